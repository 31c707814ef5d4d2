import { describe, expect, it } from 'vitest';
import { gearworks } from '../portfolio/gearworks.ts';
import { stormKeep } from '../portfolio/storm-keep.ts';
import { cascadeRulesOf } from './cascade-rules.ts';
import { cascadeLaw } from './cascade-law.ts';
import { countAvalanches } from './count-avalanches.ts';
import type { CascadeDefinition } from './definition.ts';
import { firstDropMeanUnits } from './first-drop.ts';
import { playSpin } from './play-spin.ts';
import { noMultipliers } from './multipliers.ts';
import { tapeDraw } from '../fair/tape-draw.ts';
import { allStops } from '../testing/small-definitions.ts';
import { createCascadeSimulator } from './cascade-simulator.ts';

const AVALANCHE: CascadeDefinition = {
  id: 'small-avalanche',
  mathVersion: 1,
  engine: 'cascade',
  grid: { reels: 4, rows: 2 },
  symbols: [
    { id: 'A', role: 'regular' },
    { id: 'B', role: 'regular' },
    { id: 'C', role: 'regular' },
    { id: 'W', role: 'wild' },
    { id: 'S', role: 'scatter' },
  ],
  reads: 'lines',
  lines: [
    [0, 0, 0, 0],
    [1, 1, 1, 1],
    [0, 1, 0, 1],
  ],
  fill: {
    from: 'strips',
    base: [
      ['A', 'B', 'S', 'C', 'A', 'C', 'B'],
      ['B', 'A', 'C', 'W', 'S', 'A'],
      ['A', 'C', 'B', 'S', 'W', 'C', 'A'],
      ['C', 'A', 'S', 'B', 'A'],
    ],
  },
  stakeUnits: 3,
  pays: { A: [0, 0, 0, 2, 5], B: [0, 0, 0, 4, 9], C: [0, 0, 0, 1, 3] },
  multiplier: { kind: 'ladder', base: [1, 2, 3], free: [2, 4, 6] },
  scatterPays: [0, 0, 0, 2],
  freeSpins: { awards: [0, 0, 0, 2, 3], again: [0, 0, 0, 0, 1] },
  maximumWinStakes: 60,
};

describe('the law of avalanches on strips', () => {
  it.each(['base', 'free'] as const)(
    'counts every combination of stops, as the rule plays it: %s',
    (kind) => {
      const rules = cascadeRulesOf(AVALANCHE);
      const { combinations, results } = countAvalanches(rules, kind);
      const played = new Map<string, number>();
      for (const stops of allStops([7, 6, 7, 5])) {
        const steps = playSpin({
          definition: AVALANCHE,
          rules,
          kind,
          draw: tapeDraw(stops),
          kept: noMultipliers(rules),
          awarded: 0,
          spinsLeft: 0,
        });
        const units = steps.reduce((sum, step) => sum + step.units, 0);
        const key = `${units} ${steps.at(-1)!.freeSpinsAwarded}`;
        played.set(key, (played.get(key) ?? 0) + 1);
      }
      const counted = new Map<string, number>();
      for (const { units, freeSpins, weight } of results) {
        const key = `${units} ${freeSpins}`;
        counted.set(key, (counted.get(key) ?? 0) + weight);
      }
      expect(combinations).toBe(7 * 6 * 7 * 5);
      expect(counted).toEqual(played);
    },
  );

  it('is what simulated rounds come to', () => {
    const law = cascadeLaw(AVALANCHE, 'main');
    const mean = law.distribution.reduce((sum, probability, units) => sum + probability * units, 0);
    const square = law.distribution.reduce((sum, probability, units) => sum + probability * units ** 2, 0);
    const simulator = createCascadeSimulator(AVALANCHE, 5);
    simulator.run(200_000);
    const error = Math.sqrt((square - mean ** 2) / 200_000);
    expect(law.method).toBe('exact');
    expect(Math.abs(simulator.result().rtp * 3 - mean) / error).toBeLessThan(4);
    expect(Math.abs(simulator.result().meanUncappedUnits - law.meanUncappedUnits)).toBeLessThan(0.1);
  });
});

describe('the exact mean of the first drop', () => {
  it.each([gearworks, stormKeep])('is what simulated drops of $id come to', (definition) => {
    const simulator = createCascadeSimulator(definition, 9);
    simulator.run(200_000);
    const { firstDropUnits } = simulator.result();
    const exact = firstDropMeanUnits(definition)!;
    // One first drop has a standard deviation of a few stakes.
    expect(Math.abs(firstDropUnits - exact) / definition.stakeUnits).toBeLessThan(0.03);
  });
});
