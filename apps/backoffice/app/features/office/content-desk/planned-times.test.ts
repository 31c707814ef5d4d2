import { expect, test } from 'vitest';
import { plannedTimes } from './planned-times.ts';

const NOW = new Date(2026, 10, 23, 12, 0);

test('nothing typed is at once and without end', () => {
  expect(plannedTimes({ from: '', until: '' }, NOW)).toEqual({ from: null, until: null });
});

test('what begins in the past, or ends before it begins, is not planned', () => {
  const times = (from: string, until: string) => plannedTimes({ from, until }, NOW);
  expect(times('2026-11-24T09:00', '2026-11-25T09:00')?.from).toBe(new Date(2026, 10, 24, 9).toISOString());
  expect(times('2026-11-23T11:59', '')).toBeUndefined();
  expect(times('', '2026-11-23T12:00')).toBeUndefined();
  expect(times('2026-11-25T09:00', '2026-11-24T09:00')).toBeUndefined();
  expect(times('soon', '')).toBeUndefined();
});
