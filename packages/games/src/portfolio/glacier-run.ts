import type { CascadeDefinition } from '../cascade/definition.ts';
import { strip } from './strip.ts';

/**
 * A cave of blue ice: 5×3, twenty lines. What wins breaks off and the strip above slides down, each slide worth
 * more: once, twice, three and five times, and three times that in free spins. The northern lights are wild.
 */
export const glacierRun: CascadeDefinition = {
  id: 'glacier-run',
  mathVersion: 1,
  engine: 'cascade',
  grid: { reels: 5, rows: 3 },
  symbols: [
    { id: 'aurora', role: 'wild' },
    { id: 'ice-gate', role: 'scatter' },
    { id: 'mammoth', role: 'regular' },
    { id: 'polar-bear', role: 'regular' },
    { id: 'snow-owl', role: 'regular' },
    { id: 'arctic-fox', role: 'regular' },
    { id: 'ice-axe', role: 'regular' },
    { id: 'snowflake', role: 'regular' },
    { id: 'icicle', role: 'regular' },
  ],
  reads: 'lines',
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 0, 1, 0, 1],
    [1, 2, 1, 2, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 2, 0, 0],
    [2, 2, 0, 2, 2],
    [0, 2, 0, 2, 0],
  ],
  fill: {
    from: 'strips',
    base: [
      strip(`
        arctic-fox arctic-fox polar-bear icicle snowflake snowflake snow-owl snow-owl
        arctic-fox snowflake icicle ice-axe snowflake mammoth snow-owl icicle icicle ice-axe
        polar-bear polar-bear ice-gate mammoth ice-axe ice-axe
      `),
      strip(`
        snowflake ice-axe ice-axe aurora snowflake arctic-fox arctic-fox mammoth mammoth
        icicle snowflake polar-bear snow-owl polar-bear polar-bear ice-axe snow-owl icicle
        snow-owl ice-gate icicle icicle arctic-fox
      `),
      strip(`
        icicle arctic-fox snow-owl snow-owl ice-axe ice-axe snowflake ice-axe arctic-fox
        ice-axe mammoth mammoth polar-bear polar-bear icicle polar-bear icicle aurora
        ice-gate snow-owl arctic-fox snowflake snowflake
      `),
      strip(`
        aurora snow-owl snow-owl ice-gate arctic-fox ice-axe arctic-fox ice-axe icicle
        snowflake polar-bear mammoth mammoth snowflake icicle icicle snowflake ice-axe
        ice-axe arctic-fox polar-bear polar-bear icicle snow-owl
      `),
      strip(`
        snow-owl snow-owl mammoth snowflake snowflake ice-axe ice-axe mammoth polar-bear
        icicle icicle snow-owl ice-gate ice-axe arctic-fox ice-axe icicle polar-bear
        polar-bear icicle snowflake arctic-fox arctic-fox
      `),
    ],
  },
  stakeUnits: 20,
  pays: {
    mammoth: [0, 0, 0, 25, 125, 2000],
    'polar-bear': [0, 0, 0, 12, 50, 400],
    'snow-owl': [0, 0, 0, 8, 25, 200],
    'arctic-fox': [0, 0, 0, 6, 18, 100],
    'ice-axe': [0, 0, 0, 4, 12, 50],
    snowflake: [0, 0, 0, 3, 10, 40],
    icicle: [0, 0, 0, 3, 8, 30],
  },
  multiplier: { kind: 'ladder', base: [1, 2, 3, 5], free: [3, 6, 9, 15] },
  freeSpins: { awards: [0, 0, 0, 10, 12, 15] },
  maximumWinStakes: 2000,
};
