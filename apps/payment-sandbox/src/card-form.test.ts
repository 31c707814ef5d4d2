import { expect, test } from 'vitest';
import { passesLuhn, readCardForm } from './card-form.ts';
import { PAYMENT_CARDS } from './test-cards.ts';

const NOW = new Date('2026-11-30T23:59:59Z');
const GOOD = { number: '4242 4242 4242 4242', expiry: '11/26', code: '123' };
const read = (change: Record<string, unknown>) => readCardForm({ ...GOOD, ...change }, NOW);

test.each([
  ['number', '', 'number-missing'],
  ['number', '4242 4242 4242 424a', 'number-digits'],
  ['number', '4242 4242 4242', 'number-length'],
  ['number', '4242424242424241', 'number-check'],
  ['number', '4111111111111111', 'number-foreign'],
  ['number', ['4242424242424242'], 'number-missing'],
  ['expiry', '', 'expiry-missing'],
  ['expiry', 'soon', 'expiry-format'],
  ['expiry', '13/34', 'expiry-month'],
  ['expiry', '00/34', 'expiry-month'],
  ['expiry', '10/26', 'expiry-past'],
  ['code', ' ', 'code-missing'],
  ['code', '12', 'code-format'],
  ['code', '12a', 'code-format'],
])('refuses the field %s with %j by saying %s', (name, typed, error) => {
  const wrong = read({ [name]: typed });
  expect(wrong).toMatchObject({ errors: { [name]: error } });
  expect('kept' in wrong && wrong.kept).not.toHaveProperty(name);
});

test.each(['11/26', '1126', '11 / 2026', '112026', '12/34'])('takes the expiry date %s', (expiry) => {
  expect(read({ expiry })).toEqual({ card: PAYMENT_CARDS.paid });
});

test('hands back the fields that were right, but never the code', () => {
  expect(read({ expiry: '10/26' })).toEqual({
    errors: { expiry: 'expiry-past' },
    kept: { number: '4242424242424242' },
  });
  expect(readCardForm(undefined, NOW)).toMatchObject({ kept: {} });
});

test('every test card has a number that passes the check, and last digits of its own', () => {
  const numbers = Object.values(PAYMENT_CARDS).map(({ number }) => number);
  expect(numbers.filter((number) => !passesLuhn(number))).toEqual([]);
  expect(new Set(numbers.map((number) => number.slice(-4))).size).toBe(numbers.length);
});
