/** Hours in which a player is not disturbed, by the clocks where they live; past midnight when `from` is above `to`. */
export interface QuietHours {
  /** Minutes from midnight, on a quarter of an hour. */
  readonly fromMinute: number;
  readonly toMinute: number;
}

/** Every offset of a time zone, and every change of one, is a whole number of quarters. */
export const QUARTER_MINUTES = 15;
const QUARTER_MS = QUARTER_MINUTES * 60_000;
const DAY_MINUTES = 1_440;

const isTimeOfDay = (minute: number): boolean =>
  Number.isInteger(minute) && minute >= 0 && minute < DAY_MINUTES && minute % QUARTER_MINUTES === 0;

/** Hours without a length are none. */
export const areQuietHours = ({ fromMinute, toMinute }: QuietHours): boolean =>
  isTimeOfDay(fromMinute) && isTimeOfDay(toMinute) && fromMinute !== toMinute;

/**
 * When the player may be disturbed: now, or as the quiet hours end. A clock that is put forward over their end ends them; in an hour
 * that comes twice they end the first time.
 * @param hours as `areQuietHours` has them
 */
export function afterQuietHours(hours: QuietHours, timeZone: string, now: Date): Date {
  const isQuiet = (at: number) => isWithin(hours, minuteOfDay(at, timeZone));
  if (!isQuiet(now.getTime())) return now;
  let at = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS;
  do at += QUARTER_MS;
  while (isQuiet(at));
  return new Date(at);
}

const isWithin = ({ fromMinute, toMinute }: QuietHours, minute: number): boolean =>
  fromMinute < toMinute
    ? minute >= fromMinute && minute < toMinute
    : minute >= fromMinute || minute < toMinute;

const clocks = new Map<string, Intl.DateTimeFormat>();

function minuteOfDay(at: number, timeZone: string): number {
  let clock = clocks.get(timeZone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clocks.set(timeZone, clock);
  }
  const [hour, minute] = clock.format(at).split(':');
  return Number(hour) * 60 + Number(minute);
}
