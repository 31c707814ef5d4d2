import fc from 'fast-check';
import { expect, test } from 'vitest';
import { REGION_IDS } from '../../site/regions/index.ts';
import { maskTaxNumber, taxNumber, taxNumberAsked } from './tax-number.ts';

test.each([
  ['UA', '3184710691', '3184710691'],
  ['UA', ' 318 471-06 91', '3184710691'],
  ['KZ', '830422350340', '830422350340'],
  ['KZ', '8304 2235 0340', '830422350340'],
] as const)('%s: %s is one', (region, typed, digits) => expect(taxNumber(region, typed)).toBe(digits));

test.each([
  ['UA', '3184710692'],
  ['UA', '318471069'],
  ['UA', '0000000000'],
  ['UA', '830422350340'],
  ['KZ', '830422350348'],
  ['KZ', '831322350347'],
  ['KZ', '3184710691'],
  ['EU', '3184710691'],
  ['UA', '318471069x'],
] as const)('%s: %s is none', (region, typed) => expect(taxNumber(region, typed)).toBeUndefined());

const KINDS = { UA: 10, KZ: 12 } as const;
const bodies = {
  UA: fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 }),
  KZ: fc
    .tuple(
      fc.integer({ min: 0, max: 99 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 0, max: 9999 }),
    )
    .map(([year, month, day, century, place]) => {
      const two = (number: number) => String(number).padStart(2, '0');
      return `${two(year)}${two(month)}${two(day)}${century}${String(place).padStart(4, '0')}`;
    }),
};

test.each(['UA', 'KZ'] as const)('%s: of ten last digits one is right at most', (region) => {
  fc.assert(
    fc.property(bodies[region], (body) => {
      const right = [...'0123456789'].filter((last) => taxNumber(region, body + last) !== undefined);
      expect(right.length).toBeLessThanOrEqual(1);
    }),
  );
});

test.each(['UA', 'KZ'] as const)(
  '%s: a digit that is mistyped is noticed, but where ten stands for nought',
  (region) => {
    const place = fc.integer({ min: 0, max: KINDS[region] - 2 });
    let noticed = 0;
    let all = 0;
    fc.assert(
      fc.property(bodies[region], place, fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        for (const last of '0123456789') {
          const number = taxNumber(region, body + last);
          if (number === undefined) continue;
          const wrong = `${number.slice(0, at)}${(Number(number[at]) + by) % 10}${number.slice(at + 1)}`;
          all += 1;
          if (taxNumber(region, wrong) === undefined) noticed += 1;
        }
      }),
      { numRuns: 500 },
    );
    expect(all).toBeGreaterThan(100);
    expect(noticed / all).toBeGreaterThan(0.85);
  },
);

test('other regions ask for none, and of one that is shown nobody reads more than three digits', () => {
  expect(REGION_IDS.filter((region) => taxNumberAsked(region) !== undefined)).toEqual(['UA', 'KZ']);
  expect(maskTaxNumber('3184710691')).toBe('•••••••691');
});
