import type { Sprite } from '../render/painter.ts';
import { pose, type SpinPlan } from '../timeline/reel-plan.ts';
import { BLUR_STRETCH } from './build-atlas.ts';
import { cellCentre, reelRectangle } from './layout.ts';
import { atlasSprite, type View } from './view.ts';

/** Where the reels rest: the strips in use, their stops, and the symbols in the window. */
export interface Rest {
  readonly strips: readonly (readonly string[])[];
  readonly stops: readonly number[];
  readonly grid: readonly (readonly string[])[];
}

/** The part of a reel's speed from which the smeared copy replaces the sharp one. */
const BLUR_FROM = 0.012;
const SYMBOL_PART = 0.97;

/** A resting grid; `tintOf` darkens or hides single cells, `scaleOf` enlarges them. */
export function restSprites(
  view: View,
  rest: Rest,
  look: { alpha?: number; dimmed?: (reel: number, row: number) => boolean } = {},
): Sprite[] {
  return rest.grid.flatMap((column, reel) =>
    column.flatMap((id, row) => {
      const dim = look.dimmed?.(reel, row) ?? false;
      return symbolSprite(view, id, reel, row, { alpha: look.alpha ?? 1, ...(dim && view.art.dim) });
    }),
  );
}

export function symbolSprite(
  view: View,
  id: string,
  reel: number,
  row: number,
  more: Partial<Sprite> = {},
  scale = 1,
): Sprite[] {
  const [x, y] = cellCentre(view.layout, reel, row);
  const size = Math.min(view.layout.cellWidth, view.layout.cellHeight) * SYMBOL_PART * scale;
  return atlasSprite(view, id, [x, y, size, size], more);
}

/** All reels while they spin from one rest to the next, symbol by symbol of the real strips. */
export function spinSprites(view: View, from: Rest, to: Rest | null, plan: SpinPlan, ms: number): Sprite[] {
  return Array.from({ length: view.definition.grid.reels }, (_, reel) =>
    reelSprites(view, from, to, plan, reel, ms),
  ).flat();
}

function reelSprites(
  view: View,
  from: Rest,
  to: Rest | null,
  plan: SpinPlan,
  reel: number,
  ms: number,
): Sprite[] {
  const { offset, speed } = pose(plan, reel, ms);
  const reelPlan = plan.reels[reel];
  const arriving =
    to !== null && reelPlan !== undefined && ms >= reelPlan.accelerateMs && reelPlan.travel < Infinity;
  const rest = arriving ? to : from;
  const strip = rest.strips[reel] ?? [];
  const stop = rest.stops[reel] ?? 0;
  // The window's top stands at this index of the strip; it falls as the drum turns downward.
  const top = arriving ? stop + reelPlan.travel - offset : stop - offset;
  const first = Math.floor(top) - 1;
  const sprites: Sprite[] = [];
  for (let index = first; index <= first + view.definition.grid.rows + 2; index++) {
    const id = strip[((index % strip.length) + strip.length) % strip.length];
    if (id) sprites.push(...movingSymbol(view, id, reel, index - top, speed));
  }
  return sprites;
}

function movingSymbol(view: View, id: string, reel: number, row: number, speed: number): Sprite[] {
  if (Math.abs(speed) < BLUR_FROM) return symbolSprite(view, id, reel, row);
  const [x, y] = cellCentre(view.layout, reel, row);
  const size = Math.min(view.layout.cellWidth, view.layout.cellHeight) * SYMBOL_PART;
  return atlasSprite(view, `blur:${id}`, [x, y, size, size * BLUR_STRETCH]);
}

/** The round drum's shade at the top and the foot of every reel. */
export function shadeSprites(view: View): Sprite[] {
  const depth = view.layout.cellHeight * 0.42;
  const alpha = view.art.cabinet.shade;
  return Array.from({ length: view.definition.grid.reels }, (_, reel) => {
    const { x, y, width, height } = reelRectangle(view.layout, reel);
    return [
      ...atlasSprite(view, 'shade', [x + width / 2, y + depth / 2, width, depth], { alpha }),
      ...atlasSprite(view, 'shade', [x + width / 2, y + height - depth / 2, width, depth], {
        turn: Math.PI,
        alpha,
      }),
    ];
  }).flat();
}

/** Light on the reels that are awaited: at most about two swells a second. */
export function awaitedSprites(
  view: View,
  awaitedFromMs: readonly number[],
  plan: SpinPlan,
  sceneAtMs: number,
  ms: number,
): Sprite[] {
  return awaitedFromMs.flatMap((fromMs, reel) => {
    const reelPlan = plan.reels[reel];
    if (!reelPlan || ms < fromMs || ms > sceneAtMs + reelPlan.landAtMs + reelPlan.landMs * 0.4) return [];
    const { x, y, width, height } = reelRectangle(view.layout, reel);
    const swell = 0.6 + 0.25 * Math.sin((ms - fromMs) / 90);
    return atlasSprite(view, 'column', [x + width / 2, y + height / 2, width * 1.06, height], {
      tint: view.art.glow,
      alpha: swell,
      light: 1,
    });
  });
}
