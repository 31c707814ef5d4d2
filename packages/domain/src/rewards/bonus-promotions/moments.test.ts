import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAt, momentsOn, mostShownSeconds } from './index.ts';

const HOUR_MS = 3_600_000;
const hours = (from: number, until: number) => ({
  from: new Date(from * HOUR_MS),
  until: new Date(until * HOUR_MS),
});
const BY_DAY = {
  from: '2026-01-01T00:00',
  zone: 'region',
  hours: { fromMinute: 600, toMinute: 1_320 },
} as const;
const NIGHT = { from: '2026-01-01T00:00', zone: 'UTC', hours: { fromMinute: 1_320, toMinute: 120 } } as const;

test('shows as often as it is to, each time in its own part of the hours and never two at once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 120, max: 3_600 }),
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
        minLength: 24,
        maxLength: 24,
      }),
      (perDay, seconds, chances) => {
        const shownSeconds = Math.min(seconds, mostShownSeconds({}, perDay));
        const moments = momentsOn(hours(0, 24), { perDay, shownSeconds }, (part) => chances[part]!);
        expect(moments).toHaveLength(perDay);
        const partMs = (24 * HOUR_MS) / perDay;
        for (const [part, { from, until }] of moments.entries()) {
          expect(from.getTime()).toBeGreaterThanOrEqual(Math.floor(part * partMs));
          expect(until.getTime()).toBeLessThanOrEqual((part + 1) * partMs);
          expect(until.getTime() - from.getTime()).toBeCloseTo(shownSeconds * 1_000, -1);
        }
      },
    ),
  );
});

test('has one begin anywhere in its part, up to where it still ends within it', () => {
  const showing = { perDay: 1, shownSeconds: 3_600 };
  expect(momentsOn(hours(10, 12), showing, () => 0)).toEqual([hours(10, 11)]);
  expect(momentsOn(hours(10, 12), showing, () => 0.5)).toEqual([hours(10.5, 11.5)]);
});

test('finds the moment of an instant by the clocks of the region, and none outside its hours', () => {
  const of = { showing: { perDay: 1, shownSeconds: 3_600 }, chance: () => 0 };
  // Kyiv is two hours ahead of UTC in winter.
  const at = (time: string) => momentAt(BY_DAY, 'UA', new Date(`2026-12-01T${time}Z`), of);
  expect(at('07:59')).toBeUndefined();
  expect(at('08:00')?.until.toISOString()).toBe('2026-12-01T09:00:00.000Z');
  expect(at('09:00')).toBeUndefined();
});

test('takes hours past midnight for those of the day they begin on', () => {
  const asked: string[] = [];
  const chance = (day: string) => {
    asked.push(day);
    return 0.9;
  };
  const of = { showing: { perDay: 1, shownSeconds: 3_600 }, chance };
  const found = momentAt(NIGHT, 'UA', new Date('2026-12-02T01:00:00Z'), of);
  expect(found?.from.toISOString()).toBe('2026-12-02T00:42:00.000Z');
  expect(asked).toContain('2026-12-01');
});

test('has room for moments in the hours of a day', () => {
  expect(mostShownSeconds({}, 24)).toBe(3_600);
  expect(mostShownSeconds(BY_DAY, 3)).toBe(14_400);
  expect(mostShownSeconds(NIGHT, 4)).toBe(3_600);
});
