import { expect, test } from 'vitest';
import { bonusForDeposit } from './bonus-for-deposit.ts';
import { someOffer } from './bonus.fixture.ts';

const { rules } = someOffer();
const half = someOffer({
  ...{ type: 'PERCENT_ON_DEPOSIT', unit: '%', value: '50', minDeposit: '2000', maxDeposit: '50000' },
});

test('rounds a percentage down, and counts no more of a deposit than the most', () => {
  expect(bonusForDeposit(half, 2_001n)).toEqual({
    status: 'money',
    amountMinor: 1_000n,
    wagerMinor: 10_000n,
  });
  expect(bonusForDeposit(half, 90_000n)).toMatchObject({ amountMinor: 25_000n });
});

test('gives no more than the most that a percentage may', () => {
  expect(bonusForDeposit({ ...half, maximumMinor: '7000' }, 90_000n)).toMatchObject({ amountMinor: 7_000n });
});

test('counts the deposit towards the wagering where the terms do', () => {
  const both = { ...half, rules: { ...rules, wagerBase: 'DEPOSIT_PLUS_BONUS' as const } };
  expect(bonusForDeposit(both, 10_000n)).toMatchObject({ amountMinor: 5_000n, wagerMinor: 150_000n });
});

test('brings nothing below the least deposit', () => {
  expect(bonusForDeposit(half, 1_999n)).toEqual({ status: 'too-small' });
  expect(bonusForDeposit({ ...half, minDeposit: null }, 1n)).toEqual({ status: 'too-small' });
});

test('brings a sum or rounds whatever is deposited', () => {
  expect(bonusForDeposit(someOffer({ type: 'FIXED' }), 1n)).toMatchObject({ amountMinor: 10_000n });
  expect(bonusForDeposit(someOffer({ type: 'GIFT_SPINS', unit: 'FS', value: '20' }), 1n)).toEqual({
    status: 'spins',
  });
});
