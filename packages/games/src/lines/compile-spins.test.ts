import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LinesDefinition } from '../definition.ts';
import { spinWeightsOf } from '../maths/spin-weights.ts';
import { lanternTide } from '../portfolio/lantern-tide.ts';
import { sunnyOrchard } from '../portfolio/sunny-orchard.ts';
import { xoshiro128 } from '../simulator/xoshiro.ts';
import { allStops, smallDefinitions } from '../testing/small-definitions.ts';
import { compiledSpinsOf, compileSpins, outcomeAt } from './compile-spins.ts';
import { evaluateGrid } from './evaluate-grid.ts';
import { lineRulesOf } from './line-rules.ts';
import { windowOf } from './play-lines.ts';
import { linesPlan } from './spin-plan.ts';

type Kind = 'base' | 'free';

/** The reference rule's word on a combination of stops. */
function reference(definition: LinesDefinition, kind: Kind, stops: readonly number[]) {
  const reels = lineRulesOf(definition).reels[kind];
  const grid = reels.map((strip, reel) => windowOf(strip, stops[reel]!, definition.grid.rows));
  const { units, freeSpinsAwarded } = evaluateGrid(definition, grid, kind);
  return { units, freeSpins: freeSpinsAwarded };
}

/** The compiled table's word on a combination, numbered with the leftmost reel leading. */
function compiled(spins: ReturnType<typeof compileSpins>, combination: number) {
  const outcome = outcomeAt(spins, combination);
  return { units: spins.outcomes.units[outcome]!, freeSpins: spins.outcomes.brings[outcome]! };
}

/** Plays every combination both ways and compares each result and the whole histogram. */
function expectEqualEverywhere(definition: LinesDefinition, kind: Kind): void {
  const spins = compileSpins(linesPlan(definition, kind));
  const histogram = new Map<string, number>();
  let combination = 0;
  for (const stops of allStops(lineRulesOf(definition).reels[kind].map((strip) => strip.length))) {
    const expected = reference(definition, kind, stops);
    const actual = compiled(spins, combination);
    if (actual.units !== expected.units || actual.freeSpins !== expected.freeSpins) {
      expect({ stops, ...actual }).toEqual({ stops, ...expected });
    }
    const key = `${expected.freeSpins} ${expected.units}`;
    histogram.set(key, (histogram.get(key) ?? 0) + 1);
    combination += 1;
  }
  const { combinations, results } = spinWeightsOf(definition, kind);
  expect(combinations).toBe(combination);
  expect(Object.fromEntries(results.map((r) => [`${r.freeSpins} ${r.units}`, r.weight]))).toEqual(
    Object.fromEntries(histogram),
  );
}

describe('the compiled table equals the reference rule', () => {
  it('on every combination of the 3×3 game', () => {
    expectEqualEverywhere(sunnyOrchard, 'base');
  });

  it('on every combination of random small games with wilds, scatters and full screens', () => {
    fc.assert(fc.property(smallDefinitions(), fc.constantFrom<Kind>('base', 'free'), expectEqualEverywhere), {
      numRuns: 60,
    });
  });

  it.each(['base', 'free'] as const)('on 5000 combinations of the 5×3 game, %s spins', (kind) => {
    const definition = lanternTide;
    const spins = compiledSpinsOf(definition, kind);
    const lengths = lineRulesOf(definition).reels[kind].map((strip) => strip.length);
    const words = new Uint32Array(5000 * lengths.length);
    xoshiro128(5).fill(words);
    for (let spin = 0; spin < 5000; spin += 1) {
      const stops = lengths.map((length, reel) => words[spin * lengths.length + reel]! % length);
      const combination = stops.reduce((number, stop, reel) => number * lengths[reel]! + stop, 0);
      const [actual, expected] = [compiled(spins, combination), reference(definition, kind, stops)];
      if (actual.units !== expected.units || actual.freeSpins !== expected.freeSpins) {
        expect({ stops, ...actual }).toEqual({ stops, ...expected });
      }
    }
  });

  it('and counts as many combinations as the strips make', () => {
    for (const definition of [sunnyOrchard, lanternTide]) {
      const counted = spinWeightsOf(definition, 'base');
      const total = definition.reels.base.reduce((count, strip) => count * strip.length, 1);
      expect(counted.combinations).toBe(total);
      expect(counted.results.reduce((sum, { weight }) => sum + weight, 0)).toBe(total);
    }
  });
});
