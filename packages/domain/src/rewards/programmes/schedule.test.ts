import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REGION_IDS } from '../../site/regions/index.ts';
import { PERIODS } from './local-time.ts';
import { endOf, isOn, nextOn, runAt, runOf, spanOf, type Schedule } from './schedule.ts';

const at = (text: string) => new Date(text);
const FRIDAYS: Schedule = {
  ...{ from: '2026-12-04T18:00', until: '2026-12-04T23:59', zone: 'region' },
  repeats: 'week',
};

test('is on from its beginning to before its end', () => {
  const once: Schedule = { from: '2026-12-04T18:00', until: '2026-12-05T00:00', zone: 'region' };
  expect(isOn(once, 'UA', at('2026-12-04T15:59:59.999Z'))).toBe(false);
  expect(isOn(once, 'UA', at('2026-12-04T16:00:00.000Z'))).toBe(true);
  expect(isOn(once, 'UA', at('2026-12-04T21:59:59.999Z'))).toBe(true);
  expect(isOn(once, 'UA', at('2026-12-04T22:00:00.000Z'))).toBe(false);
  expect(endOf(once, ['UA', 'EU'])).toEqual(at('2026-12-04T23:00:00.000Z'));
});

test('begins by the clocks of each region, or everywhere by those of one zone', () => {
  expect(runOf(FRIDAYS, 'UA', 0).from).toEqual(at('2026-12-04T16:00Z'));
  expect(runOf(FRIDAYS, 'EU', 0).from).toEqual(at('2026-12-04T17:00Z'));
  expect(runOf({ ...FRIDAYS, zone: 'Europe/Kyiv' }, 'EU', 0).from).toEqual(at('2026-12-04T16:00Z'));
  expect(spanOf(FRIDAYS, ['UA', 'EU'], 1)).toEqual({
    ...{ number: 1, from: at('2026-12-11T16:00Z'), until: at('2026-12-11T22:59Z') },
  });
  expect(endOf(FRIDAYS, ['UA'])).toBeNull();
});

test('counts its runs from 0, and is between two of them off', () => {
  expect(runAt(FRIDAYS, 'UA', at('2026-12-04T15:00Z'))).toBeUndefined();
  expect(runAt(FRIDAYS, 'UA', at('2026-12-04T17:00Z'))?.number).toBe(0);
  expect(runAt(FRIDAYS, 'UA', at('2026-12-04T22:30Z'))).toBeUndefined();
  expect(runAt(FRIDAYS, 'UA', at('2027-03-26T17:00Z'))?.number).toBe(16);
  expect(nextOn(FRIDAYS, 'UA', at('2026-12-04T22:30Z'))).toEqual(at('2026-12-11T16:00Z'));
});

test('keeps its time of day over a change of the clocks', () => {
  // On 28 March 2027 Kyiv goes forward.
  expect(runOf(FRIDAYS, 'UA', 17).from).toEqual(at('2027-04-02T15:00Z'));
});

test('without an end a run lasts until the next one', () => {
  const daily: Schedule = { from: '2026-12-01T06:00', zone: 'region', repeats: 'day' };
  expect(runAt(daily, 'UA', at('2026-12-02T03:59Z'))).toEqual({
    ...{ number: 0, from: at('2026-12-01T04:00Z'), until: at('2026-12-02T04:00Z') },
  });
  expect(runAt(daily, 'UA', at('2026-12-02T04:00Z'))?.number).toBe(1);
});

test('a run whose beginning the clocks leave out begins as they go on', () => {
  const nightly: Schedule = { from: '2026-03-01T03:30', zone: 'region', repeats: 'day' };
  // On 29 March 2026 Kyiv has no 03:30.
  expect(runAt(nightly, 'UA', at('2026-03-29T00:59Z'))?.number).toBe(27);
  expect(runAt(nightly, 'UA', at('2026-03-29T01:00Z'))?.number).toBe(28);
});

test('is on for the whole night, and once, when the clocks go back in it', () => {
  // On Sunday 25 October 2026 Kyiv goes from 04:00 back to 03:00, at 01:00Z.
  const sundays: Schedule = { from: '2026-10-01T00:00', zone: 'region', repeats: 'week', weekdays: [7] };
  expect(isOn(sundays, 'UA', at('2026-10-24T20:59:59.999Z'))).toBe(false);
  for (const hour of [
    '2026-10-24T21:00Z',
    '2026-10-25T00:30Z',
    '2026-10-25T01:30Z',
    '2026-10-25T21:59:59.999Z',
  ])
    expect(isOn(sundays, 'UA', at(hour))).toBe(true);
  expect(isOn(sundays, 'UA', at('2026-10-25T22:00Z'))).toBe(false);
  const nightly: Schedule = { from: '2026-10-20T03:30', zone: 'region', repeats: 'day' };
  // Half past three comes twice, and is one beginning.
  const numbers = ['2026-10-25T00:29Z', '2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-26T01:29Z'].map(
    (instant) => runAt(nightly, 'UA', at(instant))?.number,
  );
  expect(numbers).toEqual([4, 5, 5, 5]);
});

test('keeps to its weekdays and hours; a night is of the day that it begins on', () => {
  const nights: Schedule = {
    ...{ from: '2026-12-01T00:00', zone: 'Europe/Kyiv', weekdays: [5] },
    hours: { fromMinute: 22 * 60, toMinute: 2 * 60 },
  };
  expect(isOn(nights, 'UA', at('2026-12-04T19:59Z'))).toBe(false);
  expect(isOn(nights, 'UA', at('2026-12-04T20:00Z'))).toBe(true);
  expect(isOn(nights, 'UA', at('2026-12-04T23:59Z'))).toBe(true);
  expect(isOn(nights, 'UA', at('2026-12-05T00:00Z'))).toBe(false);
  // The night that began on Thursday.
  expect(isOn(nights, 'UA', at('2026-12-03T22:30Z'))).toBe(false);
  expect(nextOn(nights, 'UA', at('2026-12-05T00:00Z'))).toEqual(at('2026-12-11T20:00Z'));
});

test('never comes again when it is over', () => {
  const once: Schedule = { from: '2026-12-04T18:00', until: '2026-12-05T00:00', zone: 'region' };
  expect(nextOn(once, 'UA', at('2026-12-06T00:00Z'))).toBeNull();
  expect(nextOn(once, 'UA', at('2020-12-06T00:00Z'))).toEqual(at('2026-12-04T16:00Z'));
});

const local = fc
  .integer({ min: Date.UTC(2026, 0, 1) / 60_000, max: Date.UTC(2028, 0, 1) / 60_000 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(0, 16));
const schedules: fc.Arbitrary<Schedule> = fc
  .record({
    from: local,
    zone: fc.constantFrom('region', 'Europe/Kyiv', 'America/New_York'),
    lastsMinutes: fc.option(fc.integer({ min: 1, max: 2_000 }), { nil: undefined }),
    repeats: fc.option(fc.constantFrom(...PERIODS), { nil: undefined }),
    weekdays: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }), { nil: undefined }),
    hours: fc.option(
      fc
        .record({
          fromMinute: fc.integer({ min: 0, max: 1_439 }),
          toMinute: fc.integer({ min: 0, max: 1_439 }),
        })
        .filter(({ fromMinute, toMinute }) => fromMinute !== toMinute),
      { nil: undefined },
    ),
  })
  .map(({ lastsMinutes, from, zone, repeats, weekdays, hours }) => ({
    ...{ from, zone },
    ...(lastsMinutes !== undefined && {
      until: new Date(Date.parse(`${from}Z`) + lastsMinutes * 60_000).toISOString().slice(0, 16),
    }),
    ...(repeats && { repeats }),
    ...(weekdays && { weekdays }),
    ...(hours && { hours }),
  }));
const region = fc.constantFrom(...REGION_IDS);
const instants = local.map((text) => at(`${text}Z`));

test('runs follow each other and none overlaps the next', () => {
  fc.assert(
    fc.property(schedules, region, fc.integer({ min: 0, max: 400 }), (schedule, where, number) => {
      const [one, next] = [runOf(schedule, where, number), runOf(schedule, where, number + 1)];
      if (!schedule.repeats) return;
      expect(next.from > one.from).toBe(true);
      expect(one.until! <= next.from).toBe(true);
    }),
  );
});

test('the run of an instant has it within its times, and is found from its own beginning', () => {
  fc.assert(
    fc.property(schedules, region, instants, (schedule, where, now) => {
      const run = runAt(schedule, where, now);
      if (!run) return;
      expect(run.from <= now && (run.until === null || now < run.until)).toBe(true);
      expect(runAt(schedule, where, run.from)).toEqual(run);
      expect(runOf(schedule, where, run.number)).toEqual(run);
    }),
  );
});

test('the next time it is on is not before now, is on, and nothing between is', () => {
  fc.assert(
    fc.property(
      schedules,
      region,
      instants,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (schedule, where, now, part) => {
        const next = nextOn(schedule, where, now);
        if (next) {
          expect(next >= now).toBe(true);
          expect(isOn(schedule, where, next)).toBe(true);
        }
        const end = next?.getTime() ?? now.getTime() + 60 * 86_400_000;
        const between = new Date(now.getTime() + Math.floor((end - now.getTime()) * part));
        if (between.getTime() < end) expect(isOn(schedule, where, between)).toBe(false);
      },
    ),
    { numRuns: 150 },
  );
});
