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
      strip('cherry cherry cherry lemon plum plum plum pear sun lemon lemon lemon bell melon melon melon pear pear pear cherry plum bell lemon'),
      strip('cherry cherry cherry plum lemon lemon lemon sun pear plum plum plum bell pear pear pear melon melon melon cherry lemon bell plum'),
      strip('cherry cherry cherry lemon melon plum plum plum sun lemon lemon lemon bell pear pear pear cherry melon melon melon bell plum pear'),
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
    sun: [0, 0, 0, 250],
    bell: [0, 0, 0, 60],
    melon: [0, 0, 0, 30],
    pear: [0, 0, 0, 16],
    plum: [0, 0, 0, 12],
    lemon: [0, 0, 0, 10],
    cherry: [0, 0, 0, 6],
  },
  fullScreenMultiplier: 2,
  maximumWinStakes: 500,
};
