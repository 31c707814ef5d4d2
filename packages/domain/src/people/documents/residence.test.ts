import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DOCUMENT_KIND_NAMES, DOCUMENT_STATES, residenceOf } from './index.ts';

const bill = (country: string | null, state: (typeof DOCUMENT_STATES)[number] = 'approved') =>
  ({ kind: 'utility-bill', state, country }) as const;

test('the newest document of an address that was approved says where somebody lives', () => {
  expect(residenceOf([])).toBeNull();
  expect(residenceOf([bill('PL'), bill('UA')])).toBe('PL');
  expect(residenceOf([bill('PL', 'pending'), bill('DE', 'rejected'), bill('UA')])).toBe('UA');
  expect(residenceOf([bill('PL', 'expired')])).toBe('PL');
  expect(residenceOf([bill('DE', 'rejected'), bill('UA', 'expired')])).toBe('UA');
  // A reviewer that is a program may not have read it.
  expect(residenceOf([bill(null), bill('KZ')])).toBe('KZ');
  expect(residenceOf([{ kind: 'passport', state: 'approved', country: 'UA' }])).toBeNull();
});

test('what was never approved, or is no document of an address, changes nothing', () => {
  const shown = fc.record({
    kind: fc.constantFrom(...DOCUMENT_KIND_NAMES),
    state: fc.constantFrom(...DOCUMENT_STATES),
    country: fc.constantFrom('UA', 'PL', 'KZ', null),
  });
  fc.assert(
    fc.property(fc.array(shown), (documents) => {
      const counts = documents.filter(
        ({ kind, state }) =>
          (state === 'approved' || state === 'expired') &&
          (kind === 'utility-bill' || kind === 'bank-statement'),
      );
      expect(residenceOf(documents)).toBe(residenceOf(counts));
    }),
  );
});
