import { findGame, flightMsOf, multiplierAt, type CrashDefinition } from '@croupier/games';
import { expect, test } from 'vitest';
import type { BoardMoment, FlightSight } from '../board-scene.ts';
import { flightNow } from './flight-now.ts';
import { marksOf, scaleAt, spotAt, timesAt } from './flight-path.ts';
import { flightCues, planFlight, type FlightPlan } from './plan-flight.ts';

const definition = findGame('high-kite')!.definition as CrashDefinition;
const SIGHT: FlightSight = { number: 4, takesOffMs: 10_000, end: null, seats: [], aheadMs: 0 };
const QUIET = {
  steps: [],
  move: null,
  last: [],
  waitingMs: null,
  waitedMs: 0,
  restMs: 0,
  ambienceMs: 0,
  picks: [],
  open: null,
};
const shared = (nowMs: number, more: Partial<FlightSight> = {}, still = false) =>
  flightNow(definition, { ...QUIET, flight: { ...SIGHT, ...more, nowMs } }, still);
const planned = (step: { crashCenti: number | null; cashOutCenti: number | null; units: number }, how = {}) =>
  planFlight({
    ...{ definition, mode: 'main', before: [], pace: 'normal', reducedMotion: false, ...how },
    step: { kind: 'flight', ...step },
  });

test('the flight of everyone follows the clock of the house, and ends where the house says', () => {
  expect(shared(7_000)).toMatchObject({ phase: 'boarding', boardsMs: 3_000, centi: 100 });
  for (const ms of [0, 49, 50, 3_210, 40_000])
    expect(shared(10_000 + ms)).toMatchObject({ phase: 'flying', centi: multiplierAt(definition, ms) });
  const ended = shared(25_000, { end: { atMs: 22_000, centi: 163 } });
  expect(ended).toMatchObject({ phase: 'ended', centi: 163, sinceEndMs: 3_000 });
  expect(ended.flownMs).toBe(flightMsOf(definition, 163));
});

test('without motion it changes four times a second', () => {
  expect(shared(10_249, {}, true).centi).toBe(100);
  expect(shared(12_499, {}, true)).toEqual(shared(12_250, {}, true));
});

test('a round flown alone ends on its own end, and knows where it was left', () => {
  const step = { kind: 'flight', crashCenti: 321, cashOutCenti: 200, units: 200 } as const;
  const plan = planned(step);
  const at = (ms: number) =>
    flightNow(
      definition,
      { ...QUIET, flight: null, move: { step, plan, ms } } as BoardMoment<FlightPlan>,
      false,
    );
  expect(at(0)).toMatchObject({ phase: 'flying', centi: 100, seats: [{ leftCenti: null }] });
  expect(at(plan.lengthMs)).toMatchObject({
    phase: 'ended',
    centi: 321,
    seats: [{ leftCenti: 200, mine: true }],
  });
  expect(plan.lengthMs).toBeLessThan(8_000);
  expect(planned(step, { pace: 'turbo' }).lengthMs).toBeLessThan(2_500);
  expect(planned(step, { isSeen: true })).toMatchObject({ cues: [] });
  const lost = { kind: 'flight', crashCenti: 150, cashOutCenti: 200, units: 0 } as const;
  const rest = flightNow(definition, { ...QUIET, flight: null, steps: [lost] }, false);
  expect(rest).toMatchObject({ phase: 'ended', centi: 150, seats: [{ leftCenti: null }] });
});

test('the kite climbs to its height and keeps its place from there on', () => {
  const chart = { x: 0, y: 0, width: 100, height: 100 };
  const end = (ms: number) => spotAt(definition, chart, scaleAt(definition, ms), ms);
  expect(end(0)).toEqual({ x: 0, y: 100 });
  expect(end(4_000).x).toBeLessThan(end(5_000).x);
  expect(end(4_000).y).toBeGreaterThan(end(5_000).y);
  for (const ms of [11_000, 30_000, 90_000]) {
    expect(end(ms).x).toBeCloseTo(100);
    expect(end(ms).y).toBeCloseTo(0);
  }
  expect(timesAt(definition, 20_000) * 100).toBeCloseTo(multiplierAt(definition, 20_000), -1);
});

test('axes have few marks, on round numbers', () => {
  expect(marksOf(1, 1.93, 5)).toEqual([1.2, 1.4, 1.6, 1.8]);
  expect(marksOf(0, 11, 5)).toEqual([5, 10]);
  expect(marksOf(1, 38, 5)).toEqual([10, 20, 30]);
});

test('the last seconds are counted, the take-off and the end are heard', () => {
  const before = flightCues(SIGHT, definition);
  expect(before.slice(0, 4).map(({ atMs }) => atMs)).toEqual([7_000, 8_000, 9_000, 10_000]);
  expect(flightCues({ ...SIGHT, end: { atMs: 15_000, centi: 130 } }, definition)[0]).toMatchObject({
    atMs: 15_000,
  });
});
