import type { RoundRow } from '@croupier/contract/play/rounds';
import { expect, test } from 'vitest';
import { moneyRows } from './money-rows.ts';

const PLAIN = {
  ...{ stakeMinor: '1000', winMinor: '2500', balanceBeforeMinor: '9000', balanceAfterMinor: '10500' },
  ...{ parts: null, giftId: null },
} satisfies Parameters<typeof moneyRows>[0];
const SPLIT = {
  ...{ stakeMinor: '1000', winMinor: '2000', balanceBeforeMinor: '300', balanceAfterMinor: '600' },
  giftId: null,
  parts: {
    ...{
      grantId: 'g',
      bonusStakeMinor: '700',
      bonusWinMinor: '1400',
      forfeitedMinor: '0',
      progressMinor: '500',
    },
    balance: { amountMinor: '5700', version: 3 },
  } satisfies RoundRow['parts'],
};
const told = (round: Parameters<typeof moneyRows>[0]) =>
  moneyRows(round).map(({ name, minor }) => [name, minor]);

test('a round without a bonus says no word of one', () => {
  expect(told(PLAIN)).toEqual([
    ['before', 9_000n],
    ['stake', -1_000n],
    ['win', 2_500n],
    ['after', 10_500n],
    ['net', 1_500n],
  ]);
  expect(moneyRows(PLAIN).some(({ parts }) => parts)).toBe(false);
});

test('with a bonus, stake and win are told by their parts, and both accounts as they were left', () => {
  expect(told(SPLIT)).toEqual([
    ['mainBefore', 300n],
    ['stake', -1_000n],
    ['win', 2_000n],
    ['mainAfter', 600n],
    ['bonusAfter', 5_700n],
    ['net', 1_000n],
    ['progress', 500n],
  ]);
  expect(moneyRows(SPLIT).flatMap(({ parts }) => parts ?? [])).toEqual([
    { own: 300n, bonus: 700n },
    { own: 600n, bonus: 1_400n },
  ]);
});

test('what of a win went back counts for nothing, and says why', () => {
  const parts = { ...SPLIT.parts, bonusWinMinor: '0', forfeitedMinor: '1400' };
  const rows = moneyRows({ ...SPLIT, parts });
  expect(rows.find(({ name }) => name === 'net')?.minor).toBe(-400n);
  expect(rows.find(({ name }) => name === 'forfeited')).toMatchObject({
    minor: -1_400n,
    why: 'forfeitedWhy',
  });
  expect(rows.find(({ name }) => name === 'win')?.parts).toEqual({ own: 600n, bonus: 1_400n });
});

test('a voided round says what went back and what was taken, and comes to nothing', () => {
  const voided = {
    at: '2026-11-23T10:00:00.000Z',
    cause: 'fault',
    returnedMinor: '1000',
    takenMinor: '2500',
  };
  expect(told({ ...PLAIN, voided } as Parameters<typeof moneyRows>[0])).toEqual([
    ['before', 9_000n],
    ['stake', -1_000n],
    ['win', 2_500n],
    ['after', 10_500n],
    ['voidReturned', 1_000n],
    ['voidTaken', -2_500n],
    ['net', 0n],
  ]);
});
