import { REGION_TIME_ZONES, type RegionId } from '../../site/regions/index.ts';
import {
  addDays,
  addPeriods,
  instantOf,
  localTimeOf,
  periodsBetween,
  weekdayOf,
  type LocalTime,
  type Period,
} from './local-time.ts';

/** When a programme is on. Times are those that clocks show: of each region, or of one zone everywhere. */
export interface Schedule {
  readonly from: LocalTime;
  /** The end of the first run where it repeats, else of all; left out: without an end, or until the next run begins. */
  readonly until?: LocalTime;
  /** Only on these: 1 is Monday, 7 is Sunday. Left out: on all. */
  readonly weekdays?: readonly number[];
  /** Only between these minutes of a day, past midnight where `fromMinute` is above `toMinute`: such a night is of the day it begins on. */
  readonly hours?: { readonly fromMinute: number; readonly toMinute: number };
  readonly zone: 'region' | (string & {});
  /** The same again with each period; a month that lacks the day has its last one instead. */
  readonly repeats?: Period;
}

/** One repetition. What does not repeat has one, number 0. */
export interface Run {
  readonly number: number;
  readonly from: Date;
  /** Null: without an end. */
  readonly until: Date | null;
}

/** How far `nextOn` looks ahead: a day of a month falls on every weekday within a year and a half, but for a leap day. */
const LOOK_AHEAD_RUNS = 60;
/** In a run every weekday comes within a week; a day more where the clocks leave its hours out. */
const LOOK_AHEAD_DAYS = 14;

export const zoneOf = ({ zone }: Pick<Schedule, 'zone'>, region: RegionId): string =>
  zone === 'region' ? REGION_TIME_ZONES[region] : zone;

/** The times of a run in a region, whether or not it has come. @param number from 0 */
export function runOf(schedule: Schedule, region: RegionId, number: number): Run {
  const { from, until, repeats } = schedule;
  const at = (local: LocalTime, count: number) =>
    instantOf(repeats ? addPeriods(local, repeats, count) : local, zoneOf(schedule, region));
  const nextBegins = repeats ? at(from, number + 1) : null;
  const ends = until === undefined ? nextBegins : at(until, number);
  // By the calendar runs never overlap; the last day of a short month may come sooner than the run before it ends.
  const isCut = ends !== null && nextBegins !== null && ends > nextBegins;
  return { number, from: at(from, number), until: isCut ? nextBegins : ends };
}

/** The run that an instant lies in; undefined before the first, after the last and between two. */
export function runAt(schedule: Schedule, region: RegionId, at: Date): Run | undefined {
  const run = lastBegun(schedule, region, at);
  return run && (run.until === null || at < run.until) ? run : undefined;
}

/** The last run that has begun; undefined before the first. */
function lastBegun(schedule: Schedule, region: RegionId, at: Date): Run | undefined {
  return candidates(schedule, region, at)
    .map((number) => runOf(schedule, region, number))
    .find((run) => run.from <= at);
}

/** Runs that may be the last to have begun, the latest first. */
function candidates({ from, repeats, zone }: Schedule, region: RegionId, at: Date): number[] {
  if (!repeats) return [0];
  const local = localTimeOf(at, zoneOf({ zone }, region));
  const guess = Math.max(0, periodsBetween(from, local, repeats));
  // Where the clocks leave its beginning out or show it twice, the run is one beside the one that the calendar says.
  return [guess + 1, guess, guess - 1].filter((number) => number >= 0);
}

/** Whether it is on at an instant: within a run, on one of its weekdays, within its hours. */
export const isOn = (schedule: Schedule, region: RegionId, at: Date): boolean =>
  runAt(schedule, region, at) !== undefined && isItsTime(schedule, region, at);

function isItsTime(schedule: Schedule, region: RegionId, at: Date): boolean {
  if (!schedule.weekdays && !schedule.hours) return true;
  const today = localTimeOf(at, zoneOf(schedule, region)).slice(0, 10);
  // Hours past midnight are of the day before.
  return [today, addDays(today, -1)].some((day) => {
    const window = hoursOn(schedule, region, day);
    return window !== undefined && at >= window.from && at < window.until;
  });
}

/** When it may be on of a day; undefined where it is none of its weekdays. Empty where the clocks leave its hours out. */
export function hoursOn(
  { weekdays, hours, zone }: Schedule,
  region: RegionId,
  day: string,
): { from: Date; until: Date } | undefined {
  if (weekdays && !weekdays.includes(weekdayOf(day))) return undefined;
  const { fromMinute, toMinute } = hours ?? { fromMinute: 0, toMinute: 0 };
  const lastDay = fromMinute < toMinute ? day : addDays(day, 1);
  const at = (of: string, minute: number) => instantOf(`${of}T${clockOf(minute)}`, zoneOf({ zone }, region));
  return { from: at(day, fromMinute), until: at(lastDay, toMinute) };
}

/** The first instant from `at` on at which it is on: `at` itself where it is; null where it never is again. */
export function nextOn(schedule: Schedule, region: RegionId, at: Date): Date | null {
  const first = lastBegun(schedule, region, at)?.number ?? 0;
  const last = schedule.repeats ? first + LOOK_AHEAD_RUNS : first;
  for (let number = first; number <= last; number++) {
    const found = nextOnIn(schedule, region, runOf(schedule, region, number), at);
    if (found) return found;
  }
  return null;
}

function nextOnIn(schedule: Schedule, region: RegionId, run: Run, at: Date): Date | undefined {
  const start = at > run.from ? at : run.from;
  const isWithin = (each: Date) => run.until === null || each < run.until;
  if (!isWithin(start)) return undefined;
  if (isItsTime(schedule, region, start)) return start;
  const today = localTimeOf(start, zoneOf(schedule, region)).slice(0, 10);
  for (let days = 0; days <= LOOK_AHEAD_DAYS; days++) {
    const window = hoursOn(schedule, region, addDays(today, days));
    if (window && window.from > start && window.from < window.until)
      return isWithin(window.from) ? window.from : undefined;
  }
  return undefined;
}

const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** From the first instant at which a run is on anywhere to the last: regions whose clocks differ begin and end apart. */
export function spanOf(schedule: Schedule, regions: readonly RegionId[], number: number): Run {
  const runs = regions.map((region) => runOf(schedule, region, number));
  const untils = runs.map(({ until }) => until?.getTime() ?? Infinity);
  const until = Math.max(...untils);
  return {
    number,
    from: new Date(Math.min(...runs.map(({ from }) => from.getTime()))),
    until: Number.isFinite(until) ? new Date(until) : null,
  };
}

/** The last instant of all runs, anywhere; null: it never ends by itself. */
export const endOf = (schedule: Schedule, regions: readonly RegionId[]): Date | null =>
  schedule.repeats ? null : spanOf(schedule, regions, 0).until;
