import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseChain, wantsAnotherChain, type ChainUse } from './choose-chain.ts';

const chain = (number: number, change: Partial<ChainUse> = {}): ChainUse => ({
  number,
  kind: 'beacon',
  publicSeed: 'f0',
  length: 10,
  used: 0,
  ...change,
});
const house = (number: number, change: Partial<ChainUse> = {}) => chain(number, { kind: 'house', ...change });

describe('the next flight', () => {
  it.each([
    ['nothing, without a chain', [], undefined],
    ['the chain in use', [chain(1, { used: 3 }), chain(2)], 1],
    ['the one announced, when that is used up', [chain(1, { used: 10 }), chain(2)], 2],
    ['the house’s while a beacon is awaited', [house(1, { used: 3 }), chain(2, { publicSeed: null })], 1],
    ['a beacon’s as soon as it is fixed', [house(1, { used: 3 }), chain(2)], 2],
    [
      'the house’s again, when no beacon came',
      [house(1), chain(2, { used: 10 }), chain(3, { publicSeed: null })],
      1,
    ],
    [
      'nothing, when all are used up or awaited',
      [house(1, { used: 10 }), chain(2, { publicSeed: null })],
      undefined,
    ],
  ])('is drawn from %s', (_, chains, number) => {
    expect(chooseChain(chains)?.number).toBe(number);
  });
});

it('a further chain is announced as soon as the last of its kind is in use, long before it is used up', () => {
  expect(wantsAnotherChain([], 'beacon')).toBe(true);
  expect(wantsAnotherChain([house(1)], 'beacon')).toBe(true);
  expect(wantsAnotherChain([house(1), chain(2, { publicSeed: null })], 'beacon')).toBe(false);
  expect(wantsAnotherChain([house(1), chain(2, { used: 1 })], 'beacon')).toBe(true);
});

it('whatever chains there are, the one chosen has a public seed and seeds left, a beacon’s before the house’s', () => {
  const chains = fc.array(
    fc.record({
      kind: fc.constantFrom('house' as const, 'beacon' as const),
      publicSeed: fc.constantFrom(null, 'f0'),
      used: fc.integer({ min: 0, max: 10 }),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(chains, (list) => {
      const announced = list.map((change, i) => chain(i + 1, change));
      const ready = announced.filter(({ publicSeed, used, length }) => publicSeed !== null && used < length);
      const chosen = chooseChain(announced);
      expect(chosen === undefined).toBe(ready.length === 0);
      if (!chosen) return;
      expect(ready).toContain(chosen);
      const better = ready.filter(
        ({ kind, number }) =>
          (kind === 'beacon' && chosen.kind === 'house') || (kind === chosen.kind && number < chosen.number),
      );
      expect(better).toEqual([]);
    }),
  );
});
