import { expect, test } from 'vitest';
import { costOfLoot, costOfReward, highestCost, sizeOf, timesCost } from './cost.ts';

const money = (amount: object) => ({ kind: 'money', amount });

test('money costs what it is, and nothing else costs here', () => {
  expect(costOfReward(money({ UAH: '100', EUR: '2' }))).toEqual({
    UAH: { expectedMinor: 100n, worstMinor: 100n },
    EUR: { expectedMinor: 2n, worstMinor: 2n },
  });
  expect(costOfReward({ kind: 'points', points: 5 })).toEqual({});
});

test('a table costs by its weights, rounded up, and at worst its greatest row', () => {
  const rows = [
    { weight: 2, reward: { kind: 'nothing' } },
    { weight: 1, reward: money({ UAH: '100' }) },
    { weight: 0, reward: money({ UAH: '900', EUR: '4' }) },
  ];
  expect(costOfLoot(rows)).toEqual({
    UAH: { expectedMinor: 34n, worstMinor: 900n },
    EUR: { expectedMinor: 0n, worstMinor: 4n },
  });
  expect(timesCost(costOfLoot(rows), 3)['UAH']).toEqual({ expectedMinor: 102n, worstMinor: 2_700n });
});

test('what is chosen costs as much as its dearest choice, in each currency', () => {
  const choices = [money({ UAH: '100', EUR: '9' }), money({ UAH: '300' }), { kind: 'points' }];
  expect(highestCost(choices.map(costOfReward))).toEqual({
    UAH: { expectedMinor: 300n, worstMinor: 300n },
    EUR: { expectedMinor: 9n, worstMinor: 9n },
  });
});

test('a programme is as large as its budget, or as its worst case for all who may have it, in euros', () => {
  const cost = {
    UAH: { expectedMinor: 1n, worstMinor: 5_000n },
    EUR: { expectedMinor: 1n, worstMinor: 100n },
  };
  expect(sizeOf({ caps: { budget: { UAH: '50000', EUR: '700' }, receivers: 9 } }, cost).amountMinor).toBe(
    1_700n,
  );
  expect(sizeOf({ caps: { receivers: 10 } }, cost).amountMinor).toBe(2_000n);
  expect(sizeOf({ caps: {} }, cost).amountMinor).toBe(200n);
  expect(sizeOf({ caps: {} }, {}).amountMinor).toBe(0n);
});
