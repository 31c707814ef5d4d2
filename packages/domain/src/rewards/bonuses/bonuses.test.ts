import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GIFT_STATES } from '../gifts/index.ts';
import { GRANT_STATES } from '../purses/index.ts';
import {
  bonusMoney,
  bonusState,
  canBeWagered,
  isBonusOver,
  isDepositTooSmall,
  isOfCurrency,
  KEPT_STATES,
  needsDeposit,
  wagerTimesOfBonus,
  type BonusTerms,
} from './index.ts';

const HALF: BonusTerms = {
  ...{ type: 'PERCENT_ON_DEPOSIT', percent: 50, maximum: { UAH: '10000' }, maxDeposit: { UAH: '50000' } },
  ...{ minDeposit: { UAH: '2000' }, wagerTimes: 30, wagerBase: 'BONUS', order: 'REAL_FIRST' },
  ...{ contributions: [], otherContribution: 100, claimDays: 7, validDays: 14, trigger: { by: 'deposit' } },
};
const money = (depositMinor: bigint | null, change: Partial<BonusTerms> = {}) =>
  bonusMoney({ ...HALF, ...change }, 'UAH', depositMinor);

test('a percentage rounds down, and gives no more than its most', () => {
  expect(money(2_001n)).toEqual({ amountMinor: 1_000n, wagerMinor: 30_000n });
  expect(money(900_000n)).toEqual({ amountMinor: 10_000n, wagerMinor: 300_000n });
  expect(money(1n)).toBeUndefined();
  expect(money(null)).toBeUndefined();
});

test('the worked example of a hundred per cent: 1,000 for 1,000, wagered thirty times', () => {
  const example = { percent: 100, maximum: { UAH: '100000' }, maxDeposit: { UAH: '100000' } };
  expect(money(100_000n, example)).toEqual({ amountMinor: 100_000n, wagerMinor: 3_000_000n });
});

test('a base of deposit and bonus counts no more of a deposit than the bonus did', () => {
  const both = { wagerBase: 'DEPOSIT_PLUS_BONUS', maximum: { UAH: '100000' } } as const;
  expect(money(100_000n, both)).toEqual({ amountMinor: 25_000n, wagerMinor: 75_000n * 30n });
  expect(wagerTimesOfBonus({ ...HALF, ...both })).toBe(90);
  expect(wagerTimesOfBonus(HALF)).toBe(30);
});

test('never gives more than the share of a deposit, nor less than that by a minor unit below the most', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 13n }),
      fc.integer({ min: 1, max: 1_000 }),
      (deposit, percent) => {
        const given = money(deposit, { percent, maxDeposit: {} })?.amountMinor ?? 0n;
        expect(given * 100n <= deposit * BigInt(percent)).toBe(true);
        expect(given === 10_000n || (given + 1n) * 100n > deposit * BigInt(percent)).toBe(true);
      },
    ),
  );
});

test('a bonus needs a deposit by its type, by its trigger, or by the least deposit that it names', () => {
  const { minDeposit: _, ...free } = HALF;
  expect(needsDeposit(HALF)).toBe(true);
  expect(needsDeposit({ ...free, type: 'FIXED', trigger: { by: 'shelf' } })).toBe(false);
  expect(needsDeposit({ ...free, type: 'FIXED', trigger: { by: 'nth-deposit' } })).toBe(true);
  expect(needsDeposit({ ...HALF, type: 'GIFT_SPINS', trigger: { by: 'shelf' } })).toBe(true);
  expect(isDepositTooSmall(HALF, { amountMinor: 1_999n, currency: 'UAH' })).toBe(true);
  expect(isDepositTooSmall(HALF, { amountMinor: 2_000n, currency: 'UAH' })).toBe(false);
});

test('a currency has a bonus only where every amount of it is set', () => {
  expect(isOfCurrency(HALF, 'UAH')).toBe(true);
  expect(isOfCurrency(HALF, 'EUR')).toBe(false);
  expect(isOfCurrency({ ...HALF, maximumStake: { EUR: '5' } }, 'UAH')).toBe(false);
});

test('a bonus stands as its money does, then as its rounds do, and is expired from its last moment on', () => {
  const now = new Date('2026-03-29T01:30:00Z');
  const life = { state: 'NOT_ACTIVATED', expiresAt: now, grant: null, gift: null } as const;
  expect(bonusState(life, now)).toBe('EXPIRED');
  expect(bonusState({ ...life, expiresAt: new Date(now.getTime() + 1) }, now)).toBe('NOT_ACTIVATED');
  expect(bonusState({ ...life, expiresAt: null }, now)).toBe('NOT_ACTIVATED');
  for (const state of KEPT_STATES.filter((each) => each !== 'NOT_ACTIVATED' && each !== 'ACTIVATED'))
    expect(isBonusOver(bonusState({ ...life, state }, now))).toBe(true);
  for (const state of GIFT_STATES)
    expect(bonusState({ ...life, state: 'ACTIVATED', gift: { state } }, now)).toBe(state);
  for (const state of GRANT_STATES)
    expect(
      bonusState({ ...life, state: 'ACTIVATED', grant: { state }, gift: { state: 'FINISHED' } }, now),
    ).toBe(state);
});

test('refuses terms that nobody can wager', () => {
  const { minDeposit: _, ...free } = HALF;
  const shelf = { ...free, type: 'FIXED', trigger: { by: 'shelf' } } as const;
  expect(canBeWagered({ ...HALF, source: 'REAL' })).toBe(true);
  // Own money comes after the bonus has gone: with nothing of it left the bonus is lost.
  expect(canBeWagered({ ...HALF, source: 'REAL', order: 'BONUS_FIRST' })).toBe(false);
  // It comes without a deposit, and own money alone counts.
  expect(canBeWagered({ ...shelf, source: 'REAL' })).toBe(false);
  expect(canBeWagered({ ...shelf, source: 'BONUS', order: 'BONUS_FIRST' })).toBe(true);
  // All own money would have to be lost before a stake counts.
  expect(canBeWagered({ ...shelf, source: 'BONUS' })).toBe(false);
  const nothing = { otherContribution: 0, contributions: [{ of: 'all', percent: 0 }] } as const;
  expect(canBeWagered({ ...HALF, ...nothing })).toBe(false);
  expect(canBeWagered({ ...HALF, ...nothing, wagerTimes: 0 })).toBe(true);
});
