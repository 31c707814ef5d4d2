import { expect, test } from 'vitest';
import { canonicalPromo, judgePromo, type PromoCode } from './promo-code.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);
const PROMO: PromoCode = {
  ...{ region: 'UA', from: day('2026-11-01'), until: day('2026-12-01'), usesMax: 10, used: 3 },
  ...{ state: 'open', bonus: null },
};
const judge = (
  promo: Partial<PromoCode> | undefined,
  now = '2026-11-24',
  region: 'UA' | 'EU' | null = 'UA',
) => judgePromo(promo && { ...PROMO, ...promo }, { now: day(now), region });

test('a code is good from its first moment until its last use, its end, or until it is taken back', () => {
  expect(judge(undefined)).toBe('unknown');
  expect(judge({}, '2026-10-31')).toBe('unknown');
  expect(judge({}, '2026-11-01')).toBe('usable');
  expect(judge({}, '2026-11-30')).toBe('usable');
  expect(judge({}, '2026-12-01')).toBe('expired');
  expect(judge({ until: null }, '2099-01-01')).toBe('usable');
  expect(judge({ state: 'closed' })).toBe('expired');
  expect(judge({ used: 9 })).toBe('usable');
  expect(judge({ used: 10 })).toBe('used_up');
  expect(judge({ used: 10, usesMax: null })).toBe('usable');
});

test('a code of another region is not taken, and who has no region yet is told that it is there', () => {
  expect(judge({}, undefined, 'EU')).toBe('other_region');
  expect(judge({ region: null }, undefined, 'EU')).toBe('usable');
  expect(judge({}, undefined, null)).toBe('usable');
});

test.each([
  ['Spring-2026', 'spring-2026'],
  ['  RINO10 ', 'rino10'],
  ['-spring', undefined],
  ['весна', undefined],
  ['a b', undefined],
  ['', undefined],
  ['x'.repeat(41), undefined],
])('%j is kept as %j', (typed, code) => {
  expect(canonicalPromo(typed)).toBe(code);
});
