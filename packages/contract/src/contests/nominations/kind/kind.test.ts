import type { Programme } from '@croupier/domain/rewards/programmes';
import { expect, test } from 'vitest';
import { NOMINATION, type NominationTerms } from './index.ts';

const points = (count: number) => ({ kind: 'points', points: count }) as const;
const money = { kind: 'money', amount: { UAH: '100' } } as const;
const one = (code: string, ...places: NominationTerms['nominations'][number]['places']) =>
  ({ code, measure: 'rounds', games: 'all', picture: '', places }) as const;
const of = (
  nominations: readonly ReturnType<typeof one>[],
  more: Partial<Programme> = {},
  names = nominations.length,
) => {
  const words = {
    title: 'A',
    lead: 'B',
    terms: [],
    nominations: Array(names).fill({ name: 'C', text: 'D' }),
  };
  return {
    ...{
      kind: 'nomination',
      terms: { nominations },
      texts: { ua: words, ru: words, en: words, kk: words },
      caps: {},
    },
    ...{ schedule: { from: '2026-01-01T00:00', until: '2026-02-01T00:00', zone: 'region' }, ...more },
  } as unknown as Programme;
};
const faults = (...it: Parameters<typeof of>) => NOMINATION.faultsOf(of(...it));

test('takes nominations that each have a code, words and rewards of their own', () => {
  expect(faults([one('a', points(1)), one('b', points(2), money)])).toEqual([]);
  expect(faults([one('a', points(1)), one('a', { kind: 'nothing' })])).toEqual([
    ...['terms/nominations/1/code: choice', 'terms/nominations/1/places/0: choice'],
  ]);
  expect(faults([one('a', points(1))], {}, 2)).toEqual(
    ['ua', 'ru', 'en', 'kk'].map((language) => `texts/${language}/nominations: order`),
  );
});

test('has an end after at least a day, is on at every hour, and is bounded by a budget alone', () => {
  const schedule = (more: object) => ({ from: '2026-01-01T00:00', zone: 'region', ...more }) as const;
  const all = [one('a', points(1))];
  expect(faults(all, { schedule: schedule({}) })).toEqual(['schedule/until: choice']);
  expect(faults(all, { schedule: schedule({ until: '2026-01-01T23:00' }) })).toEqual([
    'schedule/until: choice',
  ]);
  expect(faults(all, { schedule: schedule({ until: '2026-01-09T00:00', repeats: 'week' }) })).toEqual([
    'schedule/repeats: choice',
  ]);
  expect(faults(all, { caps: { budget: { UAH: '900' }, receivers: 2 } })).toEqual(['caps/receivers: choice']);
});

test('costs the first places of all its nominations for one player', () => {
  expect(NOMINATION.costOf(of([one('a', money, money), one('b', money)]))).toEqual({
    UAH: { expectedMinor: 200n, worstMinor: 200n },
  });
});
