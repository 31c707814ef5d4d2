import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tapeDraw } from '../fair/tape-draw.ts';
import { volatilityOf } from '../maths/maths-of.ts';
import { parSheetOf } from '../maths/par-sheet.ts';
import { amberCodex } from '../portfolio/amber-codex.ts';
import { distributionByPlaying } from '../testing/every-round.ts';
import { expectDistribution } from '../testing/expect-distribution.ts';
import { bookLaw } from './book-law.ts';
import type { BookDefinition } from './definition.ts';
import { playBook } from './play-book.ts';

/** Three reels of two rows; two books win two free spins, in which there are none. */
const byHand: BookDefinition = {
  id: 'by-hand',
  mathVersion: 1,
  engine: 'book',
  grid: { reels: 3, rows: 2 },
  symbols: [
    { id: 'K', role: 'book' },
    { id: 'A', role: 'regular' },
    { id: 'B', role: 'regular' },
  ],
  reels: {
    base: [
      ['K', 'A', 'B'],
      ['A', 'B', 'A'],
      ['A', 'K', 'B'],
    ],
    free: [
      ['A', 'B', 'B'],
      ['B', 'B', 'B'],
      ['A', 'B', 'A'],
    ],
  },
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  pays: { A: [0, 0, 3, 10], B: [0, 0, 0, 4] },
  scatterPays: [0, 0, 6],
  freeSpins: { awards: [0, 0, 2], multiplier: 1 },
  maximumWinStakes: 100,
};
const A_IS_SPECIAL = 0;

describe('a book round', () => {
  it('has the book stand for regular symbols, pay anywhere and bring free spins with a symbol of their own', () => {
    const { steps } = playBook(byHand, tapeDraw([0, 0, 0, A_IS_SPECIAL, 1, 0, 1, 1, 0, 1]));
    // Line 0: book A A, line 1: A B book; two books make six.
    expect(steps[0]).toMatchObject({ kind: 'base', units: 16, freeSpinsAwarded: 2, special: 'A' });
    expect(steps.map(({ freeSpinsLeft }) => freeSpinsLeft)).toEqual([2, 1, 0]);
    expect(steps.map(({ special }) => special)).toEqual(['A', 'A', 'A']);
  });

  it('expands the symbol after the usual wins and pays it on every line, next to each other or not', () => {
    const { steps, winUnits } = playBook(byHand, tapeDraw([0, 0, 0, A_IS_SPECIAL, 0, 0, 1, 1, 0, 1]));
    expect(steps[1]!.grid).toEqual([
      ['A', 'A'],
      ['B', 'B'],
      ['A', 'A'],
    ]);
    expect(steps[1]!.changed).toEqual([
      { cell: [0, 1], from: 'B', to: 'A' },
      { cell: [2, 0], from: 'B', to: 'A' },
    ]);
    // The second line read B B A as it fell: nothing. Two reels of A pay 3 on both lines.
    expect(steps[1]!.wins).toEqual([
      {
        kind: 'expanded',
        symbol: 'A',
        count: 2,
        units: 6,
        cells: [
          [0, 0],
          [0, 1],
          [2, 0],
          [2, 1],
        ],
      },
    ]);
    // One reel of A is too few to expand; B B B pays on the first line.
    expect(steps[2]).toMatchObject({
      units: 4,
      grid: [
        ['B', 'B'],
        ['B', 'B'],
        ['B', 'A'],
      ],
    });
    expect(winUnits).toBe(26);
  });

  it('stops at the win cap and gives up the free spins that are left', () => {
    const outcome = playBook({ ...byHand, maximumWinStakes: 10 }, tapeDraw([0, 0, 0, A_IS_SPECIAL, 0, 0, 1]));
    expect(outcome).toMatchObject({ winUnits: 20, capped: true });
    expect(outcome.steps).toHaveLength(2);
  });
});

describe('the law of a book', () => {
  it('equals playing every sequence of draws, in random small games', () => {
    fc.assert(
      fc.property(smallBooks(), (definition) => {
        const played = distributionByPlaying((draw) => playBook(definition, draw));
        expectDistribution(bookLaw(definition).distribution, played);
      }),
      { numRuns: 25 },
    );
  });

  it('gives Amber Codex a return, a hit rate and a volatility as its genre has', () => {
    const sheet = parSheetOf(amberCodex);
    expect(sheet.rtp).toBeGreaterThan(0.95);
    expect(sheet.rtp).toBeLessThan(0.965);
    expect(sheet.hitFrequency).toBeGreaterThan(0.15);
    expect(sheet.hitFrequency).toBeLessThan(0.35);
    expect(volatilityOf(sheet.sigmaStakes)).toBe(1);
    expect(sheet.maximumWinStakes).toBe(5000);
    expect(sheet.maximumWinProbability).toBeGreaterThan(1e-7);
  });
});

/** Free strips without books, so that every round ends and all of them can be played. */
function smallBooks(): fc.Arbitrary<BookDefinition> {
  const strips = (...symbols: string[]) =>
    fc.array(fc.array(fc.constantFrom(...symbols), { minLength: 2, maxLength: 3 }), {
      minLength: 3,
      maxLength: 3,
    });
  const payRow = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 });
  return fc
    .record({
      base: strips('K', 'A', 'B'),
      free: strips('A', 'B'),
      lines: fc.array(fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 3, maxLength: 3 }), {
        minLength: 1,
        maxLength: 2,
      }),
      pays: fc.record({ A: payRow, B: payRow }),
      scatterPays: payRow,
      awards: fc.constantFrom([0, 0, 1], [0, 0, 1, 2]),
      multiplier: fc.integer({ min: 1, max: 2 }),
      maximumWinStakes: fc.integer({ min: 3, max: 60 }),
    })
    .map(({ base, free, pays, scatterPays, awards, multiplier, ...rest }) => ({
      ...byHand,
      ...rest,
      reels: { base, free },
      pays: Object.fromEntries(Object.entries(pays).map(([symbol, row]) => [symbol, [0, ...row]])),
      scatterPays: [0, ...scatterPays],
      freeSpins: { awards, multiplier },
    }));
}
