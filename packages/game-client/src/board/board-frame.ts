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
