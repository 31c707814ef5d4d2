import { describe, expect, it } from 'vitest';
import { stakeUnitsOf } from '../read-definition.ts';
import type { DeclaredSheet } from '../maths/declare.ts';
import { declaredSheetOf } from '../maths/declared.ts';
import { amberCodex } from '../portfolio/amber-codex.ts';
import { bisonValley } from '../portfolio/bison-valley.ts';
import { cometGarden } from '../portfolio/comet-garden.ts';
import { lanternTide } from '../portfolio/lantern-tide.ts';
import { sunnyOrchard } from '../portfolio/sunny-orchard.ts';
import { compareWithDeclared, histogramLines } from './report.ts';
import { createSimulator, simulateSpins } from './simulate-spins.ts';
import { xoshiroFromState } from './xoshiro.ts';

const TABLE_GAMES = [sunnyOrchard, lanternTide, bisonValley, cometGarden, amberCodex];

describe('the simulator', () => {
  it.each(TABLE_GAMES.map((definition) => [definition.id, definition] as const))(
    'returns what %s should',
    (_, definition) => {
      const sheet = declaredSheetOf(definition, 'main');
      const simulation = simulateSpins(definition, 1_000_000, 2026);
      const { standardErrors } = compareWithDeclared(simulation, sheet);
      expect(simulation.rounds).toBe(1_000_000);
      expect(Math.abs(standardErrors)).toBeLessThan(3);
      const hitError = Math.sqrt((sheet.hitFrequency * (1 - sheet.hitFrequency)) / simulation.rounds);
      expect(Math.abs(simulation.hitFrequency - sheet.hitFrequency)).toBeLessThan(4 * hitError);
      expect(Math.abs(simulation.freeSpins / simulation.rounds - expectedFreeSpins(sheet))).toBeLessThan(
        0.006,
      );
    },
  );

  it('plots ranges of wins whose rounds are all there, beside what is declared of each', () => {
    const sheet = declaredSheetOf(lanternTide, 'main');
    const simulation = simulateSpins(lanternTide, 200_000, 2026);
    const [, nothing, small, ...more] = histogramLines(simulation, sheet, stakeUnitsOf(lanternTide));
    expect(nothing).toMatch(/^nothing +7[56]\.\d{3} % +75\.9\d\d % {2}█+$/);
    expect(small).toMatch(/^above 0 to 1 +1 in 12\.\d +1 in 12\.\d {2}█+$/);
    expect(more.at(-1)).toMatch(/^2000 and more +never +1 in 67\d{5}\.\d$/);
  });

  it('would notice a return that is a point off', () => {
    const definition = sunnyOrchard;
    const sheet = declaredSheetOf(definition, 'main');
    const simulation = simulateSpins(definition, 1_000_000, 2026);
    expect(compareWithDeclared(simulation, { ...sheet, rtp: sheet.rtp - 0.01 }).inside).toBe(false);
  });

  it('plays the same rounds for the same seed, in one go or in portions', () => {
    const definition = lanternTide;
    const portions = createSimulator(definition, 7);
    for (const rounds of [1, 4095, 10_000, 5_904]) portions.run(rounds);
    expect(portions.result()).toEqual(simulateSpins(definition, 20_000, 7));
    expect(simulateSpins(definition, 20_000, 8)).not.toEqual(portions.result());
  });
});

it('xoshiro128** gives the first numbers of the reference code from the state 1 2 3 4', () => {
  const words = new Uint32Array(6);
  xoshiroFromState([1, 2, 3, 4]).fill(words);
  expect([...words]).toEqual([11520, 0, 5927040, 70819200, 2031721883, 1637235492]);
});

/** Free spins per round: those of the paid spin and their descendants; or re-spins. */
function expectedFreeSpins({ details }: DeclaredSheet): number {
  if (details.respinsPerSpin !== undefined) return details.respinsPerSpin;
  return details.freeSpinsPerSpin! / (1 - details.freeSpinsPerFreeSpin!);
}
