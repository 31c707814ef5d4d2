import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAmount, depositToSend } from './deposit-rules.ts';
import { moneyFormatIn, writeMoney } from '../../../lib/money-input/money-text.ts';

const ENGLISH = moneyFormatIn('en');
const limits = { minimumMinor: 100_00n, maximumMinor: 50_000_00n };

test('accepts exactly the amounts within the limits', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 60_000_00n }), (minor) => {
      const checked = checkAmount(writeMoney(minor), limits, ENGLISH);
      const inside = minor >= limits.minimumMinor && minor <= limits.maximumMinor;
      expect(checked).toEqual(
        inside
          ? { ok: true, amountMinor: minor }
          : { ok: false, problem: minor < limits.minimumMinor ? 'below' : 'above' },
      );
    }),
  );
});

test.each([
  ['', 'blank'],
  ['abc', 'malformed'],
  ['-500', 'malformed'],
  ['1e308', 'malformed'],
  ['99.99', 'below'],
  ['50000.01', 'above'],
])('%j is %s', (text, problem) => {
  expect(checkAmount(text, limits, ENGLISH)).toEqual({ ok: false, problem });
});

test('an unanswered deposit is sent again under its key, another amount, method or bonus under a new one', () => {
  let keys = 0;
  const newKey = () => `key-${++keys}`;
  const wanted = { amountMinor: 100n, method: 'card', bonus: 'a' } as const;
  const first = depositToSend(undefined, wanted, newKey);
  expect(depositToSend(first, { ...wanted }, newKey)).toBe(first);
  const more = { ...wanted, amountMinor: 200n };
  expect(depositToSend(first, more, newKey)).toEqual({ key: 'key-2', ...more });
  const byBank = { ...wanted, method: 'bank' } as const;
  expect(depositToSend(first, byBank, newKey)).toEqual({ key: 'key-3', ...byBank });
  const bare = { ...wanted, bonus: undefined };
  expect(depositToSend(first, bare, newKey)).toEqual({ key: 'key-4', ...bare });
});
