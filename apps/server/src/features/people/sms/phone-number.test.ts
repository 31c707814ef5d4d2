import { expect, test } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

test.each([
  ['+380671234567', '+380671234567', 'UA'],
  ['+380 (67) 123-45-67', '+380671234567', 'UA'],
  ['+7 701 123 45 67', '+77011234567', 'KZ'],
  ['+48 512 345 678', '+48512345678', 'PL'],
])('%s is a number of a mobile telephone', (written, number, country) => {
  expect(readPhoneNumber(written)).toEqual({ number, country });
});

test.each([
  ['nothing', ''],
  ['no calling code', '0671234567'],
  ['too short', '+38067123'],
  ['too long', '+3806712345678'],
  ['a country without accounts', '+12025550123'],
  ['a neighbour under the same calling code', '+79161234567'],
  ['a telephone on a wall', '+380442345678'],
  ['a number that costs who calls it', '+380900123456'],
  ['a text around it', 'call +380671234567'],
  ['an extension', '+380671234567 ext. 5'],
  ['a long one', `+380${' '.repeat(40)}671234567`],
  ['a command', '+380671234567; DROP TABLE sms'],
])('%s is none', (_, written) => {
  expect(readPhoneNumber(written)).toBeUndefined();
});
