import { expect, test } from 'vitest';
import { REGION_TIME_ZONES } from '../../site/regions/index.ts';
import { afterQuietHours, areQuietHours, type QuietHours } from './quiet-hours.ts';

const KYIV = 'Europe/Kyiv';
const hours = (from: string, to: string): QuietHours => ({
  fromMinute: minutes(from),
  toMinute: minutes(to),
});
const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const after = (quiet: QuietHours, now: string, zone = KYIV) =>
  afterQuietHours(quiet, zone, new Date(now)).toISOString();

test.each([
  ['before they begin, now', '2026-06-10T19:59:59.999Z', '2026-06-10T19:59:59.999Z'],
  ['as they begin, at their end', '2026-06-10T20:00:00.000Z', '2026-06-11T05:00:00.000Z'],
  ['past midnight, at their end', '2026-06-10T22:41:17.003Z', '2026-06-11T05:00:00.000Z'],
  ['as they end, now', '2026-06-11T05:00:00.000Z', '2026-06-11T05:00:00.000Z'],
])('from 23:00 to 08:00 in Kyiv, %s', (_when, now, then) => {
  expect(after(hours('23:00', '08:00'), now)).toBe(then);
});

test('within a day they end that day', () => {
  expect(after(hours('13:00', '15:30'), '2026-06-10T11:59:00.000Z')).toBe('2026-06-10T12:30:00.000Z');
  expect(after(hours('13:00', '15:30'), '2026-06-10T13:00:00.000Z')).toBe('2026-06-10T13:00:00.000Z');
});

test('the clock is that of where the player lives', () => {
  const quiet = hours('23:00', '08:00');
  expect(after(quiet, '2026-06-10T18:30:00.000Z', 'Asia/Almaty')).toBe('2026-06-11T03:00:00.000Z');
  expect(after(quiet, '2026-06-10T18:30:00.000Z', 'Europe/Brussels')).toBe('2026-06-10T18:30:00.000Z');
});

test('a night whose clocks go forward is an hour shorter; hours that would end in the hour that is missing end with it', () => {
  // On 29 March 2026 Kyiv goes from 03:00 to 04:00, at 01:00 UTC.
  expect(after(hours('23:00', '08:00'), '2026-03-28T22:00:00.000Z')).toBe('2026-03-29T05:00:00.000Z');
  expect(after(hours('23:00', '03:30'), '2026-03-28T22:00:00.000Z')).toBe('2026-03-29T01:00:00.000Z');
});

test('a night whose clocks go back is an hour longer; hours that end in the hour that comes twice end the first time', () => {
  // On 25 October 2026 Kyiv goes from 04:00 back to 03:00, at 01:00 UTC.
  expect(after(hours('23:00', '08:00'), '2026-10-24T21:00:00.000Z')).toBe('2026-10-25T06:00:00.000Z');
  expect(after(hours('23:00', '03:30'), '2026-10-24T21:00:00.000Z')).toBe('2026-10-25T00:30:00.000Z');
});

test('whenever it is asked, what comes out is not quiet, is less than a day and an hour away, and the minute before was quiet', () => {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let turn = 0; turn < 2_000; turn++) {
    const quiet = { fromMinute: next(96) * 15, toMinute: next(96) * 15 };
    if (!areQuietHours(quiet)) continue;
    const zones = Object.values(REGION_TIME_ZONES);
    const zone = zones[next(zones.length)]!;
    const now = new Date(Date.UTC(2026, next(12), 1 + next(28), next(24), next(60), next(60)));
    const then = afterQuietHours(quiet, zone, now);
    expect(then.getTime()).toBeGreaterThanOrEqual(now.getTime());
    expect(then.getTime() - now.getTime()).toBeLessThan(25 * 3_600_000);
    expect(afterQuietHours(quiet, zone, then)).toEqual(then);
    if (then > now) expect(afterQuietHours(quiet, zone, new Date(then.getTime() - 1))).toEqual(then);
  }
});

test.each([
  [{ fromMinute: 600, toMinute: 600 }],
  [{ fromMinute: -15, toMinute: 600 }],
  [{ fromMinute: 0, toMinute: 1_440 }],
  [{ fromMinute: 7, toMinute: 600 }],
  [{ fromMinute: 0.5, toMinute: 600 }],
  [{ fromMinute: Number.NaN, toMinute: 600 }],
])('%j are no quiet hours', (quiet) => expect(areQuietHours(quiet)).toBe(false));
