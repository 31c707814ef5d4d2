import { expect, test } from 'vitest';
import {
  LIMIT_CONFIRM_WITHIN_MS,
  limitConfirmWindow,
  judgeLimitChange,
  LIMIT_LOOSEN_EVERY_MS,
  LIMIT_WAIT_MS,
  type StoredLimit,
} from './player-limit.ts';

const NOON = new Date('2026-03-28T12:00:00Z');
const after = (ms: number) => new Date(NOON.getTime() + ms);
const limit = (change: Partial<StoredLimit> = {}): StoredLimit => ({
  rule: 'deposit_limit',
  period: 'day',
  amount: { size: 100_00n, currency: 'EUR' },
  askedAt: null,
  asked: null,
  loosenedAt: null,
  ...change,
});
const euro = (size: bigint) => ({ size, currency: 'EUR' }) as const;
const hryvnia = (size: bigint) => ({ size, currency: 'UAH' }) as const;

test('stricter is at once, weaker waits', () => {
  expect(judgeLimitChange(undefined, euro(5n))).toBe('set');
  expect(judgeLimitChange(limit({ amount: null }), euro(5n))).toBe('set');
  expect(judgeLimitChange(limit(), euro(99_99n))).toBe('lowered');
  expect(judgeLimitChange(limit(), euro(100_00n))).toBe('unchanged');
  expect(judgeLimitChange(limit(), euro(100_01n))).toBe('asked');
  expect(judgeLimitChange(limit(), null)).toBe('asked');
  expect(judgeLimitChange(undefined, null)).toBe('unchanged');
});

test('a move to another currency is no way to weaken a limit', () => {
  expect(judgeLimitChange(limit(), hryvnia(5_000_01n))).toBe('asked');
  expect(judgeLimitChange(limit(), hryvnia(4_999_99n))).toBe('lowered');
});

test('what was asked for may be confirmed after a day, and lapses a week later', () => {
  const asked = limit({ askedAt: NOON, asked: euro(200_00n) });
  expect(limitConfirmWindow(limit(), NOON)).toBeUndefined();
  expect(limitConfirmWindow(asked, NOON)).toEqual({
    from: after(LIMIT_WAIT_MS),
    until: after(LIMIT_WAIT_MS + LIMIT_CONFIRM_WITHIN_MS),
  });
  expect(limitConfirmWindow(asked, after(LIMIT_WAIT_MS + LIMIT_CONFIRM_WITHIN_MS))).toBeUndefined();
});

test('a limit that was weakened lately waits longer', () => {
  const asked = limit({ askedAt: NOON, loosenedAt: after(-LIMIT_WAIT_MS) });
  expect(limitConfirmWindow(asked, NOON)?.from).toEqual(after(LIMIT_LOOSEN_EVERY_MS - LIMIT_WAIT_MS));
});

test('minutes are judged as they are', () => {
  const hour = { ...limit(), rule: 'session_time', amount: { size: 60n, currency: null } } as const;
  const wish = (size: bigint) => judgeLimitChange(hour, { size, currency: null });
  expect([59n, 60n, 61n].map(wish)).toEqual(['lowered', 'unchanged', 'asked']);
});
