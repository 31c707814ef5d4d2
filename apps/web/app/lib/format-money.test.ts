import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';
import { formatDay, formatMoment } from './format-time.ts';

test.each([
  ['en', '123456', 'EUR', '€1,234.56'],
  ['en', '-5', 'UAH', '−₴0.05'],
  ['en', '100000', 'RON', '1,000.00 lei'],
  ['ua', '123456789', 'UAH', '1 234 567,89 ₴'],
  ['ru', '0', 'EUR', '0,00 €'],
  ['kk', '-1000050', 'KZT', '−10 000,50 ₸'],
] as const)('%s writes %s %s', (language, minor, currency, text) => {
  expect(formatMoney(minor, currency, language)).toBe(text.replaceAll(' ', '\u00a0'));
});

test('a gain may carry its sign, nothing gained carries none', () => {
  expect(formatMoney(5n, 'EUR', 'en', 'always')).toBe('+€0.05');
  expect(formatMoney(0n, 'EUR', 'en', 'always')).toBe('€0.00');
});

test.each([
  ['ua', '5 березня 2026 р.', '5 бер. 2026, 07:09'],
  ['ru', '5 марта 2026 г.', '5 мар. 2026, 07:09'],
  ['en', '5 March 2026', '5 Mar 2026, 07:09'],
  ['kk', '2026 жылғы 5 наурыз', '2026 ж. 5 нау., 07:09'],
] as const)('%s writes days and moments', (language, day, moment) => {
  expect(formatDay('2026-03-05T07:09:10Z', language, 'UTC')).toBe(day);
  expect(formatMoment('2026-03-05T07:09:10Z', language, 'UTC')).toBe(moment);
});
