import { REGIONS } from '@croupier/domain';
import { expect, test } from 'vitest';
import { winBoundMinor } from './win-bound.ts';

const TERMS = {
  region: 'EU',
  wishedRegion: null,
  maximumWinStakes: null,
  freeStakeMinor: null,
  heldMinor: 0n,
} as const;
const ROUND = { currency: 'EUR', stakeMinor: 100n, bets: 2 } as const;

test('the lower of what the region stands for and what the studio declared', () => {
  expect(winBoundMinor(TERMS, ROUND)).toBe(REGIONS.EU.maximumWinMinor);
  expect(winBoundMinor({ ...TERMS, maximumWinStakes: 50 }, ROUND)).toBe(5_000n);
  expect(winBoundMinor({ ...TERMS, maximumWinStakes: 2_000_000_000 }, ROUND)).toBe(
    REGIONS.EU.maximumWinMinor,
  );
});

test('a free round is bounded by what it plays for; a former currency by its own region; a wish by the stricter', () => {
  const free = { ...TERMS, maximumWinStakes: 50, freeStakeMinor: 20n };
  expect(winBoundMinor(free, { ...ROUND, stakeMinor: 0n })).toBe(2_000n);
  expect(winBoundMinor(TERMS, { ...ROUND, currency: 'UAH' })).toBe(REGIONS.UA.maximumWinMinor);
  expect(winBoundMinor({ ...TERMS, wishedRegion: 'UA' }, ROUND)).toBe(400_000_00n);
});
