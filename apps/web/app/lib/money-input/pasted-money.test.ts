import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moneyFormat, writeMoney } from './money-text.ts';
import { pasteMoney, readWritten } from './pasted-money.ts';

/** As amounts are written in the world: between groups of three, and before the decimals. */
const STYLES = [',.', '.,', ' .', ' ,', '\u00a0,', '\u202f,', '’.', "'.", '·.', '.', ','].map((marks) => ({
  thousands: marks.slice(0, -1),
  decimal: marks.slice(-1),
}));
const style = fc.constantFrom(...STYLES);
const unit = fc.constantFrom('', '₴', ' ₴', ' UAH', '€', ' грн', ' lei');
const site = fc.constantFrom(
  moneyFormat({ noNegatives: true }),
  moneyFormat({ noNegatives: true, decimal: ',', thousands: '.' }),
  moneyFormat({ noNegatives: true, decimal: ',', thousands: '\u00a0' }),
);
const minor = fc.bigInt({ min: 0n, max: 10n ** 15n });

test('reads the amount that was meant, however it was written and whatever the marks of the field', () => {
  fc.assert(
    fc.property(style, unit, site, minor, fc.boolean(), (marks, name, format, amount, isInFront) => {
      const number = writeMoney(amount, moneyFormat(marks));
      const text = isInFront ? `${name.trim()}${number}` : `${number}${name}`;
      expect(readWritten(text, format)).toBe(amount);
    }),
    { numRuns: 2_000 },
  );
});

test('puts in the digits that were pasted and no others, or nothing, wherever it is put', () => {
  const piece = fc.string({ unit: fc.constantFrom(...'0123456789.,- ’ex₴'.split('')), maxLength: 9 });
  const format = moneyFormat({ noNegatives: true, rounding: false });
  fc.assert(
    fc.property(minor, piece, fc.nat(20), fc.nat(20), (amount, text, from, length) => {
      const value = writeMoney(amount, format);
      const start = Math.min(from, value.length);
      const end = Math.min(start + length, value.length);
      const next = pasteMoney({ value, start, end }, text, format);
      if (next === undefined) return;
      expect(text).not.toMatch(/[-ex]/);
      const digits = (written: string) => written.replaceAll(/[^0-9]/g, '');
      const typed = digits(value.slice(0, start) + text + value.slice(end)).replace(/^0+/, '');
      // What is cut, and noughts that are written behind, aside.
      expect(
        typed.startsWith(
          digits(next)
            .replace(/^0+/, '')
            .replace(/0{1,2}$/, ''),
        ),
      ).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
