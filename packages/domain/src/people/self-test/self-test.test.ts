import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  SELF_TEST_ANSWERS,
  SELF_TEST_BANDS,
  SELF_TEST_QUESTIONS,
  scoreSelfTest,
  type SelfTestAnswer,
  type SelfTestQuestion,
} from './index.ts';

/** Answers that count as much as these, in the order of the questions. */
const answersOf = (counts: readonly number[]) =>
  Object.fromEntries(
    SELF_TEST_QUESTIONS.map((key, at) => [key, SELF_TEST_ANSWERS[counts[at] ?? 0]]),
  ) as Record<SelfTestQuestion, SelfTestAnswer>;

it.each([
  [[], 0, 'none'],
  [[1], 1, 'low'],
  [[1, 1], 2, 'low'],
  [[3], 3, 'moderate'],
  [[3, 3, 1], 7, 'moderate'],
  [[3, 3, 2], 8, 'problem'],
  [Array(9).fill(3), 27, 'problem'],
])('answers of %j come to %i: %s', (counts, score, band) => {
  expect(scoreSelfTest(answersOf(counts))).toEqual({ score, band });
});

it('a graver answer never makes the outcome milder', () => {
  const count = fc.integer({ min: 0, max: 3 });
  const counts = fc.array(count, { minLength: 9, maxLength: 9 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 0, max: 8 }), (each, at) => {
      const graver = each.map((value, place) => (place === at ? Math.min(value + 1, 3) : value));
      const rankOf = (all: readonly number[]) => SELF_TEST_BANDS.indexOf(scoreSelfTest(answersOf(all)).band);
      expect(rankOf(graver)).toBeGreaterThanOrEqual(rankOf(each));
    }),
  );
});
