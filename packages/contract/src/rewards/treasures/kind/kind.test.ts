import type { Programme } from '@croupier/domain/rewards/programmes';
import { expect, test } from 'vitest';
import { BOX, type BoxTerms } from './index.ts';

const TERMS: BoxTerms = {
  ...{ typeIcon: 'wood', given: 'registration' },
  goal: { counts: 'stakes', games: 'all', target: { UAH: '500' } },
  loot: [{ weight: 1, reward: { kind: 'points', points: 5 } }],
};
const faults = (terms: Partial<BoxTerms> = {}, caps: Programme['caps'] = {}) =>
  BOX.faultsOf({ kind: 'box', terms: { ...TERMS, ...terms }, caps } as unknown as Programme);

test('takes amounts for stakes, and a number of at least one for all else', () => {
  const goal = (counts: 'stakes' | 'rounds', target: BoxTerms['goal']['target']) =>
    faults({ goal: { counts, games: 'all', target } });
  expect([faults(), goal('rounds', 3)]).toEqual([[], []]);
  const wrong = [goal('stakes', 500), goal('rounds', 0), goal('rounds', { UAH: '1' })];
  for (const found of wrong) expect(found).toEqual(['terms/goal/target: choice']);
});

test('names the box that it comes after where it comes after one, and nowhere else', () => {
  expect(faults({ given: 'after' })).toEqual(['terms/after: missing']);
  expect(faults({ given: 'after', after: 'other' })).toEqual([]);
  expect(faults({ after: 'other' })).toEqual(['terms/after: unknown']);
});

test('is bounded by a player’s share and a budget alone', () => {
  expect(faults({}, { perPlayer: 2, budget: { UAH: '1' } })).toEqual([]);
  expect(faults({}, { receivers: 2, perPeriod: { period: 'day', count: 1 } })).toEqual([
    ...['caps/receivers: choice', 'caps/perPeriod: choice'],
  ]);
});
