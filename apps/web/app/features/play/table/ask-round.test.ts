import { ApiError, ERROR_STATUS } from '@croupier/contract/kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ANSWER_TRIES, askAgain, fateOf } from './ask-round.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const LOST = new ApiError(0, undefined);
const BROKEN = new ApiError(500, undefined);
const AWAY = new ApiError(503, { key: 'unavailable', message: '', requestId: '' });

/** Asks to the end, however long the pauses. */
async function asked(ask: () => Promise<string>) {
  const onUnanswered = vi.fn();
  const outcome = askAgain(ask, new AbortController().signal, onUnanswered).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { outcome: await outcome, unanswered: onUnanswered.mock.calls.length };
}

test('a lost answer is asked for again until it comes', async () => {
  const ask = vi
    .fn(() => Promise.resolve('here'))
    .mockRejectedValueOnce(LOST)
    .mockRejectedValueOnce(AWAY);
  expect(await asked(ask)).toEqual({ outcome: 'here', unanswered: 2 });
});

test('where no answer comes at all, asking ends', async () => {
  const ask = vi.fn(() => Promise.reject(LOST));
  expect(await asked(ask)).toEqual({ outcome: LOST, unanswered: ANSWER_TRIES - 1 });
  expect(ask).toHaveBeenCalledTimes(ANSWER_TRIES);
});

test('a server that comes back within two minutes is waited for', async () => {
  const startedAt = Date.now();
  await asked(() => Promise.reject(AWAY));
  expect(Date.now() - startedAt).toBeGreaterThan(100_000);
  expect(Date.now() - startedAt).toBeLessThan(130_000);
});

test('an error of the house is not asked for again', async () => {
  const ask = vi.fn(() => Promise.reject(BROKEN));
  expect(await asked(ask)).toEqual({ outcome: BROKEN, unanswered: 0 });
  expect(ask).toHaveBeenCalledTimes(1);
});

test('every error key says what it means for the round', () => {
  const keys = Object.entries(ERROR_STATUS).map(([key, status]) => ({
    key,
    fate: fateOf(new ApiError(status, { key, message: '', requestId: '' })),
  }));
  const of = (fate: string) => keys.filter((row) => row.fate === fate).map(({ key }) => key);
  expect(of('failed')).toEqual(['internal']);
  expect(of('unanswered')).toEqual([
    'request_timeout',
    'too_many_requests',
    'payment_provider_unavailable',
    'unavailable',
  ]);
});

test('what is no answer of the house is a failure or none', () => {
  expect(fateOf(LOST)).toBe('unanswered');
  expect(fateOf(new ApiError(504, undefined))).toBe('unanswered');
  expect(fateOf(new SyntaxError('half an answer'))).toBe('failed');
});
