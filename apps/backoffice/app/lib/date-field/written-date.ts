import { dateOf } from '@croupier/ui/calendar/days.ts';

/** The mark that each language of the office writes between day, month and year, in this order. */
const MARKS: Readonly<Record<string, string>> = { 'en-GB': '/', uk: '.' };

/** Day first, whatever mark is between; or year first, as other programs write it. Then the time, where there is one. */
const DAY_FIRST = /^(\d{1,2})[./\- ](\d{1,2})[./\- ](\d{4})(?:[ ,T]+(\d{1,2})[:.](\d{2}))?$/;
const YEAR_FIRST = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}))?(?::\d{2}(?:\.\d+)?)?$/;
const HOURS = 24;
const MINUTES = 60;

/**
 * Reads a day, or a day with its time, as a person types it.
 * @returns `2026-11-29`, or `2026-11-29T18:30` with a time; undefined for what is none, or has a time where none is asked for
 */
export function readDate(typed: string, withTime: boolean): string | undefined {
  const text = typed.trim();
  const [, a = '', month = '', b = '', hour, minute] = DAY_FIRST.exec(text) ?? YEAR_FIRST.exec(text) ?? [];
  const [year, day] = a.length === 4 ? [a, b] : [b, a];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!dateOf(iso) || (hour !== undefined) !== withTime) return undefined;
  if (hour === undefined) return iso;
  if (Number(hour) >= HOURS || Number(minute) >= MINUTES) return undefined;
  return `${iso}T${hour.padStart(2, '0')}:${minute}`;
}

/** Writes what `readDate` answers in the operator's language: `29/11/2026 18:30`, `29.11.2026 18:30`; '' for ''. */
export function writeDate(value: string, locale: string): string {
  const [date = '', time] = value.split('T');
  if (date === '') return '';
  const day = date.split('-').toReversed().join(MARKS[locale]);
  return time === undefined ? day : `${day} ${time.slice(0, 5)}`;
}
