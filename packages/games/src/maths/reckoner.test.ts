import { expect, it } from 'vitest';
import { findGame } from '../portfolio/index.ts';
import type { BonusTerms } from './bonus-terms.ts';
import { createReckoner } from './reckoner.ts';

const TERMS: BonusTerms = {
  ...{ bonusMinor: 10_000n, ownMinor: 0n, wagerMinor: 30_000n, contributionPercent: 100 },
  ...{ stakeMinor: 1_000n, order: 'REAL_FIRST', maximumConversionMinor: null },
};
const on = (game: string, seed: number) =>
  createReckoner(seed).wagering({ definition: findGame(game)!.definition, mode: 'main', terms: TERMS });

it('reckons by the law of a game that has one, whatever the seed', () => {
  const exact = on('lucky-fern', 1);
  expect(exact).toMatchObject({ method: 'exact', rounds: null, marginMicro: null, roundsNeeded: 30 });
  expect(on('lucky-fern', 2)).toEqual(exact);
});

it('plays a game whose law is not counted, the same way for the same seed', () => {
  const played = on('storm-keep', 1);
  expect(played).toMatchObject({ method: 'simulated', roundsNeeded: 30 });
  expect(played.rounds).toBeGreaterThan(100_000);
  expect(played.marginMicro).toBeLessThan(10_000);
  expect(on('storm-keep', 1)).toEqual(played);
  const others = on('storm-keep', 2);
  expect(others).not.toEqual(played);
  expect(Math.abs(others.chanceToFinishMicro - played.chanceToFinishMicro)).toBeLessThan(
    2 * played.marginMicro!,
  );
});
