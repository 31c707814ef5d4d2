import type { DrawDefinition } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { atlasSprite, clamp01 } from '../../stage/view.ts';
import type { BoardMoment, BoardView, Played } from '../board-scene.ts';
import { countSprites, flashSprites, numberSprites, tileSprites } from '../draw-number-sheet.ts';
import { boxOf, type NumberSheet } from '../number-sheet.ts';
import { ticketAt } from '../ticket-at.ts';
import type { FallingStar, SkyPlan } from './plan-fall.ts';

type View = BoardView<NumberSheet>;
type Moment = BoardMoment<SkyPlan>;

/** The sheet of numbers, the stars on their way to it, and those that have come down on a number that was picked. */
export function drawSky(view: View, moment: Moment, { definition }: Played<DrawDefinition>): Layer[] {
  const { move, restMs } = moment;
  const landings = new Map(move?.plan.stars.map(({ number, landMs }) => [number, landMs]));
  const numbers = ticketAt(moment, definition.numbers, landings);
  const stars = move && !view.reducedMotion ? move.plan.stars : [];
  const ms = move?.ms ?? 0;
  return [
    {
      texture: 'atlas',
      clip: null,
      sprites: [...tileSprites(view, numbers, restMs), ...waveSprites(view, moment)],
    },
    { texture: 'labels', clip: null, sprites: numberSprites(view, numbers) },
    {
      texture: 'atlas',
      clip: null,
      sprites: [
        ...stars.flatMap((star) => [
          ...flashSprites(view, star, ms - star.landMs),
          ...starSprites(view, star, ms),
        ]),
        ...countSprites(view, view.layout.plate, moment, numbers),
      ],
    },
  ];
}

/** While the answer is waited for, starlight runs over the sheet. */
function waveSprites(view: View, { waitingMs }: Moment): Sprite[] {
  if (waitingMs === null || view.reducedMotion) return [];
  const { sheet, cell } = view.layout.own;
  const along = ((waitingMs / 1_100) % 1) * 1.5 - 0.25;
  return atlasSprite(
    view,
    'glow',
    [sheet.x + sheet.width * along, sheet.y + sheet.height * (1 - along), cell.width * 7, cell.height * 7],
    { tint: [0.62, 0.74, 1], alpha: 0.55 * clamp01(waitingMs / 200), light: 1 },
  );
}

/** It comes from the upper right, as its trail says, ever quicker. */
function starSprites(view: View, { number, hit, startMs, landMs }: FallingStar, ms: number): Sprite[] {
  if (ms < startMs || ms > landMs) return [];
  const { x, y, width, height } = boxOf(view.layout.own, number);
  const left = 1 - clamp01((ms - startMs) / (landMs - startMs)) ** 1.5;
  const reach = view.layout.height * 0.5;
  const size = Math.min(width, height) * 2.6;
  return atlasSprite(
    view,
    hit ? 'star-gold' : 'star-blue',
    [x + width / 2 + left * reach * 0.72, y + height / 2 - left * reach * 0.7, size, size],
    { alpha: clamp01((1 - left) * 6) },
  );
}
