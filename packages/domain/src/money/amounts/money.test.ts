import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalOf, parseDecimal } from './money.ts';

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

test('reads back every amount that it writes, and any number of decimals that loses nothing', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), (minor) => {
      expect(parseDecimal(decimalOf(minor, 'EUR'), 'EUR')).toBe(minor);
    }),
  );
  const texts = ['10', '10.5', '10.50', '10.500', '0.1', '0.29', '4.35', '1.005'];
  expect(texts.map((text) => parseDecimal(text, 'UAH'))).toEqual([
    ...[1000n, 1050n, 1050n, 1050n, 10n, 29n, 435n, undefined],
  ]);
});

test.each(['', '1e3', '-5', '+5', '.5', '5.', '05', '1,5', '0x10', ' 5', 'NaN', '٥'])(
  'reads no amount from %j',
  (text) => {
    expect(parseDecimal(text, 'UAH')).toBeUndefined();
  },
);
