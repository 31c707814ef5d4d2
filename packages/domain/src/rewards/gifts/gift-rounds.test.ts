import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterGiftRound, endOfGift, giftAgainst, type GiftBet, type GiftRounds } from './gift-state.ts';
import { bonusUntil, endingOfGift, type GiftTerms } from './gift-terms.ts';

const NOW = new Date('2026-06-01T12:00:00Z');
const GIFT: GiftRounds = {
  state: 'ACTIVATED',
  currency: 'UAH',
  games: ['sunny-orchard'],
  stakeMinor: 200n,
  roundsLeft: 3,
  winMinor: 0n,
  expiresAt: null,
};
const BET: GiftBet = { game: 'sunny-orchard', currency: 'UAH', kind: 'real', stakeMinor: 200n };
const PURSE = {
  order: 'REAL_FIRST',
  contributions: {},
  otherContribution: 100,
  maximumStakeMinor: null,
  maximumConversionMinor: null,
} as const;

const amount = fc.bigInt({ min: 0n, max: 10n ** 12n });
const terms: fc.Arbitrary<GiftTerms> = fc
  .tuple(fc.option(amount), fc.integer({ min: 0, max: 60 }), fc.boolean())
  .map(([maximumWinMinor, wagerTimes, isReal]) =>
    isReal
      ? { maximumWinMinor, endsAs: 'real' }
      : { maximumWinMinor, endsAs: 'bonus', wagerTimes, validDays: 7, purse: PURSE },
  );

test('whatever is won becomes money once: every part of it is told, and none above the cap', () => {
  fc.assert(
    fc.property(fc.array(amount, { maxLength: 20 }), terms, (wins, under) => {
      const gift = wins.reduce(afterGiftRound, { ...GIFT, roundsLeft: wins.length });
      expect(endOfGift(gift, NOW)).toBe('FINISHED');
      const won = wins.reduce((sum, win) => sum + win, 0n);
      const { convertedMinor, forfeitedMinor, wagerMinor } = endingOfGift(gift.winMinor, under);
      expect(convertedMinor + forfeitedMinor).toBe(won);
      expect(convertedMinor >= 0n && forfeitedMinor >= 0n).toBe(true);
      if (under.maximumWinMinor === null) expect(forfeitedMinor).toBe(0n);
      else expect(convertedMinor <= under.maximumWinMinor).toBe(true);
      expect(wagerMinor).toBe(under.endsAs === 'real' ? 0n : convertedMinor * BigInt(under.wagerTimes));
    }),
  );
});

test('a gift gives exactly as many rounds as it has, and then none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), (rounds) => {
      let gift: GiftRounds = { ...GIFT, roundsLeft: rounds };
      for (let n = 0; n < rounds; n += 1) {
        expect(giftAgainst(gift, BET, NOW)).toBeUndefined();
        gift = afterGiftRound(gift, 1n);
      }
      expect(giftAgainst(gift, BET, NOW)).toBe('gift_over');
      expect(() => afterGiftRound(gift, 1n)).toThrow(RangeError);
    }),
  );
});

test.each([
  ['another stake', { stakeMinor: 100n }],
  ['a game that is not listed', { game: 'honey-hive' }],
  ['other money', { currency: 'EUR' }],
  ['play money', { kind: 'play' }],
] as const)('%s is not of the gift', (_, change) => {
  expect(giftAgainst(GIFT, { ...BET, ...change }, NOW)).toBe('stake_not_allowed');
});

test('a gift gives rounds until the instant it expires, and what was played to its end did not expire', () => {
  const gift = { ...GIFT, expiresAt: NOW };
  expect(giftAgainst(gift, BET, new Date(NOW.getTime() - 1))).toBeUndefined();
  expect(giftAgainst(gift, BET, NOW)).toBe('gift_over');
  expect(endOfGift(gift, NOW)).toBe('EXPIRED');
  expect(endOfGift({ ...gift, roundsLeft: 0 }, NOW)).toBe('FINISHED');
  expect(giftAgainst({ ...GIFT, state: 'CANCELED' }, BET, NOW)).toBe('gift_over');
});

test('the bonus that a gift has become lasts as many days as its terms say', () => {
  const under = { endsAs: 'bonus', wagerTimes: 3, maximumWinMinor: null, purse: PURSE } as const;
  expect(bonusUntil({ ...under, validDays: 2 }, NOW)).toEqual(new Date('2026-06-03T12:00:00Z'));
  expect(bonusUntil({ ...under, validDays: null }, NOW)).toBeNull();
});
