import type { Programme } from '@croupier/domain/rewards/programmes';
import { expect, test } from 'vitest';
import { programmeLines } from '../../programmes/index.ts';
import { QUEST, type QuestStepTerms, type QuestTerms } from './index.ts';

const STEP: QuestStepTerms = {
  goal: { counts: 'rounds', games: 'all', target: 5 },
  reward: { kind: 'points', points: 10 },
  at: { x: 10, y: 90 },
};
const textOf = (steps: number) => ({
  ...{ title: 'A quest', lead: 'Two steps.', terms: [] },
  steps: Array.from({ length: steps }, () => ({ name: 'A stop', text: 'Five rounds.' })),
});
const linesOf = (
  terms: object = {},
  more: Partial<Programme<QuestTerms>> = {},
  text: object = textOf(2),
): string[] =>
  programmeLines(
    QUEST,
    {
      ...{ kind: 'quest', code: 'lighthouse', place: 1, picture: '', caps: {} },
      terms: { needsJoin: true, steps: [STEP, STEP], ...terms },
      texts: { ua: text, ru: text, en: text, kk: text },
      schedule: { from: '2026-01-01T00:00', zone: 'region' },
      audience: { regions: ['UA'] },
      ...more,
    },
    { published: () => undefined, leadsTo: () => [], now: new Date() },
  );
const withGoal = (goal: object) => linesOf({ steps: [{ ...STEP, goal: { ...STEP.goal, ...goal } }, STEP] });

test('takes amounts for what counts money, and a number of at least one for all else', () => {
  expect(linesOf()).toEqual([]);
  expect(withGoal({ counts: 'stakes', target: { UAH: '10000' } })).toEqual([]);
  expect(withGoal({ counts: 'games', target: 3 })).toEqual([]);
  for (const goal of [{ counts: 'stakes' }, { target: 0 }, { target: { UAH: '1' } }])
    expect(withGoal(goal)).toEqual(['terms/steps/0/goal/target: choice']);
});

test('asks neither for losses nor for deposits, for no play money, and sets no days to reach a step in', () => {
  for (const goal of [{ counts: 'losses' }, { counts: 'deposits' }, { money: ['play'] }, { withinDays: 1 }])
    expect(withGoal(goal)).not.toEqual([]);
});

test('is on for whole days: neither by hours or weekdays, nor for less than a day', () => {
  const on = (schedule: object) =>
    linesOf({}, { schedule: { from: '2026-01-01T00:00', zone: 'region', ...schedule } });
  expect(on({ hours: { fromMinute: 0, toMinute: 300 } })).toEqual(['schedule/hours: choice']);
  expect(on({ weekdays: [6, 7] })).toEqual(['schedule/weekdays: choice']);
  expect(on({ until: '2026-01-01T23:59' })).toEqual(['schedule/until: choice']);
  expect(on({ until: '2026-01-02T00:00' })).toEqual([]);
});

test('has a name and a text for each step, and a reward that is something', () => {
  expect(linesOf({}, {}, textOf(1))).toEqual(
    ['ua', 'ru', 'en', 'kk'].map((one) => `texts/${one}/steps: order`),
  );
  const nothing = { kind: 'nothing' };
  expect(linesOf({ steps: [STEP, { ...STEP, reward: nothing }], final: nothing })).toEqual([
    ...['terms/steps/1/reward: choice', 'terms/final: choice'],
  ]);
});

test('costs all its rewards together, and is bounded by a budget alone', () => {
  const money = (minor: string) => ({ kind: 'money', amount: { UAH: minor } }) as const;
  const terms = { steps: [{ ...STEP, reward: money('100') }, STEP], final: money('900') };
  const of = (caps: Programme['caps']) => linesOf(terms, { caps });
  expect(QUEST.costOf({ terms } as unknown as Programme)).toEqual({
    UAH: { expectedMinor: 1_000n, worstMinor: 1_000n },
  });
  expect(of({ budget: { UAH: '1000' } })).toEqual([]);
  expect(of({ receivers: 5, perPlayer: 1 })).toEqual(['caps/receivers: choice', 'caps/perPlayer: choice']);
});
