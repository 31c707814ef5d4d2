import type { Cell, Win } from '@croupier/games';
import type { Sprite } from '../render/painter.ts';
import { valueSprites } from './draw-values.ts';
import { symbolSprite } from './draw-reels.ts';
import { cellBox, type Place } from './layout.ts';
import { pathSprites } from './draw-path.ts';
import type { Rest } from './rest.ts';
import { amountSprites, atlasSprite, clamp01, outBack, type View } from './view.ts';

export interface WinLook {
  /** Line and glow behind the symbols. */
  readonly under: Sprite[];
  readonly symbols: Sprite[];
  /** Frames and the amount's plate before them. */
  readonly over: Sprite[];
  readonly letters: Sprite[];
}
export const NO_WIN: WinLook = { under: [], symbols: [], over: [], letters: [] };

/** How far a line is traced, and how long one symbol's pulse takes. */
const TRACE_MS = 260;
const PULSE_MS = 900;

/** One paying combination: its symbols lifted, its line traced from the side it is read from, its amount. */
export function winLook(
  view: View,
  rest: Rest,
  win: Win,
  amountMinor: bigint | null,
  sinceMs: number,
): WinLook {
  const traced = view.reducedMotion ? 1 : clamp01(sinceMs / TRACE_MS);
  const tint = lineColour(view, win);
  const places = win.cells.map(([reel, row]) => ({ reel, row, rows: rest.grid[reel]?.length ?? 1 }));
  const shown = traced >= 1 ? 1 : 0;
  const chip = isOfCoins(rest, win) || amountMinor === null ? null : chipPlace(view, win, places);
  return {
    under: [
      ...places.flatMap((place) => glowSprites(view, place)),
      ...pathSprites(view, linePoints(view, win), traced, tint),
    ],
    symbols: places.flatMap((place) =>
      pulsing(view, rest.grid[place.reel]?.[place.row] ?? '', place, sinceMs),
    ),
    over: [
      ...places.flatMap((place) => frameSprites(view, place, tint, traced)),
      ...(chip
        ? atlasSprite(view, 'pill', [chip.x, chip.y, chip.size * 1.02, chip.size * 0.32], { alpha: shown })
        : []),
    ],
    letters: [
      ...places.flatMap((place) => valueSprites(view, rest, place, place.row, 1)),
      ...(chip && amountMinor !== null
        ? amountSprites(view, view.formatMoney(amountMinor), {
            x: chip.x,
            y: chip.y,
            height: chip.size * 0.3,
            maxWidth: chip.size * 0.9,
            alpha: shown,
          })
        : []),
    ],
  };
}

/** Several wins at once. A cell that wins twice is drawn once. */
export function winLooks(
  view: View,
  rest: Rest,
  wins: readonly { readonly win: Win; readonly amountMinor: bigint }[],
  sinceMs: number,
): WinLook {
  const seen = new Set<string>();
  const looks = wins.map(({ win, amountMinor }) => {
    const cells = win.cells.filter((cell) => !seen.has(String(cell)));
    for (const cell of cells) seen.add(String(cell));
    return winLook(view, rest, { ...win, cells: cells.length > 0 ? cells : win.cells }, amountMinor, sinceMs);
  });
  return {
    under: looks.flatMap(({ under }) => under),
    symbols: looks.flatMap(({ symbols }) => symbols),
    over: looks.flatMap(({ over }) => over),
    letters: looks.flatMap(({ letters }) => letters),
  };
}

/** Coins tell what they are worth, and the plate counts their sum: an amount among them would cover one. */
const isOfCoins = (rest: Rest, { cells }: Win): boolean =>
  rest.values.some(
    ({ cell, kind }) =>
      (kind === 'coin' || kind === 'jackpot') &&
      cells.some(([reel, row]) => cell[0] === reel && cell[1] === row),
  );

/** The amount stands at the middle cell of a line, at the heart of what is not on a line. */
function chipPlace(view: View, win: Win, places: readonly Place[]): { x: number; y: number; size: number } {
  const size = Math.max(view.layout.cellWidth, view.layout.reels.width * 0.17);
  const boxes = places.map((place) => cellBox(view.layout, place));
  const [middleX, middleY] = [
    boxes.reduce((sum, { x, width }) => sum + x + width / 2, 0) / Math.max(1, boxes.length),
    boxes.reduce((sum, { y, height }) => sum + y + height / 2, 0) / Math.max(1, boxes.length),
  ];
  const onLine = win.line !== undefined;
  const distance = ({ x, y, width, height }: (typeof boxes)[number]) =>
    Math.hypot(x + width / 2 - middleX, y + height / 2 - middleY);
  const box = onLine
    ? boxes[Math.floor((boxes.length - 1) / 2)]
    : [...boxes].sort((a, b) => distance(a) - distance(b))[0];
  if (!box) return { x: middleX, y: middleY, size };
  const lower = onLine || boxes.length < 4 ? box.height * 0.36 : 0;
  const half = size * 0.55;
  const { reels } = view.layout;
  const x = Math.min(reels.x + reels.width - half, Math.max(reels.x + half, box.x + box.width / 2));
  return { x, y: box.y + box.height / 2 + lower, size };
}

function glowSprites(view: View, place: Place): Sprite[] {
  const { x, y, width, height } = cellBox(view.layout, place);
  const size = Math.min(width, height) * 1.35;
  return atlasSprite(view, 'glow', [x + width / 2, y + height / 2, size, size], {
    tint: view.art.glow,
    alpha: 0.75,
    light: 0.6,
  });
}

function frameSprites(view: View, place: Place, tint: Sprite['tint'], alpha: number): Sprite[] {
  const { x, y, width, height } = cellBox(view.layout, place);
  return atlasSprite(view, 'frame', [x + width / 2, y + height / 2, width * 1.02, height * 1.02], {
    ...(tint && { tint }),
    alpha,
  });
}

function pulsing(view: View, id: string, place: Place, sinceMs: number): Sprite[] {
  if (view.reducedMotion) return symbolSprite(view, id, place, {}, 1.04);
  const phase = (sinceMs % PULSE_MS) / PULSE_MS;
  const lift = outBack(clamp01(sinceMs / 220)) * 0.07 + 0.035 * Math.sin(phase * Math.PI * 2);
  return symbolSprite(view, id, place, { sheen: ((sinceMs / 700) % 1.8) - 0.2 }, 1 + lift);
}

/** Colours repeat after the last. What is not on a line takes the glow's. */
const lineColour = (view: View, win: Win) =>
  win.line === undefined
    ? view.art.glow
    : (view.art.lines[win.line % view.art.lines.length] ?? view.art.glow);

/** The whole line from edge to edge, also past its last paying symbol: it is the line that pays. */
function linePoints(view: View, win: Win): Cell[] {
  const line = win.line === undefined ? undefined : view.game.lines[win.line];
  if (!line) return [];
  const centres = line.map((row, reel): Cell => {
    const { x, y, width, height } = cellBox(view.layout, { reel, row, rows: view.game.rows });
    return [x + width / 2, y + height / 2];
  });
  const [first, last] = [centres[0], centres.at(-1)];
  const reach = view.layout.cellWidth * 0.5;
  if (!first || !last) return centres;
  const points: Cell[] = [[first[0] - reach, first[1]], ...centres, [last[0] + reach, last[1]]];
  return win.fromRight ? points.reverse() : points;
}
