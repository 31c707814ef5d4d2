import type { Programme } from '@croupier/domain/rewards/programmes';
import { expect, test } from 'vitest';
import { ACHIEVEMENT, type AchievementTerms } from './index.ts';

const TERMS: AchievementTerms = {
  goal: { counts: 'games', games: 'all' },
  tiers: [
    { tier: 'silver', target: 5, reward: { kind: 'money', amount: { UAH: '100' } } },
    { tier: 'gold', target: 15, reward: { kind: 'money', amount: { UAH: '250' } } },
  ],
  hidden: false,
};
const of = (terms: Partial<AchievementTerms>, more: Partial<Programme> = {}) =>
  ({
    ...{ kind: 'achievement', terms: { ...TERMS, ...terms }, caps: {} },
    ...{ schedule: { from: '2026-01-01T00:00', zone: 'region' }, ...more },
  }) as unknown as Programme;
const faults = (...it: Parameters<typeof of>) => ACHIEVEMENT.faultsOf(of(...it));

test('takes targets that rise from medal to medal, in every currency', () => {
  expect(faults({})).toEqual([]);
  const tiers = (...targets: (number | { UAH: string; EUR?: string })[]) =>
    targets.map((target, index) => ({ tier: (['silver', 'gold'] as const)[index]!, target }));
  expect(faults({ tiers: tiers(5, 5) })).toEqual(['terms/tiers/1/target: order']);
  expect(faults({ tiers: tiers(0, 5) })).toEqual(['terms/tiers/0/target: choice']);
  const goal = { counts: 'stakes', games: 'all' } as const;
  expect(faults({ goal, tiers: tiers({ UAH: '1' }, { UAH: '2' }) })).toEqual([]);
  expect(faults({ goal, tiers: tiers({ UAH: '1', EUR: '9' }, { UAH: '20', EUR: '8' }) })).toEqual([
    'terms/tiers/1/target: order',
  ]);
  expect(faults({ goal, tiers: tiers(3, 4) })).toEqual([
    ...['terms/tiers/0/target: choice', 'terms/tiers/1/target: choice'],
  ]);
});

test('refuses medals that are out of order', () => {
  expect(faults({ tiers: TERMS.tiers.toReversed() })).toContain('terms/tiers: order');
  expect(faults({ tiers: [{ tier: 'single', target: 5 }] })).toEqual([]);
});

test('is reached at any hour, once, and bounded by a budget alone', () => {
  const hours = { fromMinute: 0, toMinute: 360 };
  const schedule = { from: '2026-01-01T00:00', zone: 'region', repeats: 'week', hours } as const;
  expect(faults({}, { schedule })).toEqual(['schedule/hours: choice', 'schedule/repeats: choice']);
  expect(faults({}, { caps: { budget: { UAH: '900' }, receivers: 2 } })).toEqual(['caps/receivers: choice']);
});

test('costs what all its medals give together', () => {
  expect(ACHIEVEMENT.costOf(of({}))).toEqual({ UAH: { expectedMinor: 350n, worstMinor: 350n } });
});
