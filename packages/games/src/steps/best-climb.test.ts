import { expect, it } from 'vitest';
import { queensLadder } from '../portfolio/queens-ladder.ts';
import { bestChanceOf } from './best-climb.ts';
import type { HiLoDefinition } from './definition.ts';
import { hiLoLaw } from './hi-lo-law.ts';

const oneRung: HiLoDefinition = { ...queensLadder, rungs: 1, skips: 3 };

it('goes for the rarest guess, passing cards as far as that helps', () => {
  // "Lower" on an ace and "higher" on a king have one rank of thirteen for them; three cards may be passed.
  const top = Math.floor(96 * 13);
  expect(bestChanceOf(oneRung, top)).toBeCloseTo((1 - (11 / 13) ** 4) / 13, 12);
  expect(bestChanceOf({ ...oneRung, skips: 0 }, top)).toBeCloseTo(2 / 13 / 13, 12);
});

it('takes the rungs as they come: twice the rarest guess', () => {
  const top = Math.floor(96 * 169);
  const twoRungs = { ...oneRung, rungs: 2, skips: 0 };
  expect(bestChanceOf(twoRungs, top)).toBeCloseTo((2 / 13) * (1 / 13) * (1 / 13), 12);
  expect(bestChanceOf(twoRungs, top + 1)).toBe(0);
});

it('never returns more than the game does', () => {
  const units = hiLoLaw(queensLadder).distribution.length - 1;
  const chance = bestChanceOf(queensLadder, units);
  expect(chance * units).toBeLessThan(queensLadder.stakeUnits * 0.96);
  // What is called the maximum can be won: oftener than the jackpots of slots.
  expect(chance).toBeGreaterThan(1e-6);
});
