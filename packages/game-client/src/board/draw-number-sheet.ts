import type { Rectangle, Sprite } from '../render/painter.ts';
import { atlasSprite, chanceOf, clamp01, labelSprite, outBack } from '../stage/view.ts';
import type { BoardMoment, BoardView, StepPlan } from './board-scene.ts';
import { boxOf, TILE, type NumberSheet } from './number-sheet.ts';
import type { NumberNow } from './ticket-at.ts';

type View = BoardView<NumberSheet>;

const POP_MS = 320;
const FLASH_MS = 420;
const SHARDS = 7;

/** The tiles of numbers that are picked or drawn; all others stand still, and are furniture. */
export const tileSprites = (view: View, numbers: readonly NumberNow[], restMs: number): Sprite[] =>
  numbers.flatMap((now) => oneTile(view, now, restMs));

function oneTile(view: View, { number, picked, drawnSinceMs }: NumberNow, restMs: number): Sprite[] {
  const { x, y, width, height } = boxOf(view.layout.own, number);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  if (!picked && drawnSinceMs === null) return [];
  const hit = picked && drawnSinceMs !== null;
  const pop = drawnSinceMs === null || view.reducedMotion ? 1 : outBack(clamp01(drawnSinceMs / POP_MS));
  const grown = TILE * (drawnSinceMs === null ? 1 : 0.8 + 0.2 * pop) * (hit ? 1.05 : 1);
  const name = hit ? 'hit' : drawnSinceMs !== null ? 'drawn' : 'picked';
  const beat = hit && !view.reducedMotion ? 0.5 + 0.3 * Math.sin(restMs / 210 + number) : 0.6;
  const crown = Math.min(width, height) * 0.42;
  return [
    ...(hit
      ? atlasSprite(view, 'glow', [middleX, middleY, width * 2, height * 2], {
          tint: view.art.glow,
          alpha: beat,
          light: 1,
        })
      : []),
    ...atlasSprite(view, name, [middleX, middleY, width * grown, height * grown]),
    ...(hit
      ? atlasSprite(view, 'crown', [middleX + width * 0.31, middleY - height * 0.3, crown, crown])
      : []),
  ];
}

export const numberSprites = (view: View, numbers: readonly NumberNow[]): Sprite[] =>
  numbers.flatMap(({ number, picked, drawnSinceMs }) => {
    const { x, y, width, height } = boxOf(view.layout.own, number);
    return labelSprite(view, String(number), 'note', {
      x: x + width / 2,
      y: y + height / 2,
      height: Math.min(height, width) * 0.6,
      maxWidth: width * 0.74,
      alpha: picked || drawnSinceMs !== null ? 1 : 0.88,
    });
  });

/** Where something comes down on a number light spreads; a hit throws sparks, each its own way. */
export function flashSprites(
  view: View,
  { number, hit }: { number: number; hit: boolean },
  sinceMs: number,
): Sprite[] {
  const t = sinceMs / FLASH_MS;
  if (t < 0 || t >= 1) return [];
  const { x, y, width, height } = boxOf(view.layout.own, number);
  const [middleX, middleY, side] = [x + width / 2, y + height / 2, Math.min(width, height)];
  const reach = side * (hit ? 1.2 + 2.4 * t : 0.9 + 1.1 * t);
  const tint = hit ? view.art.glow : ([0.5, 0.86, 1] as const);
  return [
    ...atlasSprite(view, 'glow', [middleX, middleY, reach, reach], { tint, alpha: (1 - t) ** 2, light: 1 }),
    ...Array.from({ length: hit ? SHARDS : 0 }, (_, index) => {
      const angle = ((index + chanceOf(number, index)) / SHARDS) * 2 * Math.PI;
      const far = side * (0.4 + 1.3 * (1 - (1 - t) ** 2));
      const small = side * 0.42 * (1 - t);
      return atlasSprite(
        view,
        'spark',
        [middleX + Math.cos(angle) * far, middleY + Math.sin(angle) * far + side * t * t, small, small],
        { tint, light: 1, turn: angle + t * 2 },
      );
    }).flat(),
  ];
}

/** A star for every number that was picked, on the plate: those that were hit shine. The win takes their place. */
export function countSprites(
  view: View,
  { x, y, width, height }: Rectangle,
  { move, steps }: BoardMoment<StepPlan>,
  numbers: readonly NumberNow[],
): Sprite[] {
  const step = move?.step ?? steps.at(-1);
  if (step?.kind !== 'draw' || (!move && step.units > 0)) return [];
  const hits = numbers
    .flatMap(({ picked, drawnSinceMs }) => (picked && drawnSinceMs !== null ? [drawnSinceMs] : []))
    .sort((a, b) => b - a);
  const apart = Math.min(height * 0.92, (width * 0.92) / step.picks.length);
  const first = x + width / 2 - (apart * (step.picks.length - 1)) / 2;
  return step.picks.flatMap((_, at) => {
    const since = hits[at];
    const pop = since === undefined || view.reducedMotion ? 1 : outBack(clamp01(since / POP_MS));
    const size = apart * 0.84 * pop;
    return atlasSprite(
      view,
      since === undefined ? 'count' : 'crown',
      [first + apart * at, y + height / 2, size, size],
      { alpha: since === undefined ? 0.55 : 1 },
    );
  });
}
