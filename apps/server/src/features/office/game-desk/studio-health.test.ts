import { expect, test } from 'vitest';
import type { CallHourRow } from './studio-calls-store.ts';
import { callHours } from './studio-health.ts';

const RULE = { errorPercent: 5, callsLeast: 20 };
const row = (status: string, calls: number, more: Partial<CallHourRow> = {}): CallHourRow => ({
  ...{ provider: 'north', status, calls: BigInt(calls), withinMs: 10 },
  ...{ hour: new Date('2026-11-23T10:00:00Z'), lastAt: new Date('2026-11-23T10:59:00Z') },
  ...more,
});

test('what is against a player is no error of the studio’s, and strangers are judged by nobody', () => {
  const rows = [row('ok', 90), row('insufficient_funds', 10), row('unsigned', 500)];
  expect(callHours(rows, RULE)).toMatchObject([
    {
      ...{ calls: 100, errorPercent: 0, alarm: false },
      refusals: [
        { status: 'unsigned', calls: 500 },
        { status: 'insufficient_funds', calls: 10 },
      ],
    },
  ]);
});

test.each([
  [95, 5, true],
  [96, 4, false],
  [9, 10, false],
])('%i right and %i wrong: alarm %s', (right, wrong, alarm) => {
  expect(callHours([row('ok', right), row('failed', wrong)], RULE)[0]).toMatchObject({ alarm });
});

test('the 95th of 100 is in the bucket that is told; above all bounds none is', () => {
  const rows = [row('ok', 94), row('ok', 1, { withinMs: 250 }), row('ok', 5, { withinMs: 0 })];
  expect(callHours(rows, RULE)[0]!.p95Ms).toBe(250);
  expect(callHours([row('ok', 5, { withinMs: 0 })], RULE)[0]!.p95Ms).toBeNull();
});

test('hours stand the newest first', () => {
  const later = { hour: new Date('2026-11-23T11:00:00Z') };
  const hours = callHours([row('ok', 1), row('ok', 2, later)], RULE);
  expect(hours.map(({ calls }) => calls)).toEqual([2, 1]);
});
