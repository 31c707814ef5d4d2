import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampMinor, moneyFormat, readMoney, writeMoney } from './money-text.ts';

test('writes and reads the same amount, whatever the amount and the marks', () => {
  const marks = fc.constantFrom(['.', ','], [',', '.'], [',', ' '], ['·', '']);
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
      fc.nat(6),
      marks,
      (minor, precision, pair) => {
        const format = moneyFormat({
          precision,
          decimal: pair[0]!,
          thousands: pair[1]!,
          prefix: '₴ ',
          suffix: ' грн',
          allowNegative: true,
        });
        expect(readMoney(writeMoney(minor, format), format)).toEqual({ ok: true, minor });
      },
    ),
  );
});

test('never throws and never invents money, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+ e x٥ ₴'.split('')) }), (text) => {
      const read = readMoney(text);
      if (read.ok) expect(read.minor).toBeGreaterThanOrEqual(0n);
    }),
  );
});

test.each([
  ['1,234.56', 123456n],
  ['1 234.5', 123450n],
  ['.5', 50n],
  ['5.', 500n],
  ['0.005', 1n],
  ['0.0049', 0n],
  ['999.995', 100000n],
])('reads %s', (text, minor) => {
  expect(readMoney(text)).toEqual({ ok: true, minor });
});

test.each(['-1', '+1', '1e3', '0x10', 'NaN', '1.2.3', '.', '٥', '1-2'])('refuses %s', (text) => {
  expect(readMoney(text)).toEqual({ ok: false, reason: 'malformed' });
});

test('knows blank from wrong', () => {
  expect(readMoney('  ')).toEqual({ ok: false, reason: 'blank' });
});

test('cuts instead of rounding when told so, and clamps the precision', () => {
  expect(readMoney('0.019', moneyFormat({ rounding: false }))).toEqual({ ok: true, minor: 1n });
  expect(moneyFormat({ precision: -3 }).precision).toBe(0);
  expect(moneyFormat({ precision: 5000 }).precision).toBe(1000);
});

test.each([{ prefix: '1' }, { suffix: '-' }, { decimal: '+' }, { thousands: '0' }, { decimal: ',' }])(
  'refuses the marks %j',
  (wishes) => {
    expect(() => moneyFormat(wishes)).toThrow(TypeError);
  },
);

test('clamps to the nearest limit', () => {
  expect(clampMinor(5n, { minMinor: 10n })).toBe(10n);
  expect(clampMinor(50n, { maxMinor: 10n })).toBe(10n);
  expect(clampMinor(7n, { minMinor: 1n, maxMinor: 10n })).toBe(7n);
});
