import { INK, bow, flyer, kiteBody } from '../../art/high-kite/pieces.ts';
import { box, down, ellipse, linear, radial, type Picture } from '../../picture/picture.ts';
import type { Piece } from '../board-scene.ts';

export const BOWS = ['red', 'blue', 'gold'] as const;

/** What flies and what holds it, the wind behind it, clouds. Widths in units of the layout. */
export const skyPieces = (): Record<string, Piece> => ({
  kite: { picture: kiteBody, width: 0.3 },
  flyer: { picture: flyer, width: 0.2 },
  cloud: { picture: cloud, width: 0.42 },
  ribbon: { picture: ribbon, width: 0.16 },
  thread: { picture: thread, width: 0.16 },
  dot: { picture: dot('#fff3dc', '#2a7ad0'), width: 0.05 },
  'my-dot': { picture: dot('#fff6b0', '#e03a3a'), width: 0.08 },
  ...Object.fromEntries(BOWS.map((colour) => [`bow-${colour}`, { picture: bow(colour), width: 0.07 }])),
});

/** A bank of cumulus with a flat, shaded foot. */
const cloud: Picture = {
  width: 160,
  height: 70,
  nodes: [
    {
      d: 'M14 62C-6 60 0 36 20 38C20 18 50 12 60 28C70 4 112 6 114 32C136 20 160 40 150 56Q148 62 138 62z',
      fill: down(8, 62, '#ffffff', [0.55, '#fdf6ec'], '#cfe2ee'),
    },
    {
      d: 'M24 46Q36 36 48 44M66 36Q84 20 102 34M112 48Q124 38 136 46',
      stroke: '#ffffff',
      width: 4,
      opacity: 0.8,
    },
  ],
};

/** The way the kite took: a ribbon of light. */
const ribbon: Picture = {
  width: 100,
  height: 30,
  nodes: [
    {
      d: box(0, 0, 100, 30),
      fill: down(0, 30, '#ffb52e00', [0.3, '#ffb52e59'], [0.7, '#ffb52e59'], '#ffb52e00'),
    },
    { d: box(0, 10, 100, 10), fill: down(10, 20, '#e8621a', [0.3, '#fff3a8'], [0.7, '#ffd45e'], '#e8621a') },
  ],
};

const thread: Picture = {
  width: 100,
  height: 6,
  nodes: [
    { d: box(0, 0, 100, 6), fill: '#3a1a14a6' },
    { d: box(0, 1.4, 100, 3.2), fill: '#fffaf0' },
  ],
};

const dot = (light: string, colour: string): Picture => ({
  width: 40,
  height: 40,
  nodes: [
    { d: ellipse(20, 20, 19), fill: INK },
    { d: ellipse(20, 20, 15.5), fill: linear([6, 6], [34, 34], light, colour) },
    { d: ellipse(15, 14, 5), fill: radial([15, 14], 5, '#ffffffd9', '#ffffff00') },
  ],
});
