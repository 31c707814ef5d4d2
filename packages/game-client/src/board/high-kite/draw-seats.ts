import { flightMsOf, type CrashDefinition } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { amountSprites, atlasSprite, labelSprite } from '../../stage/view.ts';
import type { SeatSight } from '../board-scene.ts';
import type { View } from './stroke.ts';
import type { FlightNow } from './flight-now.ts';
import { spotAt, type Scale, type Spot } from './flight-path.ts';

/** The latest exits are named, an older one fainter than one that came after it. */
const NAMED = 4;

interface Exit extends Spot {
  readonly player: string;
  readonly leftCenti: number;
  readonly mine: boolean;
}

/** Where others left, and oneself: a mark on the way, with the name and the multiplier of the latest ones. */
export function seatLayers(view: View, definition: CrashDefinition, now: FlightNow, scale: Scale): Layer[] {
  const { chart, unit } = view.layout.own;
  const exits = now.seats
    // A clock that runs behind the house's has not come so far yet.
    .filter((seat): seat is SeatSight & { leftCenti: number } => (seat.leftCenti ?? Infinity) <= now.centi)
    .map((seat): Exit => ({
      ...seat,
      ...spotAt(definition, chart, scale, flightMsOf(definition, seat.leftCenti)),
    }))
    .sort((a, b) => b.leftCenti - a.leftCenti);
  const named = exits.filter(({ mine }, index) => index < NAMED || mine);
  return [
    {
      texture: 'atlas',
      clip: null,
      sprites: exits.flatMap(({ x, y, mine }) => {
        const size = unit * (mine ? 0.08 : 0.05);
        return atlasSprite(view, mine ? 'my-dot' : 'dot', [x, y, size, size]);
      }),
    },
    { texture: 'labels', clip: null, sprites: tagSprites(view, named) },
  ];
}

/** Under the way to the right, where nothing else is, each over the one that left before. */
function tagSprites(view: View, named: readonly Exit[]): Sprite[] {
  const { unit, chart } = view.layout.own;
  const height = Math.max(unit * 0.055, Math.min(20, unit * 0.08));
  const half = unit * 0.17;
  let lowest = chart.y + chart.height - height * 0.6;
  return named
    .map((exit, order) => ({ exit, alpha: exit.mine ? 1 : 1 - order * 0.16 }))
    .reverse()
    .flatMap(({ exit, alpha }) => {
      const x = Math.min(exit.x + half + unit * 0.05, chart.x + chart.width - half * 0.4);
      const y = Math.min(exit.y + unit * 0.02, lowest);
      lowest = y - height * 0.95;
      const times = `${view.formatNumber(exit.leftCenti / 100, 2)}×`;
      if (!exit.player)
        return amountSprites(view, times, { x, y, height: height * 1.2, maxWidth: half * 2, alpha });
      return [
        ...labelSprite(view, exit.player, 'note', {
          x: x - half * 0.42,
          y,
          height,
          maxWidth: half * 1.05,
          alpha,
        }),
        ...amountSprites(view, times, { x: x + half * 0.6, y, height, maxWidth: half * 0.8, alpha }),
      ];
    });
}
