import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampMinor,
  moneyFormat,
  readMoney,
  settleMoney,
  writeMoney,
  type MoneyFormat,
} from './money-text.ts';

const amounts = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n });
const marks = fc.string({ unit: fc.constantFrom(...'., ·₴$грн’\u00a0'.split('')), maxLength: 4 });

/** Every option at once, as long as a format is made of them. */
const formats = fc
  .record(
    {
      precision: fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constantFrom(-1, 40, 1000, 2000)),
      decimal: fc.constantFrom('.', ',', '·', ' . ', '٫'),
      thousands: fc.constantFrom('', ',', '.', ' ', '’', '\u00a0', '::'),
      prefix: marks,
      suffix: marks,
      rounding: fc.boolean(),
      noNegatives: fc.boolean(),
      blank: fc.boolean(),
      minMinor: amounts,
      maxMinor: amounts,
    },
    { requiredKeys: [] },
  )
  .map(made)
  .filter((format) => format !== undefined);

function made(wishes: Partial<MoneyFormat>): MoneyFormat | undefined {
  try {
    return moneyFormat(wishes);
  } catch {
    return undefined;
  }
}

/** Where a prefix ends as a number may begin, or a suffix begins as one may end, a person has to look twice as well. */
const isPlain = ({ prefix, suffix }: MoneyFormat): boolean => !/[., ·’\u00a0]/.test(prefix + suffix);
const isWithin = (minor: bigint, format: MoneyFormat): boolean =>
  clampMinor(minor, format) === minor && !(format.noNegatives && minor < 0n);

test('writes and reads the same amount, whatever the amount and the options', () => {
  fc.assert(
    fc.property(formats, amounts, (format, minor) => {
      const within = clampMinor(format.noNegatives && minor < 0n ? -minor : minor, format);
      expect(readMoney(writeMoney(within, format), format)).toEqual({ ok: true, minor: within });
    }),
    { numRuns: 2_000 },
  );
});

test('never throws, and never reads an amount that the options forbid, whatever is typed', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-+ e x٥−₴·'.split('')) });
  fc.assert(
    fc.property(formats, typed, (format, text) => {
      const read = readMoney(text, format);
      if (read.ok) expect(isWithin(read.minor, format)).toBe(true);
      if (/[ex٥+]/.test(text) && isPlain(format)) expect(read.ok).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test('a field that is left reads as it did, and leaving it again changes nothing', () => {
  const typed = fc.oneof(amounts.map(String), fc.stringMatching(/^-?[0-9, ]{0,9}[.,]?[0-9]{0,5}$/));
  fc.assert(
    fc.property(formats, typed, (format, text) => {
      const read = readMoney(text, format);
      const settled = settleMoney(text, format);
      expect(settleMoney(settled, format)).toBe(settled);
      if (read.ok) expect(readMoney(settled, format)).toEqual(read);
      else if (read.reason === 'malformed') expect(settled).toBe(text);
      else expect(readMoney(settled, format).ok).toBe(!format.blank);
    }),
    { numRuns: 2_000 },
  );
});

test('rounds half away from zero, or cuts', () => {
  fc.assert(
    fc.property(amounts, fc.nat(6), fc.boolean(), (tenths, precision, rounding) => {
      const finer = moneyFormat({ precision: precision + 1 });
      const read = readMoney(writeMoney(tenths, finer), moneyFormat({ precision, rounding }));
      const magnitude = tenths < 0n ? -tenths : tenths;
      const kept = (magnitude + (rounding ? 5n : 0n)) / 10n;
      expect(read).toEqual({ ok: true, minor: tenths < 0n ? -kept : kept });
    }),
  );
});

test('a mark with a digit or a sign in it is refused, wherever it stands', () => {
  const option = fc.constantFrom('prefix', 'suffix', 'decimal', 'thousands');
  fc.assert(
    fc.property(option, marks, fc.constantFrom(...'0123456789+-−٥'.split('')), (name, mark, sign) => {
      expect(() => moneyFormat({ [name]: mark + sign })).toThrow(TypeError);
      expect(() => moneyFormat({ [name]: sign + mark })).toThrow(TypeError);
    }),
  );
});

test('the precision stays within 0 and 1000', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), (wish) => {
      const { precision } = moneyFormat({ precision: wish });
      expect(Number.isInteger(precision) && precision >= 0 && precision <= 1000).toBe(true);
      if (wish >= 0 && wish <= 1000) expect(precision).toBe(Math.trunc(wish) + 0);
    }),
  );
  expect(() => moneyFormat({ precision: NaN })).toThrow(TypeError);
});

test('the options are those of the specification when nothing is wished', () => {
  expect(moneyFormat()).toEqual({
    precision: 2,
    decimal: '.',
    thousands: ',',
    prefix: '',
    suffix: '',
    rounding: true,
    noNegatives: false,
    blank: false,
  });
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

test.each(['-1', '+1', '1e3', '0x10', 'NaN', '1.2.3', '.', '٥', '1-2', '-', '--1'])('refuses %s', (text) => {
  expect(readMoney(text)).toEqual({ ok: false, reason: 'malformed' });
});

test('a sign stands on either side of the prefix', () => {
  const format = moneyFormat({ prefix: '₴ ' });
  for (const text of ['-₴ 5', '₴ -5', '-5', '−5'])
    expect(readMoney(text, format)).toEqual({ ok: true, minor: -500n });
  expect(readMoney('-₴ -5', format).ok).toBe(false);
  expect(writeMoney(-500n, format)).toBe('-₴ 5.00');
});

test('knows blank from wrong', () => {
  expect(readMoney('  ')).toEqual({ ok: false, reason: 'blank' });
  expect(readMoney('₴', moneyFormat({ prefix: '₴' }))).toEqual({ ok: false, reason: 'blank' });
});

test('what is left empty stays so, or is the nearest to zero that is allowed', () => {
  expect(settleMoney('', moneyFormat({ blank: true }))).toBe('');
  expect(settleMoney('', moneyFormat())).toBe('0.00');
  expect(settleMoney('', moneyFormat({ minMinor: 500n }))).toBe('5.00');
  expect(settleMoney('', moneyFormat({ maxMinor: -500n }))).toBe('-5.00');
});

test.each([
  { decimal: ',' },
  { decimal: '' },
  { thousands: '..' },
  { minMinor: 2n, maxMinor: 1n },
  { noNegatives: true, maxMinor: -1n },
])('refuses %o', (wishes) => {
  expect(() => moneyFormat(wishes)).toThrow(TypeError);
});

test('limits below zero are none where nothing may be below zero', () => {
  const format = moneyFormat({ noNegatives: true, minMinor: -5n });
  expect(settleMoney('', format)).toBe('0.00');
});
