import { expect, test } from 'vitest';
import { sumHouseDays } from './house-days.ts';
import type { ChainTransfer } from './transfer-link.ts';

const MIDNIGHT = BigInt(Date.parse('2026-11-23T00:00:00Z')) * 1_000n;

const transfer = (change: Partial<ChainTransfer>): ChainTransfer => ({
  ...{ playerId: 1n, currency: 'UAH', kind: 'real', version: 1n, key: 'a key' },
  ...{
    operation: 'bet',
    debit: 'player',
    credit: 'bets',
    amountMinor: 100n,
    beforeMinor: 0n,
    afterMinor: 0n,
  },
  atMicros: MIDNIGHT,
  ...change,
});
const win = { operation: 'win', debit: 'wins', credit: 'player' };

test('a stake comes into the house, a win goes out of it, and the last microsecond of a day is of that day', () => {
  const days = sumHouseDays([
    transfer({}),
    transfer({ amountMinor: 9_007_199_254_740_993n }),
    transfer({ ...win, amountMinor: 5n }),
    transfer({ atMicros: MIDNIGHT - 1n }),
  ]);
  const money = { currency: 'UAH', kind: 'real' };
  expect(days).toEqual([
    {
      ...{ day: '2026-11-23', account: 'bets', ...money, operation: 'bet' },
      ...{ inMinor: 9_007_199_254_741_093n, outMinor: 0n, transfers: 2n },
    },
    {
      ...{ day: '2026-11-23', account: 'wins', ...money, operation: 'win' },
      ...{ inMinor: 0n, outMinor: 5n, transfers: 1n },
    },
    {
      ...{ day: '2026-11-22', account: 'bets', ...money, operation: 'bet' },
      ...{ inMinor: 100n, outMinor: 0n, transfers: 1n },
    },
  ]);
});

test('what goes both ways of one account is told apart', () => {
  const [given, taken] = [
    transfer({ operation: 'adjustment', debit: 'adjustments', credit: 'player', amountMinor: 7n }),
    transfer({ operation: 'adjustment', debit: 'player', credit: 'adjustments', amountMinor: 3n }),
  ];
  expect(sumHouseDays([given, taken])).toMatchObject([{ inMinor: 3n, outMinor: 7n, transfers: 2n }]);
});
