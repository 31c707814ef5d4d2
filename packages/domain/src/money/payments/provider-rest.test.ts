import { expect, test } from 'vitest';
import { isResting, REST_MS, restAfter, restWhileAsked, type ProviderRest } from './provider-rest.ts';

const unanswered = (times: number, nowMs = 0): ProviderRest | undefined =>
  Array.from({ length: times }).reduce<ProviderRest | undefined>(
    (rest) => restAfter(rest, { isAnswered: false, nowMs }),
    undefined,
  );

test('rests after three calls in a row without an answer, for half a minute', () => {
  expect(isResting(unanswered(2), 0)).toBe(false);
  const rest = unanswered(3);
  expect([isResting(rest, 0), isResting(rest, REST_MS - 1), isResting(rest, REST_MS)]).toEqual([
    true,
    true,
    false,
  ]);
});

test('an answer between counts from the beginning', () => {
  const answered = restAfter(unanswered(2), { isAnswered: true, nowMs: 0 });
  expect(restAfter(answered, { isAnswered: false, nowMs: 0 })?.unanswered).toBe(1);
});

test('is tried by one once its rest is over, and rests again at once where that is not answered', () => {
  const tried = restWhileAsked(unanswered(3), REST_MS);
  expect(isResting(tried, REST_MS)).toBe(true);
  const silent = restAfter(tried, { isAnswered: false, nowMs: REST_MS + 4_000 });
  expect(isResting(silent, 2 * REST_MS + 3_999)).toBe(true);
  expect(isResting(restAfter(tried, { isAnswered: true, nowMs: REST_MS }), REST_MS)).toBe(false);
});

test('one that is asked while it has not rested is not made to', () => {
  expect(isResting(restWhileAsked(unanswered(2), 0), 0)).toBe(false);
  expect(restWhileAsked(undefined, 0)).toBeUndefined();
});
