import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mayActAlone } from './index.ts';

const rule = { act: 'adjust.money', role: 'finance', currency: 'EUR', upToMinor: 500n };
const asked = { act: 'adjust.money', role: 'finance', currency: 'EUR' };

test('up to the limit alone, above it not, whichever way the money goes', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -1_000n, max: 1_000n }), (amountMinor) => {
      const within = amountMinor <= 500n && amountMinor >= -500n;
      expect(mayActAlone([rule], { ...asked, amountMinor })).toBe(within);
    }),
  );
});

test('what no rule speaks of needs a second person, however small', () => {
  for (const other of [{ act: 'void.rounds' }, { role: 'admin' }, { currency: 'UAH' }])
    expect(mayActAlone([rule], { ...asked, ...other, amountMinor: 1n })).toBe(false);
  expect(mayActAlone([], { ...asked, amountMinor: 0n })).toBe(false);
});
