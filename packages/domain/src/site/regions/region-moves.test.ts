import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, type Currency } from '../../money/amounts/money.ts';
import { isLooser, strictestOf } from './region-moves.ts';
import { REGION_IDS, REGIONS, type RegionPack } from './regions.ts';

const bound = fc.bigInt({ min: 100n, max: 1_000_000_000n });
const pack: fc.Arbitrary<RegionPack> = fc
  .record({
    currency: fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[])),
    minimumAge: fc.integer({ min: 18, max: 25 }),
    gameMoney: fc.constantFrom('real', 'play'),
    limitFirst: fc.boolean(),
    minimumCycleMs: fc.record({
      slots: fc.integer({ min: 0, max: 5_000 }),
      other: fc.integer({ min: 0, max: 9_000 }),
    }),
    maximumWinMinor: bound,
    maximumStakeMinor: fc.option(fc.bigInt({ min: 1n, max: 1_000_000n })),
    celebratedAboveStakes: fc.integer({ min: 1, max: 3 }),
    autoplay: fc.boolean(),
    turbo: fc.boolean(),
    depositPrompt: fc.boolean(),
    cancelPayOut: fc.boolean(),
    wageringMaximum: fc.option(fc.integer({ min: 1, max: 60 })),
    lossBonuses: fc.boolean(),
  })
  .map((rules) => ({ ...REGIONS.SL, ...rules }));
const twoPacks = fc.tuple(pack, pack);

test('what holds while a move waits is looser than neither region', () => {
  fc.assert(
    fc.property(twoPacks, ([home, place]) => {
      const both = strictestOf(home, place);
      expect(isLooser(home, both)).toBe(false);
      // Without the money's kind, which hides the other rules once it is play money.
      const real = { ...both, gameMoney: 'real' } as const;
      expect(isLooser({ ...home, gameMoney: 'real' }, real)).toBe(false);
      expect(isLooser({ ...place, gameMoney: 'real' }, real)).toBe(false);
      expect(both.gameMoney === 'play').toBe(home.gameMoney === 'play' || place.gameMoney === 'play');
      expect(both.minimumAge).toBe(Math.max(home.minimumAge, place.minimumAge));
      expect(both.maximumWinMinor <= home.maximumWinMinor).toBe(true);
    }),
  );
});

test('a move of real money from where a limit comes first to where none does is looser, whatever else is stricter there', () => {
  fc.assert(
    fc.property(twoPacks, ([home, place]) => {
      const [from, to] = [
        { ...home, limitFirst: true },
        { ...place, gameMoney: 'real', limitFirst: false },
      ] as const;
      expect(isLooser(from, to)).toBe(true);
      expect(strictestOf(from, to).limitFirst && strictestOf(to, from).limitFirst).toBe(true);
    }),
  );
});

test('it keeps what is no rule, and a region with itself is itself', () => {
  fc.assert(
    fc.property(twoPacks, ([home, place]) => {
      const { currency, language, payInMaximumMinor, openingPlayMinor } = strictestOf(home, place);
      expect([currency, language, payInMaximumMinor, openingPlayMinor]).toEqual([
        home.currency,
        home.language,
        home.payInMaximumMinor,
        home.openingPlayMinor,
      ]);
      expect(strictestOf(home, home)).toEqual(home);
    }),
  );
});

test('of two packs at most one way round gives up nothing, unless they protect alike', () => {
  fc.assert(
    fc.property(twoPacks, ([one, other]) => {
      fc.pre(one.currency === other.currency && one.gameMoney === 'real' && other.gameMoney === 'real');
      if (isLooser(one, other) || isLooser(other, one)) return;
      const rules = (pack: RegionPack) => [
        ...[pack.limitFirst, pack.minimumCycleMs, pack.autoplay, pack.turbo, pack.cancelPayOut],
        ...[pack.depositPrompt, pack.wageringMaximum, pack.lossBonuses],
        ...[pack.maximumStakeMinor, pack.celebratedAboveStakes],
      ];
      expect(rules(one)).toEqual(rules(other));
    }),
  );
});

test('from the slow region, and from where a limit comes first, every other one with real money is looser; from play money all of them', () => {
  const looserFrom = (from: keyof typeof REGIONS) =>
    REGION_IDS.filter((to) => isLooser(REGIONS[from], REGIONS[to]));
  expect(looserFrom('EU')).toEqual(['UA', 'SL', 'RC']);
  expect(looserFrom('KZ')).toEqual(['UA', 'EU', 'SL', 'RC']);
  expect(looserFrom('SL')).toEqual([]);
  expect(looserFrom('UA')).toEqual(['EU', 'SL', 'RC']);
});

test('nothing that gives back the stake or less is celebrated anywhere', () => {
  for (const { celebratedAboveStakes } of Object.values(REGIONS))
    expect(celebratedAboveStakes).toBeGreaterThanOrEqual(1);
});
