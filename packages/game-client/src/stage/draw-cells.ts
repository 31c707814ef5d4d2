import type { Sprite } from '../render/painter.ts';
import type { CellsScene, ChangeScene } from '../show/scenes.ts';
import { cellLook, merged, restLook, symbolSprite, type Look } from './draw-reels.ts';
import { cellBox } from './layout.ts';
import type { Rest } from './rest.ts';
import { atlasSprite, clamp01, outBack, type View } from './view.ts';

const TURN_MS = 90;
const POP_MS = 320;

/** Held cells stay in their frames while the others spin, each for itself, and stop one by one. */
export function cellsLook(
  view: View,
  scene: CellsScene,
  { before, rest }: { before: Rest; rest: Rest },
  ms: number,
): { look: Look; over: Sprite[] } {
  const sinceMs = ms - scene.atMs;
  if (view.reducedMotion) {
    const part = clamp01(sinceMs / (scene.untilMs - scene.atMs));
    return {
      look: merged([restLook(view, before, { alpha: 1 - part }), restLook(view, rest, { alpha: part })]),
      over: [],
    };
  }
  const over: Sprite[] = [];
  const looks = rest.grid.flatMap((column, reel) =>
    column.map((_, row): Look => {
      const place = { reel, row, rows: column.length };
      const landMs = scene.plan.landMs[reel]?.[row];
      if (landMs == null) {
        over.push(...lockSprites(view, place, 0.8));
        return cellLook(view, rest, place, row);
      }
      if (sinceMs < landMs) return { symbols: turningSprites(view, rest, place, sinceMs), letters: [] };
      const pop = clamp01((sinceMs - landMs) / POP_MS);
      const valued = rest.values.some(({ cell }) => cell[0] === reel && cell[1] === row);
      if (valued) over.push(...landingSprites(view, place, pop));
      return cellLook(view, rest, place, row, {}, valued ? 0.7 + 0.3 * outBack(pop) : 1);
    }),
  );
  return { look: merged(looks), over };
}

/** A blurred cell: symbols of the game passing by, squeezed into its own height. */
function turningSprites(
  view: View,
  rest: Rest,
  place: { reel: number; row: number; rows: number },
  ms: number,
): Sprite[] {
  const { symbols } = view.game;
  const seen =
    rest.values.length > 0 ? symbols.filter(({ role }) => role === 'coin' || role === 'blank') : symbols;
  const turn = Math.floor(ms / TURN_MS) + place.reel * 3 + place.row * 5;
  const id = (seen.length > 0 ? seen : symbols)[turn % Math.max(1, seen.length || symbols.length)]?.id ?? '';
  const { x, y, width, height } = cellBox(view.layout, place);
  const size = Math.min(width, height);
  return atlasSprite(view, `blur:${id}`, [x + width / 2, y + height / 2, size * 0.9, size], {
    alpha: 0.55 + 0.3 * Math.sin((ms / TURN_MS) * Math.PI),
  });
}

/** The frame of a cell that stays. */
export function lockSprites(
  view: View,
  place: { reel: number; row: number; rows: number },
  alpha: number,
): Sprite[] {
  const { x, y, width, height } = cellBox(view.layout, place);
  return atlasSprite(view, 'frame', [x + width / 2, y + height / 2, width, height], {
    tint: view.art.glow,
    alpha,
  });
}

function landingSprites(
  view: View,
  place: { reel: number; row: number; rows: number },
  part: number,
): Sprite[] {
  const { x, y, width, height } = cellBox(view.layout, place);
  const size = Math.min(width, height) * (1 + part * 0.8);
  return atlasSprite(view, 'glow', [x + width / 2, y + height / 2, size, size], {
    tint: view.art.glow,
    alpha: 0.9 * (1 - part),
    light: 1,
  });
}

/** Cells turn over, from the middle of the change outward, into what they become. */
export function changeLook(
  view: View,
  scene: ChangeScene,
  { landed, rest }: { landed: Rest; rest: Rest },
  ms: number,
): { look: Look; over: Sprite[] } {
  const part = clamp01((ms - scene.atMs) / (scene.untilMs - scene.atMs));
  if (view.reducedMotion)
    return {
      look: merged([restLook(view, landed, { alpha: 1 - part }), restLook(view, rest, { alpha: part })]),
      over: [],
    };
  const turns = (reel: number, row: number) => landed.grid[reel]?.[row] !== rest.grid[reel]?.[row];
  const over: Sprite[] = [];
  const changing = rest.grid.flatMap((column, reel) =>
    column.flatMap((id, row) => {
      if (!turns(reel, row)) return [];
      const place = { reel, row, rows: column.length };
      const own = clamp01(part * 1.9 - ((row + reel * 0.5) / (column.length + view.game.reels * 0.5)) * 0.9);
      const face = own < 0.5 ? (landed.grid[reel]?.[row] ?? '') : id;
      const [sprite] = symbolSprite(view, face, place);
      over.push(...landingSprites(view, place, own > 0.5 ? own : 1));
      return sprite
        ? [{ ...sprite, width: Math.max(1, sprite.width * Math.abs(Math.cos(own * Math.PI))) }]
        : [];
    }),
  );
  const others = restLook(view, rest, { hidden: turns });
  return { look: { symbols: [...others.symbols, ...changing], letters: others.letters }, over };
}
