import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf } from './money.ts';

test('an amount keeps all its decimals, and none is lost', () => {
  expect([0n, 5n, -5n, 1005n, -1005n].map((minor) => decimalOf(minor, 'UAH'))).toEqual([
    ...['0.00', '0.05', '-0.05', '10.05', '-10.05'],
  ]);
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (minor) => {
      expect(BigInt(decimalOf(minor, 'EUR').replace('.', ''))).toBe(minor);
    }),
  );
});
