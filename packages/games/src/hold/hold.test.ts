import { describe, expect, it } from 'vitest';
import { createFairStream } from '../fair/fair-stream.ts';
import { tapeDraw } from '../fair/tape-draw.ts';
import { parSheetOf } from '../maths/par-sheet.ts';
import { volatilityOf } from '../maths/maths-of.ts';
import { decideRound } from '../decide-round.ts';
import { goldRail } from '../portfolio/gold-rail.ts';
import { EntryError, spinStepsOf } from '../round.ts';
import { distributionByPlaying } from '../testing/every-round.ts';
import { expectDistribution } from '../testing/expect-distribution.ts';
import { quickDraw } from '../simulator/quick-draw.ts';
import type { HoldDefinition } from './definition.ts';
import { holdLaw } from './hold-law.ts';
import { playHold } from './play-hold.ts';

/** Three reels of one row; the stop chooses the symbol. */
const strip = ['A', 'C', 'W'];
const small: HoldDefinition = {
  id: 'small-hold',
  mathVersion: 1,
  engine: 'hold',
  grid: { reels: 3, rows: 1 },
  symbols: [
    { id: 'W', role: 'wild' },
    { id: 'C', role: 'coin' },
    { id: 'A', role: 'regular' },
    { id: '-', role: 'blank' },
  ],
  reels: { base: [strip, strip, strip] },
  lines: [[0, 0, 0]],
  pays: { A: [0, 0, 1, 5], W: [0, 0, 3, 20] },
  hold: {
    trigger: 1,
    respins: 2,
    coinChance: { weight: 1, of: 3 },
    values: [
      { units: 2, weight: 2 },
      { units: 7, weight: 1, jackpot: 'mini' },
    ],
    grandUnits: 30,
  },
  maximumWinStakes: 40,
};
const [A, C, W] = [0, 1, 2];
const [PLAIN, MINI] = [0, 2];

describe('coins', () => {
  it('stay, are joined by others and are paid in the end, the jackpot by itself', () => {
    // The base spin, its coin's value; then cells 0 and 2: nothing; a coin in cell 2 that is a mini; cell 0: nothing twice.
    const outcome = playHold(small, tapeDraw([A, C, W, PLAIN, 1, 2, 1, 0, MINI, 1, 1]));
    expect(outcome).toMatchObject({ winUnits: 9, capped: false, open: null });
    expect(outcome.steps).toMatchObject([
      {
        kind: 'base',
        stops: [A, C, W],
        grid: [['A'], ['C'], ['W']],
        units: 0,
        respinsLeft: 2,
        cellValues: [{ cell: [1, 0], kind: 'coin', value: 2 }],
      },
      { kind: 'hold', grid: [['-'], ['C'], ['-']], units: 0, respinsLeft: 1, held: [[1, 0]] },
      { kind: 'hold', grid: [['-'], ['C'], ['C']], units: 0, respinsLeft: 2, held: [[1, 0]] },
      {
        kind: 'hold',
        units: 0,
        respinsLeft: 1,
        held: [
          [1, 0],
          [2, 0],
        ],
      },
      {
        kind: 'hold',
        units: 9,
        respinsLeft: 0,
        wins: [
          { kind: 'coin', symbol: 'C', count: 1, units: 2, cells: [[1, 0]] },
          { kind: 'jackpot', symbol: 'C', count: 1, units: 7, cells: [[2, 0]] },
        ],
      },
    ]);
    expect(outcome.steps.at(-1)!.cellValues).toContainEqual({
      cell: [2, 0],
      kind: 'jackpot',
      value: 7,
      name: 'mini',
    });
  });

  it('that fill the screen end the feature with the grand jackpot, within the cap', () => {
    const full = playHold(small, tapeDraw([C, C, A, PLAIN, PLAIN, 0, PLAIN]));
    expect(full).toMatchObject({ winUnits: 36, capped: false });
    expect(full.steps[1]).toMatchObject({
      respinsLeft: 0,
      wins: [{ units: 6 }, { kind: 'jackpot', count: 3, units: 30 }],
    });
    expect(playHold(small, tapeDraw([C, C, C, PLAIN, PLAIN, PLAIN]))).toMatchObject({
      winUnits: 36,
      capped: false,
    });
    expect(playHold(small, tapeDraw([C, C, A, MINI, MINI, 0, PLAIN]))).toMatchObject({
      winUnits: 40,
      capped: true,
    });
  });

  it('too few of them pay nothing and start nothing', () => {
    const choosy = { ...small, hold: { ...small.hold, trigger: 2 } };
    const outcome = playHold(choosy, tapeDraw([A, A, C, PLAIN]));
    expect(outcome.steps).toHaveLength(1);
    expect(outcome).toMatchObject({ winUnits: 1 });
  });

  it('refuses choices and other modes', () => {
    expect(() => decideRound(goldRail, quickDraw(1), { mode: 'main', choices: [[0]] })).toThrow(EntryError);
    expect(() => decideRound(goldRail, quickDraw(1), { mode: 'bonus', choices: [] })).toThrow(EntryError);
  });
});

describe('the law', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
  ])(
    'is what playing every sequence of draws gives, from %i coins on with %i respins',
    (trigger, respins) => {
      const definition = { ...small, hold: { ...small.hold, trigger, respins } };
      const played = distributionByPlaying((draw) => playHold(definition, draw));
      expectDistribution(holdLaw(definition).distribution, played);
    },
  );

  it('agrees with rounds played as production plays them', () => {
    const rounds = 12_000;
    const law = holdLaw(goldRail);
    const draw = quickDraw(3);
    let [hits, features, grids] = [0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const { winUnits, steps } = playHold(goldRail, draw);
      if (winUnits > 0) hits += 1;
      if (steps.length > 1) features += 1;
      grids += Math.min(winUnits, 400);
    }
    const expectNear = (count: number, p: number): void =>
      expect(Math.abs(count - rounds * p) / Math.sqrt(rounds * p * (1 - p))).toBeLessThan(4);
    expectNear(hits, 1 - law.distribution[0]!);
    expectNear(features, law.details.featureProbability!);
    const limited = momentsOf(law.distribution, 400);
    expect(Math.abs(grids / rounds - limited.mean) / Math.sqrt(limited.variance / rounds)).toBeLessThan(4);
  });

  it('of the night train is what it should be', () => {
    const sheet = parSheetOf(goldRail);
    expect(sheet.rtp).toBeGreaterThan(0.95);
    expect(sheet.rtp).toBeLessThan(0.965);
    expect(volatilityOf(sheet.sigmaStakes)).toBe(2);
    expect(sheet.maximumWinStakes).toBe(goldRail.maximumWinStakes);
    expect(sheet.maximumWinProbability).toBeGreaterThan(1e-7);
    expect(sheet.distribution.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 12);
  });
});

it('adds up to its win and shows only symbols of the game', () => {
  const ids = new Set(goldRail.symbols.map(({ id }) => id));
  for (let nonce = 0; nonce < 400; nonce += 1) {
    const stream = createFairStream({
      serverSeed: '77'.repeat(32),
      clientSeed: 'rails',
      nonce,
      domain: goldRail.id,
    });
    const steps = spinStepsOf(decideRound(goldRail, stream));
    for (const step of steps) {
      expect(step.units).toBe(step.wins.reduce((sum, { units }) => sum + units, 0));
      expect(step.grid.flat().every((id) => ids.has(id))).toBe(true);
    }
  }
});

/** Mean and variance of a win of which no more than `most` units count. */
function momentsOf(distribution: Float64Array, most: number): { mean: number; variance: number } {
  const mean = distribution.reduce((sum, p, units) => sum + p * Math.min(units, most), 0);
  return {
    mean,
    variance: distribution.reduce((sum, p, units) => sum + p * (Math.min(units, most) - mean) ** 2, 0),
  };
}
