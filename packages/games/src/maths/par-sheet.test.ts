import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameDefinition, LinesDefinition } from '../definition.ts';
import { stakeUnitsOf } from '../read-definition.ts';
import { lineDiagramOf } from '../lines/line-diagram.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import { bisonValley } from '../portfolio/bison-valley.ts';
import { highKite } from '../portfolio/high-kite.ts';
import { GAMES } from '../portfolio/index.ts';
import { lanternTide } from '../portfolio/lantern-tide.ts';
import { nightKeno } from '../portfolio/night-keno.ts';
import { sunnyOrchard } from '../portfolio/sunny-orchard.ts';
import { smallDefinitions } from '../testing/small-definitions.ts';
import { mathsOf, volatilityIn, volatilityOf } from './maths-of.ts';
import { parSheetOf, probabilityOfAtLeast, type ParSheet } from './par-sheet.ts';
import { roundDistribution } from './round-distribution.ts';
import { roundMomentsOf } from './round-moments.ts';
import { spinWeightsOf, type SpinWeights } from './spin-weights.ts';

const lineGames = [sunnyOrchard, lanternTide, bisonValley];
const sheets = new Map<GameDefinition, ParSheet>(lineGames.map((game) => [game, parSheetOf(game)]));
const sheetOf = (definition: GameDefinition) => sheets.get(definition)!;

describe('the distribution of a round', () => {
  it('equals following every path of spins until the cap, in random small games', () => {
    fc.assert(
      fc.property(smallDefinitions(), (definition) => {
        const base = spinWeightsOf(definition, 'base');
        const free = spinWeightsOf(definition, 'free');
        fc.pre(roundMomentsOf(base, undefined).freeSpinsPerSpin > 0);
        fc.pre(roundMomentsOf(free, undefined).freeSpinsPerSpin < 0.5);
        const cap = definition.maximumWinStakes * definition.lines.length;
        const exact = roundDistribution(base, free, cap);
        const followed = followPaths(base, free, cap);
        for (let units = 0; units <= cap; units += 1)
          expect(Math.abs(exact[units]! - followed[units]!)).toBeLessThan(1e-9);
      }),
      { numRuns: 40 },
    );
  });

  it('has the mean and the variance that the closed form gives where no cap bites', () => {
    fc.assert(
      fc.property(smallDefinitions(), (drawn) => {
        const definition = { ...drawn, maximumWinStakes: 3000 };
        const [base, free] = [spinWeightsOf(definition, 'base'), spinWeightsOf(definition, 'free')];
        fc.pre(roundMomentsOf(free, undefined).freeSpinsPerSpin < 1);
        const moments = roundMomentsOf(base, free);
        const sheet = parSheetOf(definition);
        fc.pre(sheet.maximumWinStakes < 3000 || sheet.maximumWinProbability < 1e-12);
        expect(sheet.rtp).toBeCloseTo(moments.meanUnits / definition.lines.length, 6);
        expect(sheet.sigmaStakes).toBeCloseTo(Math.sqrt(moments.varianceUnits) / definition.lines.length, 4);
      }),
      { numRuns: 25 },
    );
  });

  it('is a distribution', () => {
    for (const definition of lineGames) {
      const { distribution } = sheetOf(definition);
      expect(Math.min(...distribution.subarray(0, 5000))).toBeGreaterThan(-1e-15);
      expect(distribution.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 12);
    }
  });
});

describe('the declared figures', () => {
  it('agree with a second way to the mean: symbol frequencies on a line, no grid ever made', () => {
    const definition = lanternTide;
    const free = meanPerSpin(definition, 'free');
    const base = meanPerSpin(definition, 'base');
    const chain = free.units / (1 - free.freeSpins);
    const sheet = sheetOf(definition);
    expect(sheet.rtpUncapped).toBeCloseTo(
      (base.units + base.freeSpins * chain) / definition.lines.length,
      10,
    );
    expect(sheet.rtpUncapped - sheet.rtp).toBeGreaterThan(0);
    expect(sheet.rtpUncapped - sheet.rtp).toBeLessThan(0.0001);
  });

  it('are within what a casino may offer, and the top win can really be had', () => {
    for (const definition of lineGames) {
      const maths = mathsOf(definition);
      expect(maths.rtpMicro).toBeGreaterThan(950_000);
      expect(maths.rtpMicro).toBeLessThan(965_000);
      expect(maths.hitFrequencyMicro).toBeGreaterThan(1e6 / 6);
      expect(maths.hitFrequencyMicro).toBeLessThan(350_000);
      const sheet = sheetOf(definition);
      expect(sheet.maximumWinProbability).toBeGreaterThan(1 / 10_000_000);
      expect(probabilityOfAtLeast(sheet, sheet.maximumWinStakes, stakeUnitsOf(definition))).toBe(
        sheet.maximumWinProbability,
      );
      expect(maths.maximumWinCenti).toBe(definition.maximumWinStakes * 100);
    }
  });

  it('differ in volatility between games, by the exact sigma', () => {
    expect(lineGames.map((definition) => mathsOf(definition).volatility)).toEqual([4, 2, 4]);
    expect([2.499, 2.5, 3.5, 5, 8].map(volatilityOf)).toEqual([5, 4, 3, 2, 1]);
  });

  it('are the player’s to choose where rounds stop at will, or where ways to play differ', () => {
    const chosen = GAMES.filter(({ definition }) => mathsOf(definition).volatility === 'chosen');
    expect(chosen.map(({ definition }) => definition.id)).toEqual([
      ...['fair-wheel', 'marble-run', 'tavern-dice', 'night-keno'],
      ...['pearl-reef', 'roof-cats', 'queens-ladder', 'high-kite'],
    ]);
    expect(volatilityIn(highKite, 'main')).toBe('chosen');
    expect(volatilityIn(nightKeno, 'pick-1')).toBe(5);
    expect(volatilityIn(nightKeno, 'pick-10')).toBe(1);
  });
});

/** Distribution of a round by brute force: state (units, spins left) moved on until little is left moving. */
function followPaths(base: SpinWeights, free: SpinWeights, cap: number): Float64Array {
  const done = new Float64Array(cap + 1);
  let moving = new Map<string, { units: number; left: number; probability: number }>();
  const arrive = (into: typeof moving, units: number, left: number, probability: number): void => {
    if (left === 0 || units >= cap) {
      done[Math.min(units, cap)]! += probability;
      return;
    }
    const key = `${units} ${left}`;
    into.set(key, { units, left, probability: (into.get(key)?.probability ?? 0) + probability });
  };
  for (const r of base.results) arrive(moving, r.units, r.freeSpins, r.weight / base.combinations);
  for (let spin = 0; spin < 300 && moving.size > 0; spin += 1) {
    const next: typeof moving = new Map();
    for (const { units, left, probability } of moving.values()) {
      if (probability < 1e-15) continue;
      for (const r of free.results) {
        arrive(next, units + r.units, left - 1 + r.freeSpins, (probability * r.weight) / free.combinations);
      }
    }
    moving = next;
  }
  return done;
}

/** Mean of one spin by linearity: any line sees each reel's symbols as often as they stand on the strip. */
function meanPerSpin(definition: LinesDefinition, kind: 'base' | 'free') {
  const rules = lineRulesOf(definition);
  const { levels, root } = lineDiagramOf(rules);
  let reached = new Map([[root, 1]]);
  let scatters = [1];
  for (const [reel, strip] of rules.reels[kind].entries()) {
    const next = new Map<number, number>();
    for (const [node, probability] of reached) {
      for (const symbol of strip) {
        const child = levels[reel]!.children[node * rules.symbolCount + symbol]!;
        next.set(child, (next.get(child) ?? 0) + probability / strip.length);
      }
    }
    reached = next;
    const shown =
      (strip.filter((symbol) => symbol === rules.scatter).length * definition.grid.rows) / strip.length;
    scatters = Array.from(
      { length: reel + 2 },
      (_, n) => (scatters[n] ?? 0) * (1 - shown) + (scatters[n - 1] ?? 0) * shown,
    );
  }
  const pays = levels[definition.grid.reels]!.settledUnits;
  const lineMean = [...reached].reduce((sum, [node, probability]) => sum + pays[node]! * probability, 0);
  const meanBy = (values: readonly number[]) =>
    scatters.reduce((sum, p, count) => sum + p * values[count]!, 0);
  const multiplier = kind === 'free' ? rules.freeMultiplier : 1;
  const units = (lineMean * definition.lines.length + meanBy(rules.scatterPays)) * multiplier;
  return { units, freeSpins: meanBy(rules.awards) };
}
