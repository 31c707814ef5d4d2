import type { BonusTerms } from '@croupier/domain/rewards/bonuses';
import { expect, test } from 'vitest';
import { programmeLines } from '../../programmes/index.ts';
import { BONUS } from './index.ts';

const TEXT = { title: 'Bonus', lead: 'For a deposit.', terms: [] };
const TERMS: BonusTerms = {
  ...{
    type: 'PERCENT_ON_DEPOSIT',
    percent: 50,
    maximum: { UAH: '10000' },
    wagerTimes: 10,
    wagerBase: 'BONUS',
  },
  ...{ order: 'REAL_FIRST', contributions: [], otherContribution: 100, claimDays: 7, validDays: 14 },
  trigger: { by: 'deposit' },
};
const linesOf = (terms: Partial<BonusTerms> = {}): string[] =>
  programmeLines(
    BONUS,
    {
      ...{ kind: 'bonus', code: 'half', place: 1, picture: '', caps: {} },
      terms: { ...TERMS, ...terms },
      texts: { ua: TEXT, ru: TEXT, en: TEXT, kk: TEXT },
      schedule: { from: '2026-01-01T00:00', zone: 'region' },
      audience: { regions: ['UA'] },
    },
    { findBeside: () => undefined } as never,
  );

test('refuses to publish a bonus that nobody can wager', () => {
  expect(linesOf()).toEqual([]);
  expect(linesOf({ source: 'REAL', withdrawal: 'forfeits' })).toEqual([]);
  expect(linesOf({ source: 'REAL', order: 'BONUS_FIRST' })).toEqual(['terms/source: choice']);
  expect(linesOf({ source: 'BONUS' })).toEqual(['terms/source: choice']);
  expect(linesOf({ source: 'BONUS', order: 'BONUS_FIRST' })).toEqual([]);
  expect(linesOf({ otherContribution: 0 })).toEqual(['terms/otherContribution: choice']);
});

test('takes a goal where it brings the bonus, with amounts for what counts money', () => {
  const byGoal = (goal?: BonusTerms['trigger']['goal']) =>
    linesOf({
      type: 'NON_DEPOSIT',
      percent: undefined!,
      maximum: undefined!,
      amount: { UAH: '100' },
      trigger: { by: 'goal', ...(goal && { goal }) },
    });
  expect(byGoal()).toEqual(['terms/trigger/goal: missing']);
  expect(byGoal({ counts: 'rounds', games: 'all', target: 50 })).toEqual([]);
  expect(byGoal({ counts: 'rounds', games: 'all', target: 0 })).toEqual([
    'terms/trigger/goal/target: choice',
  ]);
  expect(byGoal({ counts: 'deposits', games: 'all', target: 50 })).toEqual([
    'terms/trigger/goal/target: choice',
  ]);
  expect(byGoal({ counts: 'deposits', games: 'all', target: { UAH: '5000' } })).toEqual([]);
  expect(
    linesOf({ trigger: { by: 'deposit', goal: { counts: 'rounds', games: 'all', target: 1 } } }),
  ).toEqual(['terms/trigger/goal: unknown']);
});
