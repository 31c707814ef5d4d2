/** A time as the clocks of some place show it, to the minute: `2026-12-01T00:00`. Which place stands beside it. */
export type LocalTime = string;

/** The periods that something may be counted or repeated by. A week begins on Monday. */
export const PERIODS = ['day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** The years 2000 to 2099; whether the day is in the calendar is `isLocalTime`'s to say. */
export const LOCAL_TIME_PATTERN =
  '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])T([01][0-9]|2[0-3]):[0-5][0-9]$';
const LOCAL_TIME = new RegExp(LOCAL_TIME_PATTERN);

const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** Whether it is a time of the calendar, in a form that can be read. */
export const isLocalTime = (text: string): boolean => LOCAL_TIME.test(text) && shownAt(wallMs(text)) === text;

export function isTimeZone(zone: string): boolean {
  try {
    return clockOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** Reads the clocks of a zone at an instant. */
export function localTimeOf(at: Date, timeZone: string): LocalTime {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/**
 * When the clocks show a time. One that they leave out as they go forward is the next that they show; one that comes twice as they go
 * back is the first.
 * @param local as `isLocalTime` has it
 */
export function instantOf(local: LocalTime, timeZone: string): Date {
  const name = `${timeZone} ${local}`;
  let at = found.get(name);
  if (at === undefined) {
    at = findInstant(local, timeZone);
    // Schedules ask for the same few times with every request.
    if (found.size >= FOUND_MAX) found.clear();
    found.set(name, at);
  }
  return new Date(at);
}

const FOUND_MAX = 10_000;
const found = new Map<string, number>();

function findInstant(local: LocalTime, timeZone: string): number {
  const wall = wallMs(local);
  // A zone changes its offset once at most within two days.
  const before = wall - offsetMs(wall - DAY_MS, timeZone);
  const after = wall - offsetMs(wall + DAY_MS, timeZone);
  const shown = [before, after]
    .filter((at) => at + offsetMs(at, timeZone) === wall)
    .sort((one, other) => one - other);
  return shown[0] ?? changeBetween(after, before, timeZone);
}

/** The day of an instant: `2026-12-01`. */
export const dayOf = (at: Date, timeZone: string): string => localTimeOf(at, timeZone).slice(0, 10);

/** The Monday of its week. */
export function weekOf(at: Date, timeZone: string): string {
  const day = dayOf(at, timeZone);
  return addDays(day, 1 - weekdayOf(day));
}

/** `2026-12`. */
export const monthOf = (at: Date, timeZone: string): string => dayOf(at, timeZone).slice(0, 7);

/** The name of the period that an instant lies in: a day, the Monday of a week, a month. No two of them have the same. */
export function periodOf(period: Period, at: Date, timeZone: string): string {
  if (period === 'day') return dayOf(at, timeZone);
  return period === 'week' ? `week ${weekOf(at, timeZone)}` : monthOf(at, timeZone);
}

/** 1 is Monday, 7 is Sunday. @param day `2026-12-01` */
export const weekdayOf = (day: string): number => ((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7) + 1;

/** @param day `2026-12-01` */
export const addDays = (day: string, days: number): string =>
  shownAt(wallMs(`${day}T00:00`) + days * DAY_MS).slice(0, 10);

/** The same time of day so many periods later. A month that lacks the day has its last one instead. */
export function addPeriods(local: LocalTime, period: Period, count: number): LocalTime {
  const [day, time] = [local.slice(0, 10), local.slice(10)];
  if (period !== 'month') return addDays(day, count * (period === 'week' ? 7 : 1)) + time;
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const [year, month] = [Math.floor(months / 12), (months % 12) + 1];
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const parts = [year, month, Math.min(Number(day.slice(8)), lastDay)];
  return parts.map((part) => String(part).padStart(2, '0')).join('-') + time;
}

/** How many periods lie from one time to another, rounded down: by the calendar, whatever the clocks do between. */
export function periodsBetween(from: LocalTime, to: LocalTime, period: Period): number {
  const days = Math.floor((wallMs(to) - wallMs(from)) / DAY_MS);
  if (period !== 'month') return Math.floor(days / (period === 'week' ? 7 : 1));
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7));
  return addPeriods(from, 'month', months) <= to ? months : months - 1;
}

const wallMs = (local: LocalTime): number => Date.parse(`${local}Z`);
const shownAt = (ms: number): LocalTime => (Number.isNaN(ms) ? '' : new Date(ms).toISOString().slice(0, 16));

const offsetMs = (at: number, timeZone: string): number =>
  wallMs(localTimeOf(new Date(at), timeZone)) - Math.floor(at / MINUTE_MS) * MINUTE_MS;

/** The first minute in which the clocks are as they are at `until`; at `from` they are not yet. */
function changeBetween(from: number, until: number, timeZone: string): number {
  const then = offsetMs(until, timeZone);
  let [low, high] = [from, until];
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetMs(middle, timeZone) === then) high = middle;
    else low = middle;
  }
  return high;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const two = '2-digit';
    clock = new Intl.DateTimeFormat('en-GB', {
      ...{ timeZone, year: 'numeric', month: two, day: two, hour: two, minute: two },
      hourCycle: 'h23',
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}
