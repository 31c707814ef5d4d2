import type { Rectangle } from '../render/painter.ts';

/** What every board has, in device pixels: its name above, a field for the game, a plate for the win below. */
export interface BoardFrame {
  readonly width: number;
  readonly height: number;
  readonly portrait: boolean;
  readonly logo: Rectangle;
  readonly field: Rectangle;
  readonly plate: Rectangle;
}

const LOGO_RATIO = 4;

/** A canvas that is wider than this many times its height has room for name and plate above and below the field. */
const WIDE = 1.45;

/**
 * Shares the canvas out. The field gets what name and plate leave; on a low screen they take little.
 * @param crowded the field needs all there is: on a canvas that is not wide, name and plate share a line over it
 */
export function frameOf(width: number, height: number, crowded = false): BoardFrame {
  const portrait = height > width * 0.95;
  if (crowded && width < height * WIDE) return oneLineFrame(width, height, portrait);
  const logoHeight = Math.min(height * (portrait ? 0.15 : 0.155), (width * 0.8) / LOGO_RATIO, 210);
  const plateHeight = Math.round(Math.min(height * 0.085, width * 0.12));
  const gap = Math.round(height * 0.014);
  const plateWidth = Math.min(width * 0.62, plateHeight * 7);
  const top = gap + logoHeight + gap;
  const bottom = height - gap * 2 - plateHeight;
  const margin = width * (portrait ? 0.025 : 0.03);
  return {
    width,
    height,
    portrait,
    logo: {
      x: (width - logoHeight * LOGO_RATIO) / 2,
      y: gap,
      width: logoHeight * LOGO_RATIO,
      height: logoHeight,
    },
    field: { x: margin, y: top, width: width - margin * 2, height: Math.max(1, bottom - gap - top) },
    plate: { x: (width - plateWidth) / 2, y: bottom, width: plateWidth, height: plateHeight },
  };
}

function oneLineFrame(width: number, height: number, portrait: boolean): BoardFrame {
  const line = Math.round(Math.min(width * 0.078, height * 0.09));
  const gap = Math.max(1, Math.round(line * 0.05));
  const margin = width * 0.01;
  const logoWidth = line * LOGO_RATIO;
  const plateWidth = Math.min(line * 6, width - logoWidth - margin * 5);
  const top = line + gap * 2;
  return {
    ...{ width, height, portrait },
    logo: { x: margin * 2, y: gap, width: logoWidth, height: line },
    field: { x: margin, y: top, width: width - margin * 2, height: Math.max(1, height - top - gap) },
    plate: { x: width - margin * 2 - plateWidth, y: gap * 2, width: plateWidth, height: line - gap * 2 },
  };
}

/** From here on there is room for a column beside a square. */
const SQUARE_BESIDE = 1.25;

/**
 * For a square field as large as can be. On a wide canvas name and plate make a column beside it; else they stand above and
 * below it. Between the name and what comes under it there is room for a line.
 */
export function squareFrameOf(width: number, height: number): BoardFrame {
  const gap = Math.round(Math.min(width, height) * 0.015);
  if (width < height * SQUARE_BESIDE) return squareBetween(width, height, gap);
  const side = Math.min(height - gap * 2, width * 0.6);
  const column = Math.min(width - side - gap * 3, side * 0.8);
  const left = (width - column - side - gap) / 2;
  const plate = Math.min(height * 0.19, column * 0.2);
  const top = (height - side) / 2;
  return {
    ...{ width, height, portrait: false },
    logo: { x: left, y: top + side * 0.03, width: column, height: column / LOGO_RATIO },
    field: { x: left + column + gap, y: top, width: side, height: side },
    plate: { x: left, y: top + side * 0.97 - plate, width: column, height: plate },
  };
}

function squareBetween(width: number, height: number, gap: number): BoardFrame {
  const [name, line, plate] = [0.1, 0.125, 0.14].map((part) => Math.min(width, height) * part);
  const top = gap + name! + line!;
  const side = Math.max(1, Math.min(width - gap * 2, height - top - plate! - gap * 3));
  const rest = (height - top - side - plate! - gap * 3) / 2;
  const plateWidth = Math.min(width * 0.7, plate! * 6);
  return {
    ...{ width, height, portrait: true },
    logo: {
      x: (width - name! * LOGO_RATIO) / 2,
      y: gap + rest / 2,
      width: name! * LOGO_RATIO,
      height: name!,
    },
    field: { x: (width - side) / 2, y: top + rest, width: side, height: side },
    plate: {
      x: (width - plateWidth) / 2,
      y: top + rest + side + gap,
      width: plateWidth,
      height: plate!,
    },
  };
}
