import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REGION_TIME_ZONES } from '../../site/regions/index.ts';
import {
  addPeriods,
  dayOf,
  instantOf,
  isLocalTime,
  isTimeZone,
  localTimeOf,
  periodOf,
  PERIODS,
  periodsBetween,
  weekdayOf,
} from './local-time.ts';

const KYIV = 'Europe/Kyiv';
const instant = (local: string, zone = KYIV) => instantOf(local, zone).toISOString();

test.each([
  ['in winter', '2026-12-01T00:00', '2026-11-30T22:00:00.000Z'],
  ['in summer', '2026-06-01T00:00', '2026-05-31T21:00:00.000Z'],
  // On 29 March 2026 Kyiv goes from 03:00 to 04:00, at 01:00 UTC.
  ['in the hour that is left out: the next that is shown', '2026-03-29T03:30', '2026-03-29T01:00:00.000Z'],
  ['as that hour begins', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['as that hour is over', '2026-03-29T04:00', '2026-03-29T01:00:00.000Z'],
  ['before it', '2026-03-29T02:59', '2026-03-29T00:59:00.000Z'],
  // On 25 October 2026 it goes from 04:00 back to 03:00, at 01:00 UTC.
  ['in the hour that comes twice: the first', '2026-10-25T03:30', '2026-10-25T00:30:00.000Z'],
  ['after it', '2026-10-25T04:00', '2026-10-25T02:00:00.000Z'],
])('finds the instant of a time %s', (_when, local, at) => expect(instant(local)).toBe(at));

test('finds the instant where midnight itself is left out', () => {
  // In Beirut the clocks go from 00:00 to 01:00.
  expect(instant('2026-03-29T00:00', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z');
  expect(instant('2026-03-29T00:30', 'Asia/Beirut')).toBe('2026-03-28T22:00:00.000Z');
});

test.each([
  ['2026-02-30T00:00', false],
  ['2026-13-01T00:00', false],
  ['2026-12-01T24:00', false],
  ['2026-12-01', false],
  ['2026-12-01T00:00Z', false],
  ['2028-02-29T23:59', true],
])('says whether %s is a time: %s', (text, is) => expect(isLocalTime(text)).toBe(is));

test('knows the zones that there are', () => {
  expect(isTimeZone(KYIV)).toBe(true);
  expect(isTimeZone('Europe/Atlantis')).toBe(false);
  expect(isTimeZone('')).toBe(false);
});

test('names the period of an instant by the clocks of the place', () => {
  const at = new Date('2026-11-29T22:30:00Z');
  expect(PERIODS.map((period) => periodOf(period, at, KYIV))).toEqual([
    ...['2026-11-30', 'week 2026-11-30', '2026-11'],
  ]);
  expect(PERIODS.map((period) => periodOf(period, at, 'Europe/Brussels'))).toEqual([
    ...['2026-11-29', 'week 2026-11-23', '2026-11'],
  ]);
});

test('ends a shorter month with its last day', () => {
  expect(addPeriods('2026-01-31T18:00', 'month', 1)).toBe('2026-02-28T18:00');
  expect(addPeriods('2026-01-31T18:00', 'month', 2)).toBe('2026-03-31T18:00');
  expect(addPeriods('2026-12-31T18:00', 'month', 14)).toBe('2028-02-29T18:00');
});

const zones = fc.constantFrom(
  ...Object.values(REGION_TIME_ZONES),
  ...['America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns', 'Africa/Casablanca'],
);
const minutes = fc.integer({ min: Date.UTC(2024, 0, 1) / 60_000, max: Date.UTC(2032, 0, 1) / 60_000 });
// Half of them near a change of the clocks, which is in the night to a Sunday.
const nearChange = fc
  .tuple(fc.integer({ min: 0, max: 12 * 8 }), fc.integer({ min: -3_000, max: 3_000 }))
  .map(([month, minute]) => Date.UTC(2024, month + 1, -3) / 60_000 + minute);
const instants = fc.oneof(minutes, nearChange).map((minute) => new Date(minute * 60_000));

test('whatever the clocks show leads back to the first instant that they show it', () => {
  fc.assert(
    fc.property(instants, zones, (at, zone) => {
      const local = localTimeOf(at, zone);
      const found = instantOf(local, zone);
      expect(localTimeOf(found, zone)).toBe(local);
      expect(found.getTime()).toBeLessThanOrEqual(at.getTime());
      // Twice within two hours at most, and never between.
      expect(at.getTime() - found.getTime()).toBeLessThanOrEqual(2 * 3_600_000);
    }),
  );
});

test('a time that the clocks leave out is the first instant with a later one; no instant goes back in time', () => {
  fc.assert(
    fc.property(instants, zones, fc.integer({ min: 1, max: 180 }), (at, zone, later) => {
      const wall = new Date(Date.parse(`${localTimeOf(at, zone)}Z`) + later * 60_000)
        .toISOString()
        .slice(0, 16);
      const found = instantOf(wall, zone);
      expect(localTimeOf(found, zone) >= wall).toBe(true);
      expect(localTimeOf(new Date(found.getTime() - 60_000), zone) < wall).toBe(true);
    }),
  );
});

test('every instant has one day, and the days follow each other', () => {
  fc.assert(
    fc.property(instants, zones, (at, zone) => {
      const day = dayOf(at, zone);
      const midnight = instantOf(`${day}T00:00`, zone);
      expect(midnight.getTime()).toBeLessThanOrEqual(at.getTime());
      const next = instantOf(addPeriods(`${day}T00:00`, 'day', 1), zone);
      expect(next.getTime()).toBeGreaterThan(at.getTime());
      expect(weekdayOf(periodOf('week', at, zone).slice(5))).toBe(1);
    }),
  );
});

test('counts as many periods as were added', () => {
  fc.assert(
    fc.property(
      ...([instants, fc.constantFrom(...PERIODS), fc.integer({ min: 0, max: 60 })] as const),
      (at, period, count) => {
        const from = at.toISOString().slice(0, 16);
        const to = addPeriods(from, period, count);
        expect(periodsBetween(from, to, period)).toBe(count);
        const before = new Date(Date.parse(`${to}Z`) - 60_000).toISOString().slice(0, 16);
        expect(periodsBetween(from, before, period)).toBe(count - 1);
      },
    ),
  );
});
