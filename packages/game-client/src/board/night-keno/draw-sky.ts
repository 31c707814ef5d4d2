import type { DrawDefinition } from '@croupier/games';
import type { Layer, Sprite } from '../../render/painter.ts';
import { atlasSprite, clamp01, labelSprite, outBack } from '../../stage/view.ts';
import type { BoardMoment, BoardView, Played } from '../board-scene.ts';
import { boxOf, type SkyLayout } from './layout.ts';
import type { FallingStar, SkyPlan } from './plan-fall.ts';

type View = BoardView<SkyLayout>;
type Moment = BoardMoment<SkyPlan>;

const POP_MS = 320;

/** What a number is at a moment, and since when it has been drawn; a number that was not drawn has no time. */
interface NumberNow {
  readonly number: number;
  readonly picked: boolean;
  readonly drawnSinceMs: number | null;
}

/** The sheet of numbers, the stars on their way to it, and those that have come down on a number that was picked. */
export function drawSky(view: View, moment: Moment, { definition }: Played<DrawDefinition>): Layer[] {
  const numbers = numbersAt(moment, definition.numbers);
  const stars = moment.move && !view.reducedMotion ? moment.move.plan.stars : [];
  const ms = moment.move?.ms ?? 0;
  return [
    {
      texture: 'atlas',
      clip: null,
      sprites: numbers.flatMap((now) => tileSprites(view, now, moment.restMs)),
    },
    { texture: 'labels', clip: null, sprites: numbers.flatMap((now) => numberSprites(view, now)) },
    { texture: 'atlas', clip: null, sprites: stars.flatMap((star) => starSprites(view, star, ms)) },
  ];
}

function numbersAt({ steps, move, picks, restMs }: Moment, count: number): NumberNow[] {
  const shown = steps.findLast((step) => step.kind === 'draw');
  const since = new Map<number, number>();
  for (const number of shown?.drawn ?? []) since.set(number, POP_MS + restMs);
  for (const { number, landMs } of move?.plan.stars ?? [])
    if (move && move.ms >= landMs) since.set(number, move.ms - landMs);
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    picked: picks.includes(at + 1),
    drawnSinceMs: since.get(at + 1) ?? null,
  }));
}

function tileSprites(view: View, { number, picked, drawnSinceMs }: NumberNow, restMs: number): Sprite[] {
  const { x, y, width, height } = boxOf(view.layout.own, number);
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const hit = picked && drawnSinceMs !== null;
  const pop = drawnSinceMs === null || view.reducedMotion ? 1 : outBack(clamp01(drawnSinceMs / POP_MS));
  const grown = 0.9 * (drawnSinceMs === null ? 1 : 0.82 + 0.18 * pop) * (hit ? 1.06 : 1);
  const name = hit ? 'hit' : drawnSinceMs !== null ? 'drawn' : picked ? 'picked' : 'plain';
  const beat = hit && !view.reducedMotion ? 0.5 + 0.3 * Math.sin(restMs / 210 + number) : 0.6;
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
      ? atlasSprite(view, 'crown', [
          middleX + width * 0.3,
          middleY - height * 0.3,
          width * 0.42,
          width * 0.42,
        ])
      : []),
  ];
}

function numberSprites(view: View, { number, picked, drawnSinceMs }: NumberNow): Sprite[] {
  const { x, y, width, height } = boxOf(view.layout.own, number);
  return labelSprite(view, String(number), 'note', {
    x: x + width / 2,
    y: y + height / 2,
    height: Math.min(height * 0.54, width * 0.54),
    maxWidth: width * 0.7,
    alpha: picked || drawnSinceMs !== null ? 1 : 0.86,
  });
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
