import { expect, it } from 'vitest';
import type { GameDefinition } from '../definition.ts';
import { stakeUnitsOf } from '../read-definition.ts';
import { lawOf } from '../maths/laws.ts';
import { fairWheel } from '../portfolio/fair-wheel.ts';
import { goldRail } from '../portfolio/gold-rail.ts';
import { highKite } from '../portfolio/high-kite.ts';
import { luckyFern } from '../portfolio/lucky-fern.ts';
import { nightKeno } from '../portfolio/night-keno.ts';
import { pearlReef } from '../portfolio/pearl-reef.ts';
import { queensLadder } from '../portfolio/queens-ladder.ts';
import { roofCats } from '../portfolio/roof-cats.ts';
import { createPlayedSimulator } from './played-simulator.ts';

const ROUNDS = 6000;
/** Wins above this are counted as this, so that a test of few rounds has a normal mean. */
const MOST_STAKES = 5;

it.each<[GameDefinition, string]>([
  [goldRail, 'main'],
  [fairWheel, 'brisk'],
  [luckyFern, 'main'],
  [nightKeno, 'pick-4'],
  [pearlReef, 'traps-5'],
  [roofCats, 'even'],
  [queensLadder, 'main'],
  [highKite, 'main'],
])('rounds of $id follow its law', (definition, mode) => {
  const simulator = createPlayedSimulator(definition, mode, 21);
  simulator.run(ROUNDS);
  const { rounds, roundsByUnits, hitFrequency } = simulator.result();
  expect(rounds).toBe(ROUNDS);
  const { distribution } = lawOf(definition, mode);
  const most = MOST_STAKES * stakeUnitsOf(definition);
  const { mean, variance } = limited(distribution, most);
  expect(Math.abs(limited(roundsByUnits, most).mean - mean) / Math.sqrt(variance / ROUNDS)).toBeLessThan(4);
  const hit = 1 - distribution[0]!;
  expect(Math.abs(hitFrequency - hit) / Math.sqrt((hit * (1 - hit)) / ROUNDS)).toBeLessThan(4);
});

function limited(weights: Float64Array, most: number): { mean: number; variance: number } {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = weights.reduce((sum, weight, units) => sum + weight * Math.min(units, most), 0) / total;
  const variance =
    weights.reduce((sum, weight, units) => sum + weight * (Math.min(units, most) - mean) ** 2, 0) / total;
  return { mean, variance };
}
