import { expect, test } from 'vitest';
import type { Programme } from '../programmes/index.ts';
import { firstOfDeposit, type BonusTerms } from './index.ts';

type Bonus = Parameters<typeof firstOfDeposit>[0];
const TERMS = { trigger: { by: 'deposit' } } as unknown as BonusTerms;
const bonus = (code: string, change: Partial<Programme<BonusTerms>> = {}): Bonus => ({
  ...{ code, place: 10, terms: TERMS, audience: { regions: ['UA'] } },
  ...{ schedule: { from: '2026-01-01T00:00', zone: 'region' } },
  ...change,
});
const by = (trigger: BonusTerms['trigger']) => ({ terms: { ...TERMS, trigger } });
const first = (one: Bonus, other: Bonus) => {
  const found = firstOfDeposit(one, other)?.code;
  // Whoever is asked about first.
  expect(firstOfDeposit(other, one)?.code).toBe(found);
  return found;
};

test('the lower place comes first when both are for any deposit, and then the code', () => {
  expect(first(bonus('b', { place: 1 }), bonus('a'))).toBe('b');
  expect(first(bonus('b'), bonus('a'))).toBe('a');
});

test('the bonus of that very deposit comes first whatever its place', () => {
  const second = by({ by: 'nth-deposit', nth: 2 });
  expect(first(bonus('second', { ...second, place: 90 }), bonus('any'))).toBe('second');
  expect(first(bonus('second', second), bonus('first', by({ by: 'nth-deposit', nth: 1 })))).toBeUndefined();
  expect(first(bonus('shelf', by({ by: 'shelf' })), bonus('any'))).toBeUndefined();
});

test.each<[string, Partial<Bonus>, Partial<Bonus>]>([
  ['regions differ', { audience: { regions: ['EU'] } }, {}],
  [
    'brands differ',
    { audience: { regions: ['UA'], brands: ['a'] } },
    { audience: { regions: ['UA'], brands: ['b'] } },
  ],
  [
    'numbers of deposits differ',
    { audience: { regions: ['UA'], deposits: { most: 2 } } },
    { audience: { regions: ['UA'], deposits: { least: 3 } } },
  ],
  [
    'one is over before',
    { schedule: { from: '2025-01-01T00:00', until: '2026-01-01T00:00', zone: 'UTC' } },
    {},
  ],
  [
    'weekdays differ',
    { schedule: { from: '2026-01-01T00:00', zone: 'region', weekdays: [6, 7] } },
    { schedule: { from: '2026-01-01T00:00', zone: 'region', weekdays: [1] } },
  ],
  [
    'the deposit comes after those that the other is for',
    by({ by: 'nth-deposit', nth: 1 }),
    { audience: { regions: ['UA'], deposits: { least: 1 } } },
  ],
])('two bonuses never meet when %s', (_, one, other) => {
  expect(first(bonus('one', one), bonus('other', other))).toBeUndefined();
});

test('two bonuses may meet when only segments tell their players apart', () => {
  const audience = { regions: ['UA'], in: ['a'] } as const;
  expect(first(bonus('one', { audience }), bonus('other', { audience: { ...audience, in: ['b'] } }))).toBe(
    'one',
  );
});
