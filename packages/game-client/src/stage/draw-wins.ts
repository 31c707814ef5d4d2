import type { LinesDefinition, SpinStep, Win } from '@croupier/games';
import type { Sprite } from '../render/painter.ts';
import { symbolSprite } from './draw-reels.ts';
import { cellCentre } from './layout.ts';
import { amountSprites, atlasSprite, clamp01, outBack, type View } from './view.ts';

export interface WinLook {
  /** Line and glow behind the symbols. */
  readonly under: Sprite[];
  readonly symbols: Sprite[];
  /** Frames and the amount's plate before them. */
  readonly over: Sprite[];
  readonly letters: Sprite[];
}

/** How far a line is traced, and how long one symbol's pulse takes. */
const TRACE_MS = 260;
const PULSE_MS = 900;

/** One paying combination: its symbols lifted, its line traced from the left, its amount at the line. */
export function winLook(view: View, step: SpinStep, win: Win, amountMinor: bigint, sinceMs: number): WinLook {
  const traced = view.reducedMotion ? 1 : clamp01(sinceMs / TRACE_MS);
  const [red, green, blue] = lineColour(view, win);
  const tint = [red, green, blue] as const;
  const symbols = win.cells.flatMap(([reel, row]) =>
    pulsing(view, step.grid[reel]?.[row] ?? '', reel, row, sinceMs),
  );
  const size = Math.min(view.layout.cellWidth, view.layout.cellHeight);
  const frames = win.cells.flatMap(([reel, row]) => {
    const [x, y] = cellCentre(view.layout, reel, row);
    return atlasSprite(view, 'frame', [x, y, view.layout.cellWidth * 1.02, view.layout.cellHeight * 1.02], {
      tint,
      alpha: traced,
    });
  });
  const glows = win.cells.flatMap(([reel, row]) => {
    const [x, y] = cellCentre(view.layout, reel, row);
    return atlasSprite(view, 'glow', [x, y, size * 1.35, size * 1.35], {
      tint: view.art.glow,
      alpha: 0.75,
      light: 0.6,
    });
  });
  const points = linePoints(view, win);
  const middle = win.cells[Math.floor((win.cells.length - 1) / 2)] ?? [0, 0];
  const [chipX, chipY] = cellCentre(view.layout, middle[0], middle[1] + 0.36);
  const shown = traced >= 1 ? 1 : 0;
  return {
    under: [...glows, ...pathSprites(view, points, traced, tint)],
    symbols,
    over: [
      ...frames,
      ...atlasSprite(view, 'pill', [chipX, chipY, size * 1.02, size * 0.32], { alpha: shown }),
    ],
    letters: amountSprites(view, view.formatMoney(amountMinor), {
      x: chipX,
      y: chipY,
      height: size * 0.3,
      maxWidth: size * 0.9,
      alpha: shown,
    }),
  };
}

function pulsing(view: View, id: string, reel: number, row: number, sinceMs: number): Sprite[] {
  if (view.reducedMotion) return symbolSprite(view, id, reel, row, {}, 1.04);
  const phase = (sinceMs % PULSE_MS) / PULSE_MS;
  const lift = outBack(clamp01(sinceMs / 220)) * 0.07 + 0.035 * Math.sin(phase * Math.PI * 2);
  return symbolSprite(view, id, reel, row, { sheen: ((sinceMs / 700) % 1.8) - 0.2 }, 1 + lift);
}

/** Colours repeat after the last. Scatters take the glow's. */
const lineColour = (view: View, win: Win) =>
  win.line === undefined
    ? view.art.glow
    : (view.art.lines[win.line % view.art.lines.length] ?? view.art.glow);

/** The whole line from edge to edge, also past its last paying symbol: it is the line that pays. */
function linePoints(view: View, win: Win): (readonly [number, number])[] {
  const line = lineOf(view.definition, win);
  if (!line) return [];
  const centres = line.map((row, reel) => cellCentre(view.layout, reel, row));
  const [first, last] = [centres[0], centres.at(-1)];
  const reach = view.layout.cellWidth * 0.5;
  if (!first || !last) return centres;
  return [[first[0] - reach, first[1]], ...centres, [last[0] + reach, last[1]]];
}
const lineOf = (definition: LinesDefinition, win: Win) =>
  win.line === undefined ? undefined : definition.lines[win.line];

/** A polyline up to a part of its length, as stretched beams with a spark at its head. */
function pathSprites(
  view: View,
  points: readonly (readonly [number, number])[],
  part: number,
  tint: Sprite['tint'],
): Sprite[] {
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  let left = lengths.reduce((sum, length) => sum + length, 0) * part;
  const thick = view.layout.cellWidth * 0.2;
  const sprites: Sprite[] = [];
  let head: readonly [number, number] | undefined;
  lengths.forEach((length, index) => {
    const [from, to] = [points[index], points[index + 1]];
    if (!from || !to || left <= 0) return;
    const drawn = Math.min(1, left / length);
    left -= length;
    const end = [from[0] + (to[0] - from[0]) * drawn, from[1] + (to[1] - from[1]) * drawn] as const;
    head = end;
    const place = [
      (from[0] + end[0]) / 2,
      (from[1] + end[1]) / 2,
      distance(from, end) + thick * 0.3,
    ] as const;
    const turn = Math.atan2(end[1] - from[1], end[0] - from[0]);
    sprites.push(
      ...atlasSprite(view, 'beam', [...place, thick * 1.5], { turn, tint: [0.05, 0.02, 0.05], alpha: 0.75 }),
    );
    sprites.push(...atlasSprite(view, 'beam', [...place, thick], { turn, ...(tint && { tint }) }));
  });
  if (head && part < 1)
    sprites.push(...atlasSprite(view, 'spark', [head[0], head[1], thick * 6, thick * 6], { light: 1 }));
  return sprites;
}

const distance = (a: readonly [number, number], b: readonly [number, number]) =>
  Math.hypot(b[0] - a[0], b[1] - a[1]);
