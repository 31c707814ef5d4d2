/** The oldest that anybody is taken to be: a year of birth before it is a slip. */
export const BIRTHDAY_MIN = '1900-01-01';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Whether there is such a day in the calendar, written `1990-02-28`. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** Whether somebody can be born on it who is here on `today`. */
export const isBirthday = (text: string, today: string): boolean =>
  isDay(text) && text >= BIRTHDAY_MIN && text <= today;

/**
 * How many birthdays somebody has had by a day, that day's included. Who was born on 29 February has theirs on 1 March where a year
 * has no such day: a day later rather than a day too early.
 * @param birthday and @param day as `1990-02-28`
 */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** The day that it is where clocks show the time of a zone, as `1990-02-28`. */
export function dayIn(timeZone: string, now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  }).formatToParts(now);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)!.value;
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}`;
}

/**
 * The birthdays that are kept on a day, as 100 × month + day. Who was born on 29 February is a year older on 1 March where there is
 * none, as ages are reckoned.
 * @param day as `2027-03-01`
 */
export function birthdaysOn(day: string): number[] {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const kept = month * 100 + date;
  return kept === 301 && !isDay(`${year}-02-29`) ? [301, 229] : [kept];
}
