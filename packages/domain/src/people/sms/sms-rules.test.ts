import { expect, test } from 'vitest';
import { maskedNumber } from './masked-number.ts';
import { smsRetryMs, smsScopesOf } from './sms-rules.ts';

test('tries come further apart, and not before the gateway wants them', () => {
  expect([1, 2, 3].map((tries) => smsRetryMs(tries))).toEqual([10_000, 20_000, 40_000]);
  expect(smsRetryMs(1, 60_000)).toBe(60_000);
  expect(smsRetryMs(30)).toBe(900_000);
  expect(smsRetryMs(1, 1e12)).toBe(900_000);
});

test('neighbours share a range, and a range is no number', () => {
  const one = smsScopesOf('+380671234567');
  expect(one).toEqual({ number: '+380671234567', range: '+380671234•••', all: 'all' });
  expect(smsScopesOf('+380671234999').range).toBe(one.range);
  expect(smsScopesOf('+380671235567').range).not.toBe(one.range);
});

test('a masked number tells where from and two digits', () => {
  expect(maskedNumber('+380671234567')).toBe('+380•••67');
  expect(maskedNumber('+77011234567')).toBe('+770•••67');
  expect(maskedNumber('+1234')).toBe('•••');
});
