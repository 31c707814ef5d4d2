import type { Cell } from '@croupier/games';
import type { Sprite } from '../render/painter.ts';
import type { BurstScene, FallScene } from '../show/scenes.ts';
import { fallingRow, leaveMs, leftRows } from '../timeline/fall-plan.ts';
import type { Pace } from '../timeline/reel-plan.ts';
import { cellLook, merged, restLook, type Look } from './draw-reels.ts';
import { cellBox } from './layout.ts';
import type { Rest } from './rest.ts';
import { atlasSprite, chanceOf, clamp01, type View } from './view.ts';

/** The old grid falls out of the window; then the window stays empty. */
export function leaveLook(view: View, from: Rest, pace: Pace, ms: number): Look {
  if (ms > leaveMs(pace) * 2) return { symbols: [], letters: [] };
  return merged(
    from.grid.flatMap((column, reel) =>
      column.flatMap((_, row) => {
        const rows = column.length;
        const at = row + leftRows(reel, row, rows, pace, ms);
        return at > rows ? [] : [cellLook(view, from, { reel, row: at, rows }, row)];
      }),
    ),
  );
}

/** Symbols on their way down to the rows of the arriving grid. */
export function fallLook(view: View, scene: FallScene, rest: Rest, ms: number): Look {
  const sinceMs = ms - scene.atMs;
  return merged(
    rest.grid.flatMap((column, reel) =>
      column.flatMap((_, row) => {
        const faller = scene.plan.reels[reel]?.[row];
        const rows = column.length;
        const at = faller ? fallingRow(faller, row, sinceMs) : row;
        return at < -0.98 ? [] : [cellLook(view, rest, { reel, row: at, rows }, row)];
      }),
    ),
  );
}

/** The winning cells swell and burst into sparks; the others wait. */
export function burstLook(
  view: View,
  scene: BurstScene,
  rest: Rest,
  ms: number,
): { look: Look; over: Sprite[] } {
  const part = clamp01((ms - scene.atMs) / (scene.untilMs - scene.atMs));
  const gone = new Set(scene.cells.map(String));
  const others = restLook(view, rest, { hidden: (reel, row) => gone.has(`${reel},${row}`) });
  const still = view.reducedMotion;
  const fading = scene.cells.map(([reel, row]) =>
    cellLook(
      view,
      rest,
      { reel, row, rows: rest.grid[reel]?.length ?? 1 },
      row,
      { alpha: still ? 1 - part : clamp01(1.6 - part * 2.4), light: still ? 0 : part },
      still ? 1 : 1 + 0.35 * part - 0.9 * Math.max(0, part - 0.6),
    ),
  );
  const over = still
    ? []
    : scene.cells.flatMap((cell) => sparks(view, cell, rest.grid[cell[0]]?.length ?? 1, part));
  return { look: merged([others, ...fading]), over };
}

const SPARKS = 6;

function sparks(view: View, [reel, row]: Cell, rows: number, part: number): Sprite[] {
  const { x, y, width, height } = cellBox(view.layout, { reel, row, rows });
  const size = Math.min(width, height);
  const [cx, cy] = [x + width / 2, y + height / 2];
  const flash = atlasSprite(view, 'glow', [cx, cy, size * (0.8 + part), size * (0.8 + part)], {
    tint: view.art.glow,
    alpha: 0.9 * Math.sin(Math.PI * clamp01(part * 1.1)),
    light: 1,
  });
  const flying = Array.from({ length: SPARKS }, (_, index) => {
    const own = (salt: number) => chanceOf(index + reel * 31 + row * 7, salt);
    const angle = own(1) * 6.28;
    const reach = size * (0.3 + own(2) * 0.7) * Math.sqrt(part);
    const side = size * (0.14 + own(3) * 0.2) * (1 - part);
    const place = [
      cx + Math.cos(angle) * reach,
      cy + Math.sin(angle) * reach + size * 0.3 * part * part,
    ] as const;
    return atlasSprite(view, 'spark', [...place, side * 2, side * 2], { light: 1, tint: view.art.glow });
  });
  return [...flash, ...flying.flat()];
}
