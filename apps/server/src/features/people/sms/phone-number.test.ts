import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhoneNumber, readPhoneNumbers } from './phone-number.ts';

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

test.each([
  ['067 123 45 67', 'UA', ['+380671234567']],
  ['(067) 123-45-67', 'UA', ['+380671234567']],
  ['380671234567', 'UA', ['+380671234567']],
  ['8 701 123 45 67', 'KZ', ['+77011234567']],
  ['031 123 456', 'SL', ['+38631123456']],
  ['0712 345 678', 'RC', ['+40712345678']],
  ['+380671234567', 'EU', ['+380671234567']],
  ['067 123 45 67', 'SL', []],
  ['044 234 56 78', 'UA', []],
  ['somebody', 'UA', []],
] as const)('%s in %s is one of %j', (written, region, numbers) => {
  expect(readPhoneNumbers(written, region)).toEqual(numbers);
});

test('however the digits of a number are grouped, it is the same number', () => {
  const mobile = fc.tuple(fc.constantFrom('67', '50', '63', '93'), fc.stringMatching(/^[0-9]{7}$/));
  const groups = fc.array(fc.constantFrom('', ' ', '-', ' (', ') ', '.'), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(mobile, groups, ([operator, rest], between) => {
      const digits = `380${operator}${rest}`;
      const written = `+${[...digits].map((digit, at) => digit + (at < 11 && at > 1 ? between[at] : '')).join('')}`;
      fc.pre(!/[()]/.test(written) || /^[^()]*\([^()]*\)[^()]*$/.test(written));
      const read = readPhoneNumber(written);
      expect(read?.number ?? `+${digits}`).toBe(`+${digits}`);
      expect(readPhoneNumbers(`0${operator}${rest}`, 'UA')).toEqual([`+${digits}`]);
    }),
  );
});
