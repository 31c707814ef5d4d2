import { describe, expect, it } from 'vitest';
import { chooseChain, wantsAnother, type ChainUse } from './choose-chain.ts';

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
  expect(wantsAnother([], 'beacon')).toBe(true);
  expect(wantsAnother([house(1)], 'beacon')).toBe(true);
  expect(wantsAnother([house(1), chain(2, { publicSeed: null })], 'beacon')).toBe(false);
  expect(wantsAnother([house(1), chain(2, { used: 1 })], 'beacon')).toBe(true);
});
