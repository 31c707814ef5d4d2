import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parSheetOf } from '../maths/par-sheet.ts';
import { volatilityOf } from '../maths/maths-of.ts';
import { tapeDraw } from '../fair/tape-draw.ts';
import { cometGarden } from '../portfolio/comet-garden.ts';
import { distributionByPlaying } from '../testing/every-round.ts';
import { expectDistribution } from '../testing/expect-distribution.ts';
import type { RespinDefinition } from './definition.ts';
import { playRespin } from './play-respin.ts';
import { respinLaw } from './respin-law.ts';

/** Three reels of two rows, the wild on the middle one only. */
const byHand: RespinDefinition = {
  id: 'by-hand',
  mathVersion: 1,
  engine: 'respin',
  grid: { reels: 3, rows: 2 },
  symbols: [
    { id: 'W', role: 'wild' },
    { id: 'A', role: 'regular' },
    { id: 'B', role: 'regular' },
  ],
  reels: {
    base: [
      ['A', 'A', 'B', 'B'],
      ['A', 'B', 'W', 'B'],
      ['B', 'A', 'B', 'A'],
    ],
  },
  lines: [
    [0, 0, 0],
    [1, 1, 1],
  ],
  bothWays: true,
  pays: { A: [0, 0, 2, 10], B: [0, 0, 1, 4] },
  maximumWinStakes: 50,
};

describe('a re-spin round', () => {
  it('ends with the paid spin where no wild falls', () => {
    const { steps, winUnits } = playRespin(byHand, tapeDraw([0, 0, 0]));
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ kind: 'base', respinsLeft: 0, freeSpinsLeft: 0 });
    expect(steps[0]!.held).toBeUndefined();
    expect(winUnits).toBe(steps[0]!.units);
  });

  it('expands a wild, pays, holds the reel and spins the others once more', () => {
    const { steps, winUnits } = playRespin(byHand, tapeDraw([0, 1, 0, 2, 1]));
    expect(steps.map(({ kind, stops, grid, respinsLeft }) => ({ kind, stops, grid, respinsLeft }))).toEqual([
      {
        kind: 'base',
        stops: [0, 1, 0],
        grid: [
          ['A', 'A'],
          ['W', 'W'],
          ['B', 'A'],
        ],
        respinsLeft: 1,
      },
      {
        kind: 'respin',
        stops: [2, 1, 1],
        grid: [
          ['B', 'B'],
          ['W', 'W'],
          ['A', 'B'],
        ],
        respinsLeft: 0,
      },
    ]);
    expect(steps[0]!.changed).toEqual([{ cell: [1, 0], from: 'B', to: 'W' }]);
    expect(steps[1]!.changed).toBeUndefined();
    expect(steps[1]!.held).toEqual([
      [1, 0],
      [1, 1],
    ]);
    // Line 0: A W from the left 2 and W B from the right 1, line 1: A W A 10; then 1 + 2 and 4.
    expect(steps.map(({ units }) => units)).toEqual([13, 7]);
    expect(winUnits).toBe(20);
  });

  it('stops at the win cap and gives up the re-spin', () => {
    const outcome = playRespin({ ...byHand, maximumWinStakes: 3 }, tapeDraw([0, 1, 0]));
    expect(outcome).toMatchObject({ winUnits: 6, capped: true });
    expect(outcome.steps).toHaveLength(1);
  });
});

describe('the law of re-spins', () => {
  it('equals playing every sequence of draws, in random small games', () => {
    fc.assert(
      fc.property(smallRespins(), (definition) => {
        const played = distributionByPlaying((draw) => playRespin(definition, draw));
        expectDistribution(respinLaw(definition).distribution, played);
      }),
      { numRuns: 40 },
    );
  });

  it('gives Comet Garden a return, a hit rate and a volatility as its genre has', () => {
    const sheet = parSheetOf(cometGarden);
    expect(sheet.rtp).toBeGreaterThan(0.95);
    expect(sheet.rtp).toBeLessThan(0.965);
    expect(sheet.hitFrequency).toBeGreaterThan(0.15);
    expect(sheet.hitFrequency).toBeLessThan(0.35);
    expect(volatilityOf(sheet.sigmaStakes)).toBe(4);
    expect(sheet.maximumWinStakes).toBe(cometGarden.maximumWinStakes);
    expect(sheet.maximumWinProbability).toBeGreaterThan(1e-7);
  });
});

/** Wilds on any reel, caps that bite, pays of one symbol and of two. */
function smallRespins(): fc.Arbitrary<RespinDefinition> {
  const strip = fc.array(fc.constantFrom('W', 'A', 'A', 'B', 'B'), { minLength: 3, maxLength: 4 });
  const payRow = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 3, maxLength: 3 });
  return fc
    .record({
      base: fc.array(strip, { minLength: 3, maxLength: 3 }),
      lines: fc.array(fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 3, maxLength: 3 }), {
        minLength: 1,
        maxLength: 3,
      }),
      bothWays: fc.boolean(),
      pays: fc.record({ W: payRow, A: payRow, B: payRow }),
      maximumWinStakes: fc.integer({ min: 3, max: 40 }),
    })
    .map(({ base, pays, ...rest }) => ({
      ...byHand,
      ...rest,
      reels: { base },
      pays: Object.fromEntries(Object.entries(pays).map(([symbol, row]) => [symbol, [0, ...row]])),
    }));
}
