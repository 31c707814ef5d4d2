import { expect, test } from 'vitest';
import { closedTimesOf } from './closed-times.ts';

const now = new Date(2026, 10, 23, 12, 0);
const at = (typed: string) => new Date(typed).toISOString();

test.each([
  ['', '', { from: null, until: null }],
  ['2026-11-23T18:00', '', { from: at('2026-11-23T18:00'), until: null }],
  ['', '2026-11-23T18:00', { from: null, until: at('2026-11-23T18:00') }],
  ['2026-11-23T18:00', '2026-11-24T06:00', { from: at('2026-11-23T18:00'), until: at('2026-11-24T06:00') }],
])('from %j until %j', (from, until, times) => expect(closedTimesOf({ from, until }, now)).toEqual(times));

test.each([
  ['', '2026-11-23T11:59'],
  ['2026-11-23T18:00', '2026-11-23T18:00'],
  ['2026-11-24T18:00', '2026-11-23T18:00'],
  ['never', ''],
])('from %j until %j closes nothing', (from, until) =>
  expect(closedTimesOf({ from, until }, now)).toBeUndefined(),
);
