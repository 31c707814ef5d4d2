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

/** Shares the canvas out. The field gets what name and plate leave; on a low screen they take little. */
export function frameOf(width: number, height: number): BoardFrame {
  const portrait = height > width * 0.95;
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
