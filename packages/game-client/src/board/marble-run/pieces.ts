import { INK, marble } from '../../art/marble-run/pieces.ts';
import { mix } from '../../art/shapes/tone.ts';
import { box, down, ellipse, radial, type Picture } from '../../picture/picture.ts';
import type { Piece } from '../board-scene.ts';
import { MARBLE } from './plan-fall.ts';

/** Fronts of boxes, from what pays least to what pays most. */
const FRONTS = {
  low: '#5d7f96',
  back: '#3f9a8a',
  win: '#f0b03a',
  high: '#e8622e',
  top: '#d02a4c',
} as const;
export type Front = keyof typeof FRONTS;

/** The glass marble, its shadow, the fronts of the boxes. */
export function runPieces(): Record<string, Piece> {
  const fronts = Object.entries(FRONTS).map(([name, colour]): [string, Piece] => [
    `front-${name}`,
    { picture: front(colour), width: 0.92 },
  ]);
  return {
    // The marble's own picture keeps a margin for its shadow.
    marble: { picture: marble('#2a9ad0', '#ffd24a', -20), width: (MARBLE * 2) / 0.86 },
    shadow: { picture: shadow, width: MARBLE * 2.4 },
    ...Object.fromEntries(fronts),
  };
}

const shadow: Picture = {
  width: 100,
  height: 100,
  nodes: [
    { d: ellipse(50, 50, 50), fill: radial([50, 50], 50, '#1a0a0499', [0.6, '#1a0a044d'], '#1a0a0400') },
  ],
};

const front = (colour: string): Picture => ({
  width: 100,
  height: 76,
  nodes: [
    { d: box(1, 1, 98, 74, 15), fill: INK },
    {
      d: box(4, 4, 92, 68, 12),
      fill: down(4, 72, mix(colour, '#ffffff', 0.34), colour, mix(colour, '#2a0c1c', 0.42)),
    },
    { d: box(9, 8, 82, 22, 9), fill: down(8, 30, '#ffffff66', '#ffffff0a') },
  ],
});
