import type { CrashDefinition } from '@croupier/games';
import type { Sprite } from '../../render/painter.ts';
import { atlasSprite, clamp01 } from '../../stage/view.ts';
import { strokeSprites, type View } from './stroke.ts';
import type { FlightNow } from './flight-now.ts';
import { spotAt, type Scale, type Spot } from './flight-path.ts';
import { BOWS } from './pieces.ts';

const STRING = 12;
const TAIL = 12;
/** A bow at every second joint of the tail. */
const BOW_EVERY = 2;
/** A kite that has broken loose is out of sight after so long; its string falls sooner. */
const GONE_MS = 2_600;
const FALLEN_MS = 700;

/** The kite with its tail, on the string that somebody on the ground holds. */
export function kiteSprites(
  view: View,
  definition: CrashDefinition,
  now: FlightNow,
  scale: Scale,
  ms: number,
): Sprite[] {
  const { unit, chart } = view.layout.own;
  const ground = { x: chart.x - unit * 0.12, y: chart.y + chart.height + unit * 0.05 };
  const hand = { x: ground.x + unit * 0.035, y: ground.y - unit * 0.135 };
  const { spot, turn, alpha } = kiteAt(view, spotAt(definition, chart, scale, now.flownMs), now, ms);
  return [
    ...stringSprites(view, hand, spot, now),
    ...atlasSprite(view, 'flyer', [ground.x, ground.y - unit * 0.09, unit * 0.2, unit * 0.2]),
    ...tailSprites(view, spot, turn, alpha, ms),
    ...atlasSprite(view, 'kite', [spot.x, spot.y, unit * 0.3, unit * 0.3], { turn, alpha }),
  ];
}

function kiteAt(
  view: View,
  end: Spot,
  now: FlightNow,
  ms: number,
): { spot: Spot; turn: number; alpha: number } {
  const { unit } = view.layout.own;
  const still = view.reducedMotion;
  const sway = still ? 0 : Math.sin(ms / 620) * 0.07 + Math.sin(ms / 270) * 0.02;
  if (now.phase === 'ended') {
    const gone = clamp01(now.sinceEndMs / GONE_MS);
    if (still) return { spot: end, turn: 0.5, alpha: 0.4 };
    const spot = {
      x: end.x + unit * (0.55 * gone ** 1.4 + 0.05 * Math.sin(gone * 9)),
      y: end.y - unit * (0.4 * gone - 0.14 * Math.sin(gone * 7)),
    };
    return { spot, turn: gone * 3.4 + Math.sin(gone * 12) * 0.3, alpha: 1 - gone ** 2 };
  }
  // On the ground it stands beside whoever will let it go.
  const lift = now.phase === 'flying' ? clamp01(now.flownMs / 900) : 0;
  const bob = still ? 0 : Math.sin(ms / 480) * unit * 0.008;
  return {
    spot: { x: end.x + unit * 0.06 * (1 - lift), y: end.y + bob - unit * 0.13 * (1 - lift) },
    turn: sway,
    alpha: 1,
  };
}

/** It sags a little while it holds; once it has snapped it falls. */
function stringSprites(view: View, hand: Spot, kite: Spot, now: FlightNow): Sprite[] {
  const { unit, chart } = view.layout.own;
  const fallen = now.phase === 'ended' ? clamp01(now.sinceEndMs / FALLEN_MS) : 0;
  if (fallen === 1 || (now.phase === 'ended' && view.reducedMotion)) return [];
  const end = {
    x: kite.x - (kite.x - hand.x) * 0.5 * fallen,
    y: kite.y + (chart.y + chart.height - kite.y) * fallen ** 2,
  };
  const sag = unit * 0.05 + Math.hypot(end.x - hand.x, end.y - hand.y) * 0.1;
  const middle = { x: (hand.x + end.x) / 2, y: (hand.y + end.y) / 2 + sag };
  const at = (t: number): Spot => ({
    x: (1 - t) ** 2 * hand.x + 2 * (1 - t) * t * middle.x + t ** 2 * end.x,
    y: (1 - t) ** 2 * hand.y + 2 * (1 - t) * t * middle.y + t ** 2 * end.y,
  });
  return Array.from({ length: STRING }, (_, index) =>
    strokeSprites(
      view,
      'thread',
      at(index / STRING),
      at((index + 1) / STRING),
      Math.max(2.5, unit * 0.011),
      1 - fallen,
    ),
  ).flat();
}

/** Bows on a ribbon that the wind waves behind it. */
function tailSprites(view: View, kite: Spot, turn: number, alpha: number, ms: number): Sprite[] {
  const { unit } = view.layout.own;
  const from = {
    x: kite.x - Math.sin(turn + 0.6) * unit * 0.115,
    y: kite.y + Math.cos(turn + 0.6) * unit * 0.115,
  };
  const joints = Array.from({ length: TAIL + 1 }, (_, index): Spot => {
    const along = (index / TAIL) * unit * 0.34;
    const wave = Math.sin(index * 0.75 - ms / 190) * unit * 0.03 * (index / TAIL + 0.15);
    const way = 2.25 + turn * 0.6;
    return {
      x: from.x + Math.cos(way) * along - Math.sin(way) * wave,
      y: from.y + Math.sin(way) * along * 0.8 + Math.cos(way) * wave,
    };
  });
  const bows = joints.filter((_, index) => index > 0 && index % BOW_EVERY === 0);
  return [
    ...joints
      .slice(1)
      .flatMap((joint, index) =>
        strokeSprites(view, 'thread', joints[index]!, joint, Math.max(2, unit * 0.012), alpha),
      ),
    ...bows.flatMap((spot, index) => {
      const size = unit * (0.075 - index * 0.005);
      const flutter = 1.1 + Math.sin(index * 1.5 - ms / 190) * 0.5;
      return atlasSprite(view, `bow-${BOWS[index % BOWS.length]!}`, [spot.x, spot.y, size, size * 0.62], {
        turn: flutter,
        alpha,
      });
    }),
  ];
}
