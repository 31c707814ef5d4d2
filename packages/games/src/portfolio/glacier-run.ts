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
        icicle snowflake mammoth ice-axe arctic-fox ice-gate icicle snow-owl snowflake polar-bear
        ice-axe icicle arctic-fox snowflake snow-owl ice-axe
      `),
      strip(`
        snowflake aurora icicle ice-axe mammoth arctic-fox snowflake ice-gate icicle snow-owl
        ice-axe polar-bear snowflake arctic-fox icicle snow-owl
      `),
      strip(`
        ice-axe snowflake icicle aurora snow-owl polar-bear snowflake icicle ice-gate arctic-fox
        ice-axe mammoth icicle snow-owl snowflake arctic-fox
      `),
      strip(`
        icicle arctic-fox aurora snowflake ice-axe snow-owl icicle mammoth snowflake ice-gate
        polar-bear icicle ice-axe arctic-fox snow-owl snowflake
      `),
      strip(`
        snowflake icicle polar-bear ice-axe snow-owl ice-gate icicle arctic-fox snowflake mammoth
        ice-axe icicle snow-owl snowflake arctic-fox ice-axe
      `),
    ],
  },
  stakeUnits: 20,
  pays: {
    mammoth: [0, 0, 0, 50, 250, 2500],
    'polar-bear': [0, 0, 0, 20, 100, 1000],
    'snow-owl': [0, 0, 0, 15, 50, 500],
    'arctic-fox': [0, 0, 0, 10, 25, 200],
    'ice-axe': [0, 0, 0, 5, 20, 100],
    snowflake: [0, 0, 0, 4, 15, 75],
    icicle: [0, 0, 0, 3, 10, 50],
  },
  multiplier: { kind: 'ladder', base: [1, 2, 3, 5], free: [3, 6, 9, 15] },
  freeSpins: { awards: [0, 0, 0, 10, 12, 15] },
  maximumWinStakes: 2000,
};
