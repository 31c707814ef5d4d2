import type { Sprite } from '../render/painter.ts';
import { pose, type SpinPlan } from '../timeline/reel-plan.ts';
import { BLUR_STRETCH } from './build-atlas.ts';
import { cellBox, reelRectangle, type Place } from './layout.ts';
import { rowsOf, symbolAt, type Rest } from './rest.ts';
import { valueSprites } from './draw-values.ts';
import { atlasSprite, type View } from './view.ts';

/** The reels' part of a frame: pictures, and the words and numbers upon them. */
export interface Look {
  readonly symbols: Sprite[];
  readonly letters: Sprite[];
}

/** The part of a reel's speed from which the smeared copy replaces the sharp one. */
const BLUR_FROM = 0.012;
const SYMBOL_PART = 0.97;
const TILE_PART = 0.9;
/** How far a symbol is stretched in a cell that is not square. */
const BROADEST = 1.25;
const TALLEST = 1.45;

export const merged = (looks: readonly Look[]): Look => ({
  symbols: looks.flatMap(({ symbols }) => symbols),
  letters: looks.flatMap(({ letters }) => letters),
});

/** A resting grid. @param more.hidden cells that something else draws; @param more.dimmed those that step back */
export function restLook(
  view: View,
  rest: Rest,
  more: { alpha?: number; hidden?: (reel: number, row: number) => boolean; dimmed?: boolean } = {},
): Look {
  const { alpha = 1, hidden, dimmed = false } = more;
  return merged(
    rest.grid.flatMap((column, reel) =>
      column.flatMap((_, row) =>
        hidden?.(reel, row)
          ? []
          : [
              cellLook(view, rest, { reel, row, rows: column.length }, row, {
                alpha,
                ...(dimmed && view.art.dim),
              }),
            ],
      ),
    ),
  );
}

/** The symbol of a rest's cell with its value, drawn at a place that may be another while it moves. */
export function cellLook(
  view: View,
  rest: Rest,
  place: Place,
  row: number,
  more: Partial<Sprite> = {},
  scale = 1,
): Look {
  return {
    symbols: [
      ...plateSprites(view, place, more.alpha),
      ...symbolSprite(view, symbolAt(rest, place.reel, row), place, more, scale),
    ],
    letters: valueSprites(view, rest, place, row, more.alpha ?? 1),
  };
}

export function symbolSprite(
  view: View,
  id: string,
  place: Place,
  more: Partial<Sprite> = {},
  scale = 1,
): Sprite[] {
  const { x, y, width, height } = cellBox(view.layout, place);
  const part = (view.game.strips ? SYMBOL_PART : TILE_PART) * scale;
  const [wide, high] = grown(view, width, height);
  return atlasSprite(view, id, [x + width / 2, y + height / 2, wide * part, high * part], more);
}

/** Where reels differ in rows every symbol has a plate as large as its cell, which shows how many there are. */
function plateSprites(view: View, place: Place, alpha = 1): Sprite[] {
  if (!view.game.rowsVary) return [];
  const { x, y, width, height } = cellBox(view.layout, place);
  const inset = width * 0.03;
  const at = [x + width / 2, y + height / 2, width - inset * 2, height - inset * 2] as const;
  return [
    ...atlasSprite(view, 'white', at, { tint: view.art.glow, alpha: alpha * 0.07 }),
    ...atlasSprite(view, 'frame', at, { tint: view.art.glow, alpha: alpha * 0.22 }),
  ];
}

/** Where reels differ in rows a symbol grows with its cell, taller or broader than it is drawn, within reason. */
function grown({ game }: View, width: number, height: number): [wide: number, high: number] {
  const size = Math.min(width, height);
  if (!game.rowsVary) return [size, size];
  return [Math.min(width, size * BROADEST), Math.min(height, size * TALLEST)];
}

/** All reels while they spin from one rest to the next, symbol by symbol of the real strips. */
export function spinLook(view: View, from: Rest, to: Rest | null, plan: SpinPlan, ms: number): Look {
  return merged(
    Array.from({ length: view.game.reels }, (_, reel) => reelLook(view, { from, to, plan, reel, ms })),
  );
}

interface Turning {
  readonly from: Rest;
  readonly to: Rest | null;
  readonly plan: SpinPlan;
  readonly reel: number;
  readonly ms: number;
}

function reelLook(view: View, { from, to, plan, reel, ms }: Turning): Look {
  const { offset, speed } = pose(plan, reel, ms);
  const reelPlan = plan.reels[reel];
  const arriving =
    to !== null && reelPlan !== undefined && ms >= reelPlan.accelerateMs && reelPlan.travel < Infinity;
  const rest = arriving ? to : from;
  const rows = rowsOf(rest, reel);
  // The window's top stands at this row of the rest; it falls as the drum turns downward.
  const top = arriving ? reelPlan.travel - offset : -offset;
  const first = Math.floor(top) - 1;
  const looks: Look[] = [];
  for (let row = first; row <= first + rows + 2; row++) {
    const place = { reel, row: row - top, rows };
    looks.push(
      Math.abs(speed) < BLUR_FROM
        ? cellLook(view, rest, place, row)
        : { symbols: smearSprite(view, symbolAt(rest, reel, row), place), letters: [] },
    );
  }
  return merged(looks);
}

function smearSprite(view: View, id: string, place: Place): Sprite[] {
  const { x, y, width, height } = cellBox(view.layout, place);
  const size = Math.min(width, height) * SYMBOL_PART;
  return atlasSprite(view, `blur:${id}`, [x + width / 2, y + height / 2, size, size * BLUR_STRETCH]);
}

/** The round drum's shade at the top and the foot of every reel; flat boards have none. */
export function shadeSprites(view: View): Sprite[] {
  if (!view.game.strips) return [];
  const depth = view.layout.cellHeight * 0.42;
  const alpha = view.art.cabinet.shade;
  return Array.from({ length: view.game.reels }, (_, reel) => {
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

/**
 * Light on the reels that are awaited: at most about two swells a second.
 * @param untilMs when each reel has stopped
 */
export function awaitedSprites(
  view: View,
  awaitedFromMs: readonly number[],
  untilMs: readonly number[],
  ms: number,
): Sprite[] {
  return awaitedFromMs.flatMap((fromMs, reel) => {
    if (ms < fromMs || ms > (untilMs[reel] ?? 0)) return [];
    const { x, y, width, height } = reelRectangle(view.layout, reel);
    const swell = 0.6 + 0.25 * Math.sin((ms - fromMs) / 90);
    return atlasSprite(view, 'column', [x + width / 2, y + height / 2, width * 1.06, height], {
      tint: view.art.glow,
      alpha: swell,
      light: 1,
    });
  });
}
