import type { LinesDefinition } from '../definition.ts';
import { strip } from './strip.ts';

/**
 * A summer morning among fruit trees: 3×3, five lines, nine of a kind doubles.
 * Small wins often; the sun is rare and pays for the wait.
 */
export const sunnyOrchard: LinesDefinition = {
  id: 'sunny-orchard',
  mathVersion: 1,
  engine: 'lines',
  grid: { reels: 3, rows: 3 },
  symbols: [
    { id: 'sun', role: 'regular' },
    { id: 'bell', role: 'regular' },
    { id: 'melon', role: 'regular' },
    { id: 'pear', role: 'regular' },
    { id: 'plum', role: 'regular' },
    { id: 'lemon', role: 'regular' },
    { id: 'cherry', role: 'regular' },
  ],
  reels: {
    base: [
      strip(`
        sun sun sun plum plum lemon lemon lemon bell bell lemon lemon melon melon bell cherry lemon
        cherry cherry plum cherry cherry melon cherry cherry cherry pear cherry cherry cherry pear
        pear pear plum cherry cherry lemon cherry cherry cherry lemon cherry
      `),
      strip(`
        melon cherry cherry cherry pear sun sun sun melon melon plum pear pear lemon lemon cherry
        cherry cherry lemon lemon bell bell bell plum plum cherry cherry cherry lemon lemon lemon
        cherry cherry cherry plum cherry cherry cherry
      `),
      strip(`
        lemon cherry cherry cherry melon cherry cherry cherry melon melon bell bell lemon lemon
        lemon bell cherry cherry lemon cherry lemon pear pear pear plum sun sun sun plum cherry
        cherry cherry plum cherry cherry cherry lemon cherry cherry
      `),
    ],
  },
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  pays: {
    sun: [0, 0, 0, 150],
    bell: [0, 0, 0, 75],
    melon: [0, 0, 0, 50],
    pear: [0, 0, 0, 30],
    plum: [0, 0, 0, 20],
    lemon: [0, 0, 0, 15],
    cherry: [0, 0, 0, 10],
  },
  fullScreenMultiplier: 2,
  maximumWinStakes: 300,
};
