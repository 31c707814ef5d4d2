import { expect, test } from 'vitest';
import {
  CONFIRM_WITHIN_MS,
  confirmWindow,
  judgeChange,
  LOOSEN_EVERY_MS,
  LOOSEN_WAIT_MS,
  type StoredLimit,
} from './limit-rules.ts';

const NOON = new Date('2026-03-28T12:00:00Z');
const after = (ms: number) => new Date(NOON.getTime() + ms);
const limit = (change: Partial<StoredLimit> = {}): StoredLimit => ({
  period: 'day',
  amountMinor: 100_00n,
  currency: 'EUR',
  askedAt: null,
  asked: null,
  loosenedAt: null,
  ...change,
});
const euro = (amountMinor: bigint) => ({ amountMinor, currency: 'EUR' }) as const;
const hryvnia = (amountMinor: bigint) => ({ amountMinor, currency: 'UAH' }) as const;

test('stricter is at once, weaker waits', () => {
  expect(judgeChange(undefined, euro(5n))).toBe('set');
  expect(judgeChange(limit({ amountMinor: null }), euro(5n))).toBe('set');
  expect(judgeChange(limit(), euro(99_99n))).toBe('lowered');
  expect(judgeChange(limit(), euro(100_00n))).toBe('unchanged');
  expect(judgeChange(limit(), euro(100_01n))).toBe('asked');
  expect(judgeChange(limit(), null)).toBe('asked');
  expect(judgeChange(undefined, null)).toBe('unchanged');
});

test('a move to another currency is no way to weaken a limit', () => {
  expect(judgeChange(limit(), hryvnia(5_000_01n))).toBe('asked');
  expect(judgeChange(limit(), hryvnia(4_999_99n))).toBe('lowered');
});

test('what was asked for may be confirmed after a day, and lapses a week later', () => {
  const asked = limit({ askedAt: NOON, asked: euro(200_00n) });
  expect(confirmWindow(limit(), NOON)).toBeUndefined();
  expect(confirmWindow(asked, NOON)).toEqual({
    from: after(LOOSEN_WAIT_MS),
    until: after(LOOSEN_WAIT_MS + CONFIRM_WITHIN_MS),
  });
  expect(confirmWindow(asked, after(LOOSEN_WAIT_MS + CONFIRM_WITHIN_MS))).toBeUndefined();
});

test('a limit that was weakened lately waits longer', () => {
  const asked = limit({ askedAt: NOON, loosenedAt: after(-LOOSEN_WAIT_MS) });
  expect(confirmWindow(asked, NOON)?.from).toEqual(after(LOOSEN_EVERY_MS - LOOSEN_WAIT_MS));
});
