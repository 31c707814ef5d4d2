import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCIES, type Currency } from './money.ts';
import { convertMinor } from './reference-rates.ts';

const currency = fc.constantFrom(...(Object.keys(CURRENCIES) as Currency[]));
const amount = fc.bigInt({ min: 0n, max: 1_000_000_000_000n });

test('a limit that goes to another currency and back has not grown', () => {
  fc.assert(
    fc.property(amount, currency, currency, (amountMinor, from, to) => {
      const there = convertMinor(amountMinor, { from, to, rounding: 'down' });
      expect(convertMinor(there, { from: to, to: from, rounding: 'down' }) <= amountMinor).toBe(true);
    }),
  );
});

test('what is used is never rounded away, and one currency is not touched', () => {
  expect(convertMinor(1n, { from: 'KZT', to: 'EUR', rounding: 'up' })).toBe(1n);
  expect(convertMinor(1n, { from: 'KZT', to: 'EUR', rounding: 'down' })).toBe(0n);
  expect(convertMinor(123n, { from: 'UAH', to: 'UAH', rounding: 'up' })).toBe(123n);
  expect(convertMinor(100_00n, { from: 'EUR', to: 'UAH', rounding: 'up' })).toBe(5_000_00n);
});
