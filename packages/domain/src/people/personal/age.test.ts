import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ageOn, birthdaysOn, dayIn, isBirthday, isDay } from './age.ts';

test.each([
  ['2005-11-24', '2026-11-23', 20],
  ['2005-11-24', '2026-11-24', 21],
  ['2005-11-24', '2026-11-25', 21],
  ['2005-12-31', '2026-01-01', 20],
  ['2005-01-01', '2026-01-01', 21],
  // Of 29 February: the day itself where there is one, else 1 March.
  ['2008-02-29', '2026-02-28', 17],
  ['2008-02-29', '2026-03-01', 18],
  ['2008-02-29', '2028-02-28', 19],
  ['2008-02-29', '2028-02-29', 20],
  ['2000-03-01', '2021-02-28', 20],
  ['2000-02-28', '2024-02-29', 24],
])('%s is on %s of age %i', (birthday, day, age) => {
  expect(ageOn(birthday, day)).toBe(age);
});

test.each([
  '1990-02-30',
  '2023-02-29',
  '1990-13-01',
  '1990-00-10',
  '1990-1-1',
  '',
  '19900101',
  '1990-02-28 ',
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('nobody is born before there were such years, nor after today', () => {
  const today = '2026-11-24';
  expect(['1899-12-31', '2026-11-25', '2023-02-29'].some((day) => isBirthday(day, today))).toBe(false);
  expect(['1900-01-01', today, '2024-02-29'].every((day) => isBirthday(day, today))).toBe(true);
});

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('an age never falls from one day to the next, and rises by one once a year', () => {
  const after = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  fc.assert(
    fc.property(days, days, (birthday, day) => {
      const grown = ageOn(birthday, after(day)) - ageOn(birthday, day);
      expect(grown === 0 || grown === 1).toBe(true);
      const nextYear = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
      if (isDay(nextYear)) expect(ageOn(birthday, nextYear)).toBe(ageOn(birthday, day) + 1);
      expect(ageOn(birthday, birthday)).toBe(0);
    }),
  );
});

test('a day begins where the player is', () => {
  const evening = new Date('2026-11-23T22:30:00Z');
  expect(dayIn('Europe/Kyiv', evening)).toBe('2026-11-24');
  expect(dayIn('Europe/Brussels', evening)).toBe('2026-11-23');
  expect(dayIn('Asia/Almaty', new Date('2026-11-23T18:59:59Z'))).toBe('2026-11-23');
  expect(dayIn('Asia/Almaty', new Date('2026-11-23T19:00:00Z'))).toBe('2026-11-24');
});

test('keeps a birthday of 29 February on 1 March where there is no such day, as ages are reckoned', () => {
  expect(birthdaysOn('2027-03-01')).toEqual([301, 229]);
  expect(birthdaysOn('2028-03-01')).toEqual([301]);
  expect(birthdaysOn('2028-02-29')).toEqual([229]);
  expect(birthdaysOn('2027-12-31')).toEqual([1231]);
});
