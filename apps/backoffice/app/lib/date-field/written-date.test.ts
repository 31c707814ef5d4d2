import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDate, writeDate } from './written-date.ts';

const two = (value: number) => String(value).padStart(2, '0');
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const moment = fc
  .tuple(day, fc.nat(23), fc.nat(59))
  .map(([date, hour, minute]) => `${date}T${two(hour)}:${two(minute)}`);
const locale = fc.constantFrom('en-GB', 'uk');

test('reads what it writes in each language', () => {
  fc.assert(fc.property(day, locale, (value, one) => readDate(writeDate(value, one), false) === value));
  fc.assert(fc.property(moment, locale, (value, one) => readDate(writeDate(value, one), true) === value));
});

test('writes the day first, with the marks of the language', () => {
  expect(writeDate('2026-04-03', 'en-GB')).toBe('03/04/2026');
  expect(writeDate('2026-04-03', 'uk')).toBe('03.04.2026');
  expect(writeDate('2026-04-03T18:30', 'uk')).toBe('03.04.2026 18:30');
  expect(writeDate('', 'uk')).toBe('');
});

test.each([
  ['3.4.2026', '2026-04-03'],
  ['03/04/2026', '2026-04-03'],
  ['3-4-2026', '2026-04-03'],
  [' 2026-04-03 ', '2026-04-03'],
])('reads %j alike in every language', (typed, read) => {
  expect(readDate(typed, false)).toBe(read);
});

test.each([
  ['3.4.2026 9:05', '2026-04-03T09:05'],
  ['03/04/2026, 18:30', '2026-04-03T18:30'],
  ['2026-04-03T18:30', '2026-04-03T18:30'],
  ['2026-04-03 18:30:59', '2026-04-03T18:30'],
])('reads %j with its time', (typed, read) => {
  expect(readDate(typed, true)).toBe(read);
});

test.each(['', '3.4', '31.02.2026', '13/13/2026', '3.4.26', 'tomorrow', '3.4.2026 18:30'])(
  'reads no day in %j',
  (typed) => {
    expect(readDate(typed, false)).toBeUndefined();
  },
);

test.each(['3.4.2026', '3.4.2026 24:00', '3.4.2026 18:60', '3.4.2026 18'])('reads no time in %j', (typed) => {
  expect(readDate(typed, true)).toBeUndefined();
});
