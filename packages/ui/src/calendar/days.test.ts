import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateOf, dayOf } from './days.ts';

test('a day comes back as it went', () => {
  const day = fc.date({ min: new Date(2000, 0, 1), max: new Date(2100, 0, 1), noInvalidDate: true });
  fc.assert(fc.property(day, (date) => dayOf(dateOf(dayOf(date))) === dayOf(date)));
});

test.each(['', '2026-02-31', '2026-2-1', 'tomorrow', '2026-13-01'])('%s is no day', (text) => {
  expect(dateOf(text)).toBeUndefined();
});
