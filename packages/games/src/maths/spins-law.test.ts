import { expect, it } from 'vitest';
import { simulateSpins, spinsByLaw } from './spins-law.ts';

/** Half of all rounds win two stakes. */
const COIN = { distribution: Float64Array.of(0.5, 0, 0.5), stakeUnits: 1 };
const SPINS = { spins: 3, stakeMinor: 100n, maximumWinMinor: null };

it('tells the chance that any of the rounds wins, and what they bring together', () => {
  expect(spinsByLaw(SPINS, COIN)).toEqual({
    ...{ expectedCostMinor: 0n, chanceToFinishMicro: 875_000, expectedLeftMinor: 300n },
    ...{ method: 'exact', rounds: null, marginMicro: null },
  });
});

it('counts no more than the cap of what the rounds bring', () => {
  // 0, 200, 400 and 600 by 1, 3, 3 and 1 of 8; with 250 at most: (3 · 200 + 4 · 250) / 8.
  expect(spinsByLaw({ ...SPINS, maximumWinMinor: 250n }, COIN)).toMatchObject({
    ...{ chanceToFinishMicro: 875_000, expectedLeftMinor: 200n },
  });
});

it('comes to the same within its margin when the rounds are played', () => {
  // The bits of a counter: every row of three rounds comes once in eight.
  let played = 0;
  const winUnits = () => {
    const [row, round] = [Math.floor(played / 3), played % 3];
    played += 1;
    return (row >> round) & 1 ? 2 : 0;
  };
  const { chanceToFinishMicro, expectedLeftMinor, ...how } = simulateSpins(
    { ...SPINS, maximumWinMinor: 250n },
    { stakeUnits: 1, rtp: 1, winUnits },
  );
  expect(how).toMatchObject({ method: 'simulated', rounds: 3_000_000 });
  expect(Math.abs(chanceToFinishMicro - 875_000)).toBeLessThan(how.marginMicro!);
  expect(Number(expectedLeftMinor)).toBe(200);
});
