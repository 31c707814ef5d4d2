import type { Programme } from '@croupier/domain/rewards/programmes';
import { expect, test } from 'vitest';
import { CALENDAR, type CalendarTerms } from './index.ts';

const points = { kind: 'points', points: 5 } as const;
const money = { kind: 'money', amount: { UAH: '100', EUR: '4' } } as const;
const TERMS: CalendarTerms = {
  days: [{ day: '2026-12-24', reward: money }, { day: '2026-12-25' }, { day: '2026-12-26' }],
  loot: [
    { weight: 3, reward: points },
    { weight: 1, reward: { kind: 'money', amount: { UAH: '1000' } } },
  ],
  missed: 'lost',
};
const programme = (terms: Partial<CalendarTerms> = {}, more: Partial<Programme> = {}) =>
  ({
    ...{ kind: 'calendar', code: 'december', caps: {}, texts: {} },
    schedule: { from: '2026-12-24T00:00', until: '2026-12-27T00:00', zone: 'region' },
    terms: { ...TERMS, ...terms },
    ...more,
  }) as unknown as Programme;
const faults = (...of: Parameters<typeof programme>) => CALENDAR.faultsOf(programme(...of));

test('has nothing against a calendar that is on for all its days', () => {
  expect(faults()).toEqual([]);
  expect(faults({}, { schedule: { from: '2026-12-01T00:00', zone: 'region' } })).toEqual([]);
});

test('refuses days that are out of order, that are none, and that it is not on for as a whole', () => {
  const day = (text: string) => ({ day: text, reward: points });
  const twice = [day('2026-12-24'), day('2026-12-24')];
  expect(faults({ days: twice, loot: undefined! })).toEqual(['terms/days/1/day: order']);
  expect(faults({ days: [day('2026-02-30')], loot: undefined! })).toEqual(['terms/days/0/day: time']);
  const late = { schedule: { from: '2026-12-24T08:00', until: '2026-12-26T20:00', zone: 'region' } };
  expect(faults({}, late)).toEqual(['terms/days/0/day: order', 'terms/days/2/day: order']);
});

test('needs a table for days without a gift of their own, and no other', () => {
  expect(faults({ loot: undefined! })).toEqual(['terms/loot: missing']);
  expect(faults({ days: [{ day: '2026-12-24', reward: points }] })).toEqual(['terms/loot: unknown']);
});

test('takes dates by the clocks of each region, once, and of caps a budget alone', () => {
  const schedule = { from: '2026-12-01T00:00', zone: 'UTC', repeats: 'month' } as const;
  expect(faults({}, { schedule })).toEqual(['schedule/zone: choice', 'schedule/repeats: choice']);
  expect(faults({}, { caps: { budget: { UAH: '1' }, receivers: 5 } })).toEqual(['caps/receivers: choice']);
});

test('needs as many teasers as doors, where it has some', () => {
  const texts = { en: { teasers: ['a', 'b'] }, ua: { teasers: ['a', 'b', 'c'] } };
  expect(faults({}, { texts } as never)).toEqual(['texts/en/teasers: order']);
});

test('costs what all its doors come to for one player', () => {
  expect(CALENDAR.costOf(programme())).toEqual({
    UAH: { expectedMinor: 100n + 2n * 250n, worstMinor: 100n + 2n * 1000n },
    EUR: { expectedMinor: 4n, worstMinor: 4n },
  });
});
