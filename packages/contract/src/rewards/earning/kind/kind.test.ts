import type { Programme } from '@croupier/domain/rewards/programmes';
import { expect, test } from 'vitest';
import { programmeLines } from '../../programmes/index.ts';
import { EARNING_PROGRAMME, type EarningTerms } from './index.ts';

const TEXT = { title: 'Points', lead: 'For stakes.', terms: [] };
const linesOf = (goal: object = {}, more: Partial<Programme<EarningTerms>> = {}): string[] =>
  programmeLines(
    EARNING_PROGRAMME,
    {
      ...{ kind: 'earning', code: 'play', place: 1, picture: '', caps: {} },
      terms: { goal: { counts: 'stakes', games: 'all', target: { UAH: '10000' }, ...goal }, points: 1 },
      texts: { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT },
      schedule: { from: '2026-01-01T00:00', zone: 'region' },
      audience: { regions: ['UA'] },
      ...more,
    },
    { findBeside: () => undefined } as never,
  );

test('stakes are reached by amounts, and rounds by a number of them', () => {
  expect(linesOf()).toEqual([]);
  expect(linesOf({ target: 50 })).toEqual(['terms/goal/target: choice']);
  expect(linesOf({ counts: 'rounds', target: 50 })).toEqual([]);
  expect(linesOf({ counts: 'rounds', target: 0 })).toEqual(['terms/goal/target: choice']);
  expect(linesOf({ counts: 'rounds' })).toEqual(['terms/goal/target: choice']);
});

test('neither play money earns points, nor what is paid in, nor is there a time to reach it in', () => {
  for (const goal of [{ money: ['play'] }, { counts: 'deposits' }, { withinDays: 7 }])
    expect(linesOf(goal)).not.toEqual([]);
});

test('nothing of it is scarce', () => {
  expect(linesOf({}, { caps: { receivers: 10 } })).toEqual(['caps/receivers: choice']);
});
