import type { StageGame } from '../game/stage-game.ts';
import type { Rectangle } from '../render/painter.ts';

/** Where everything stands, in device pixels. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly gap: number;
  readonly rim: number;
  readonly reels: Rectangle;
  readonly cabinet: Rectangle;
  readonly logo: Rectangle;
  readonly plaque: Rectangle;
}

const LOGO_RATIO = 4;

/** What the cabinet is built around. `rows` need not be whole where reels differ in theirs. */
export interface Window {
  readonly reels: number;
  readonly rows: number;
  /** Parts of a cell between the reels. */
  readonly gapPart: number;
}

/** The window of a game: drums with pillars between them, or cells close together where symbols fall. */
export function windowOf(game: StageGame): Window {
  const rows = game.rowsVary ? Math.min(game.rows, game.reels * 0.8) : game.rows;
  return { reels: game.reels, rows, gapPart: game.strips ? 0.07 : 0.03 };
}

/** Fits logo, cabinet and plaque into the canvas: as large as the width or the height allows. */
export function layOut(width: number, height: number, grid: Window): Layout {
  const portrait = height > width * 0.95;
  const margin = width * (portrait ? 0.012 : 0.03);
  const { gapPart } = grid;
  const rimPart = (portrait ? 0.17 : 0.22) * Math.max(1, (grid.reels + 1) / 6);
  // The plate keeps its height on the glass when there are many small cells.
  const plaquePart = 0.5 * Math.max(1, (grid.reels + 1) / 6);
  const columns = grid.reels + (grid.reels - 1) * gapPart + rimPart * 2;
  const logoShare = portrait ? 0.17 : 0.15;
  const room = height * (1 - logoShare) - height * 0.03;
  const byWidth = (width - margin * 2) / columns;
  // On a phone held upright the cells grow taller rather than leave the height unused.
  const tall = (room / byWidth - rimPart * 2 - plaquePart) / grid.rows;
  const stretched = portrait ? Math.min(1.36, Math.max(1, tall)) : 1;
  const byHeight = room / (grid.rows * stretched + rimPart * 2 + plaquePart);
  const cellWidth = Math.floor(Math.min(byWidth, byHeight));
  const cellHeight = Math.floor(cellWidth * stretched);
  const gap = Math.round(cellWidth * gapPart);
  const rim = Math.round(cellWidth * rimPart);
  const plaqueHeight = Math.round(cellWidth * plaquePart);
  const reelsWidth = grid.reels * cellWidth + (grid.reels - 1) * gap;
  const reelsHeight = Math.round(grid.rows * cellHeight);
  const cabinetHeight = reelsHeight + rim * 2 + plaqueHeight;
  const logoHeight = Math.min(
    height - cabinetHeight - height * 0.03,
    height * (portrait ? 0.24 : 0.17),
    (width * 0.86) / LOGO_RATIO,
    cellWidth * 1.6,
  );
  const free = height - cabinetHeight - logoHeight;
  const top = Math.round(free * (portrait ? 0.5 : 0.4) + logoHeight);
  const left = Math.round((width - reelsWidth) / 2);
  const cabinet = { x: left - rim, y: top, width: reelsWidth + rim * 2, height: cabinetHeight };
  const logoWidth = logoHeight * LOGO_RATIO;
  return {
    width,
    height,
    cellWidth,
    cellHeight,
    gap,
    rim,
    cabinet,
    reels: { x: left, y: top + rim, width: reelsWidth, height: reelsHeight },
    logo: {
      x: (width - logoWidth) / 2,
      y: top - logoHeight + rim * 0.35,
      width: logoWidth,
      height: logoHeight,
    },
    plaque: { x: left, y: top + rim + reelsHeight + rim * 0.55, width: reelsWidth, height: plaqueHeight },
  };
}

/** Where a cell is in the window. */
export interface Place {
  readonly reel: number;
  /** May be a fraction while the symbol moves. */
  readonly row: number;
  /** Of its reel. */
  readonly rows: number;
}

/** A cell's box: reels with more rows have lower cells. */
export function cellBox(layout: Layout, { reel, row, rows }: Place): Rectangle {
  const { reels, cellWidth, gap } = layout;
  const height = reels.height / Math.max(1, rows);
  return { x: reels.x + reel * (cellWidth + gap), y: reels.y + row * height, width: cellWidth, height };
}

export function reelRectangle(layout: Layout, reel: number): Rectangle {
  const { reels, cellWidth, gap } = layout;
  return { x: reels.x + reel * (cellWidth + gap), y: reels.y, width: cellWidth, height: reels.height };
}
