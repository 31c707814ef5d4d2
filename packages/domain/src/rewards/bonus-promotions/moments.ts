import { addDays, dayOf, hoursOn, zoneOf, type Schedule } from '../programmes/index.ts';
import type { RegionId } from '../../site/regions/index.ts';

/** How often a day something is shown, and for how long. */
export interface Showing {
  readonly perDay: number;
  readonly shownSeconds: number;
}

/** One time that something is shown. */
export interface Moment {
  readonly from: Date;
  readonly until: Date;
}

const DAY_SECONDS = 86_400;

/**
 * The moments of one day: its hours are parted evenly, and in each part there is one, so that no two overlap.
 * @param chance of a part, from 0 up to but not 1: where in it the moment lies. It must not depend on anything that a player does
 */
export function momentsOn(
  hours: Moment,
  { perDay, shownSeconds }: Showing,
  chance: (part: number) => number,
): Moment[] {
  const partMs = (hours.until.getTime() - hours.from.getTime()) / perDay;
  const shownMs = shownSeconds * 1_000;
  // On a night on which the clocks go forward a part may be shorter than it is shown: then it is shown less long.
  const roomMs = Math.max(0, partMs - shownMs);
  return Array.from({ length: perDay }, (_, part) => {
    const begins = hours.from.getTime() + part * partMs;
    const from = begins + Math.floor(chance(part) * roomMs);
    return { from: new Date(from), until: new Date(Math.min(from + shownMs, begins + partMs)) };
  });
}

/**
 * The moment that an instant lies in; undefined between two.
 * @param chance of a part of a day
 */
export function momentAt(
  schedule: Schedule,
  region: RegionId,
  at: Date,
  { showing, chance }: { showing: Showing; chance: (day: string, part: number) => number },
): Moment | undefined {
  const today = dayOf(at, zoneOf(schedule, region));
  // Hours past midnight are of the day before.
  return [today, addDays(today, -1)]
    .flatMap((day) => {
      const hours = hoursOn(schedule, region, day);
      return hours ? momentsOn(hours, showing, (part) => chance(day, part)) : [];
    })
    .find(({ from, until }) => from <= at && at < until);
}

/** For how long each of so many moments can be shown in the hours of a day. */
export function mostShownSeconds({ hours }: Pick<Schedule, 'hours'>, perDay: number): number {
  const { fromMinute = 0, toMinute = 0 } = hours ?? {};
  const seconds = ((toMinute - fromMinute) * 60 + DAY_SECONDS) % DAY_SECONDS || DAY_SECONDS;
  return Math.floor(seconds / perDay);
}
