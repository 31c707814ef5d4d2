import { describe, expect, it } from 'vitest';
import { tapeDraw } from '../fair/tape-draw.ts';
import { mathHash } from '../math-hash.ts';
import { gearworks } from '../portfolio/gearworks.ts';
import { glacierRun } from '../portfolio/glacier-run.ts';
import { honeyHive } from '../portfolio/honey-hive.ts';
import { stormKeep } from '../portfolio/storm-keep.ts';
import type { SpinStep } from '../round.ts';
import { fastBelow } from '../simulator/fast-below.ts';
import type { CascadeDefinition } from './definition.ts';
import { playCascade } from './play-cascade.ts';

/** Draws 0 to 4 are A, B, C, the scatter and the orb. */
const SMALL: CascadeDefinition = {
  id: 'small-storm',
  mathVersion: 1,
  engine: 'cascade',
  grid: { reels: 2, rows: 3 },
  symbols: [
    { id: 'A', role: 'regular' },
    { id: 'B', role: 'regular' },
    { id: 'C', role: 'regular' },
    { id: 'S', role: 'scatter' },
    { id: 'O', role: 'orb' },
  ],
  reads: 'anywhere',
  fill: { from: 'weights', base: { A: [1, 1], B: [1, 1], C: [1, 1], S: [1, 1], O: [1, 1] } },
  stakeUnits: 5,
  pays: { A: [0, 0, 0, 2, 4], B: [0, 0, 0, 10], C: [0, 0, 0, 3] },
  multiplier: {
    kind: 'orbs',
    values: [
      { value: 2, weight: 1 },
      { value: 5, weight: 1 },
    ],
  },
  scatterPays: [0, 0, 7],
  freeSpins: { awards: [0, 0, 1] },
  maximumWinStakes: 100,
};
const [A, B, C, S, O, TIMES_2, TIMES_5] = [0, 1, 2, 3, 4, 0, 1];

describe('a round with cascades', () => {
  const paid = [A, B, A, C, A, B].concat([C, O, TIMES_2, C], [S, S, A]);
  const free = [A, A, A, O, TIMES_5, B, C].concat([B, B, B], [A, C, S, A]);
  const outcome = playCascade(SMALL, tapeDraw([...paid, ...free]));

  it('lets winning cells vanish, the others fall and new ones come from above', () => {
    expect(outcome.steps.map(({ kind, grid }) => [kind, ...grid.map((column) => column.join(''))])).toEqual([
      ['base', 'ABA', 'CAB'],
      ['cascade', 'COB', 'CCB'],
      ['cascade', 'SOB', 'SAB'],
      ['free', 'AAA', 'OBC'],
      ['cascade', 'BBB', 'OBC'],
      ['cascade', 'ACS', 'AOC'],
    ]);
  });

  it('settles orbs and scatters when a spin has come to rest', () => {
    expect(outcome.steps.map(({ units, multiplier }) => [units, multiplier])).toEqual([
      [2, 1],
      [3, 1],
      // Twice what was won so far, as a win of the orb's; and two scatters.
      [5 + 7, 2],
      [2, 1],
      [10, 1],
      [12 * 4, 5],
    ]);
    expect(outcome.steps[2]!.wins).toMatchObject([
      { kind: 'anywhere', symbol: 'O', count: 1, units: 5, cells: [[0, 1]] },
      { kind: 'scatter', symbol: 'S', count: 2, units: 7 },
    ]);
    expect(outcome.steps[1]!.cellValues).toEqual([{ cell: [0, 1], kind: 'orb', value: 2 }]);
    expect(outcome.steps.map((step) => step.freeSpinsLeft)).toEqual([0, 0, 1, 0, 0, 0]);
    expect(outcome).toMatchObject({ winUnits: 77, capped: false, open: null });
  });

  it('does not depend on the order of keys, which the maths hash does not tell', () => {
    const fill = { from: 'weights', base: Object.fromEntries(Object.entries(SMALL.fill.base).reverse()) };
    const other = { ...SMALL, fill } as CascadeDefinition;
    expect(playCascade(other, tapeDraw([...paid, ...free]))).toEqual(outcome);
    expect(mathHash(other)).toBe(mathHash(SMALL));
  });

  it('ends after the spin that reaches the cap', () => {
    const capped = playCascade({ ...SMALL, maximumWinStakes: 3 }, tapeDraw(paid));
    expect(capped).toMatchObject({ winUnits: 15, capped: true });
  });

  it('keeps the orbs of winning free spins for those that follow', () => {
    const twoSpins = { ...SMALL, freeSpins: { awards: [0, 0, 2] } };
    const first = [A, A, A, O, TIMES_5, B, C].concat([B, A, C]);
    const second = [A, A, A, B, B, C].concat([C, S, A]);
    const kept = playCascade(twoSpins, tapeDraw([...paid, ...first, ...second]));
    expect(kept.steps.slice(-4).map(({ units, multiplier }) => [units, multiplier])).toEqual([
      [2, 1],
      [8, 5],
      [2, 1],
      [8, 5],
    ]);
  });
});

describe('every game with cascades', () => {
  it.each([gearworks, honeyHive, stormKeep, glacierRun])(
    '$id tells steps that follow from one another',
    (definition) => {
      for (let seed = 0; seed < 150; seed += 1) {
        const outcome = playCascade(definition, { below: fastBelow(seed) });
        expect(Math.min(sumOf(outcome.steps), definition.maximumWinStakes * definition.stakeUnits)).toBe(
          outcome.winUnits,
        );
        for (const [index, step] of outcome.steps.entries()) {
          expect(step.units).toBe(step.wins.reduce((sum, win) => sum + win.units, 0));
          const next = outcome.steps[index + 1];
          if (next?.kind === 'cascade') expectFall(step, next);
          else
            expect(step.wins.every(({ kind, symbol }) => kind === 'scatter' || symbol === 'storm-orb')).toBe(
              true,
            );
          if (next?.kind === 'free')
            expect(next.freeSpinsLeft - next.freeSpinsAwarded).toBe(step.freeSpinsLeft - 1);
        }
        expect(outcome.capped || outcome.steps.at(-1)!.freeSpinsLeft === 0).toBe(true);
      }
    },
  );
});

/** What did not burst keeps its order and lies at the bottom. */
function expectFall(before: SpinStep, after: SpinStep): void {
  const burst = new Set(before.wins.flatMap(({ cells }) => cells.map(String)));
  expect(burst.size).toBeGreaterThan(0);
  for (const [reel, column] of before.grid.entries()) {
    const staying = column.filter((_, row) => !burst.has(`${reel},${row}`));
    expect(after.grid[reel]).toHaveLength(column.length);
    expect(after.grid[reel]!.slice(column.length - staying.length)).toEqual(staying);
  }
}

function sumOf(steps: readonly SpinStep[]): number {
  return steps.reduce((sum, { units }) => sum + units, 0);
}
