import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test.each([
  ['ua', '1 234 567,89 ₴'],
  ['ru', '1 234 567,89 ₴'],
  ['en', '₴1,234,567.89'],
  ['kk', '1 234 567,89 ₴'],
] as const)('money in %s', (language, text) => {
  expect(plain(createFormat(language).money(123456789n, 'UAH'))).toBe(text);
});

test('money keeps every digit of the largest amounts and names the currency where asked', () => {
  const { money } = createFormat('ua');
  expect(plain(money('9223372036854775807', 'UAH'))).toBe('92 233 720 368 547 758,07 ₴');
  expect(plain(money('-5', 'EUR'))).toBe('−0,05 €');
  expect(plain(money('150000', 'UAH', { short: true, name: 'short' }))).toBe('1 500 грн');
  expect(plain(money('150050', 'UAH', { short: true }))).toBe('1 500,50 ₴');
  expect(plain(createFormat('en').money('100', 'RON', { sign: true }))).toBe('+1.00 lei');
  expect(plain(createFormat('kk').money('500000000', 'KZT', { short: true }))).toBe('5 000 000 ₸');
});

test('numbers and percents', () => {
  expect(plain(createFormat('ru').number(12345.678, 1))).toBe('12 345,7');
  expect(plain(createFormat('ua').percent(958431))).toBe('95,84 %');
  expect(createFormat('en').percent(958431, 4)).toBe('95.8431%');
});

test('dates, Kazakh by our own hand', () => {
  const instant = '2026-11-21T22:15:00Z';
  expect(createFormat('kk').date(instant)).toBe('2026 ж. 21 қар., 22:15');
  expect(createFormat('kk').date(instant, 'date', 'Asia/Almaty')).toBe('2026 ж. 22 қар.');
  expect(createFormat('kk').date(instant, 'month')).toBe('2026 ж. қар.');
  expect(createFormat('en').date(instant, 'month')).toBe('November 2026');
  expect(createFormat('en').date(instant)).toBe('21 Nov 2026, 22:15');
  expect(plain(createFormat('ua').date(instant, 'date'))).toMatch(/^21 лист\. 2026 р\.$/);
});
