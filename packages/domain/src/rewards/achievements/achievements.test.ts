import { expect, test } from 'vitest';
import { areTiersInOrder, holdersMicroOf } from './index.ts';

test('takes medals in ascending order, each once, and a single one alone', () => {
  const right = [['single'], ['silver'], ['silver', 'gold'], ['silver', 'gold', 'snow'], ['gold']] as const;
  for (const tiers of right) expect(areTiersInOrder(tiers)).toBe(true);
  const wrong = [
    ['gold', 'silver'],
    ['silver', 'silver'],
    ['single', 'gold'],
    ['single', 'single'],
  ] as const;
  for (const tiers of wrong) expect(areTiersInOrder(tiers)).toBe(false);
});

test('never rounds a few holders down to none, and tells none where nobody plays', () => {
  expect(holdersMicroOf({ holders: 0n, players: 0n })).toBe(0);
  expect(holdersMicroOf({ holders: 0n, players: 9n })).toBe(0);
  expect(holdersMicroOf({ holders: 1n, players: 3n })).toBe(333_334);
  expect(holdersMicroOf({ holders: 1n, players: 10n ** 9n })).toBe(1);
  expect(holdersMicroOf({ holders: 7n, players: 7n })).toBe(1_000_000);
});
