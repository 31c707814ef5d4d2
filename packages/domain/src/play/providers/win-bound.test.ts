import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, type Currency } from '../../money/amounts/money.ts';
import { REGION_IDS, REGIONS } from '../../site/regions/regions.ts';
import { winBoundMinor } from './win-bound.ts';

const TERMS = {
  region: 'EU',
  wishedRegion: null,
  residence: null,
  maximumWinStakes: null,
  freeStakeMinor: null,
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
  expect(winBoundMinor({ ...TERMS, residence: 'UA' }, ROUND)).toBe(400_000_00n);
});

const rounds = fc.record({
  terms: fc.record({
    region: fc.constantFrom(...REGION_IDS),
    wishedRegion: fc.constantFrom(null, ...REGION_IDS),
    residence: fc.constantFrom(null, ...REGION_IDS),
    maximumWinStakes: fc.option(fc.integer({ min: 0, max: 2_000_000_000 })),
    freeStakeMinor: fc.option(fc.bigInt({ min: 1n, max: 1_000_000n })),
  }),
  round: fc.record({
    currency: fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[])),
    stakeMinor: fc.bigInt({ min: 0n, max: 1_000_000_000n }),
    bets: fc.integer({ min: 1, max: 20 }),
  }),
});

test('no round may win more than a region of its currency stands for, whatever a studio declares', () => {
  fc.assert(
    fc.property(rounds, ({ terms, round }) => {
      const most = Object.values(REGIONS)
        .filter(({ currency }) => currency === round.currency)
        .reduce((highest, pack) => (pack.maximumWinMinor > highest ? pack.maximumWinMinor : highest), 0n);
      expect(winBoundMinor(terms, round) <= most).toBe(true);
    }),
  );
});

test('nothing that is known more of a round raises its bound: neither a declaration nor a wish to move', () => {
  fc.assert(
    fc.property(rounds, ({ terms, round }) => {
      const bound = winBoundMinor(terms, round);
      expect(bound <= winBoundMinor({ ...terms, maximumWinStakes: null }, round)).toBe(true);
      if (REGIONS[terms.region].currency === round.currency)
        expect(bound <= winBoundMinor({ ...terms, wishedRegion: null, residence: null }, round)).toBe(true);
    }),
  );
});
