import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quicknetRoundAfter, quicknetTimeOf, quicknetValue } from './quicknet.ts';

/** Rounds that the network made, as it told them. */
const RECORDED = [
  [
    1000,
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39',
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  ],
  [
    32_281_667,
    'b0f5ae301358ff87a9d3dd539ed4a07c0148b1ab4f7b61a8ca43c7e9ca7ca9553e4faae9188deb30b2cd1a7f447e3e5b',
    '4fd2fc55983dbfa3f446d8a0bd56f16cc8c5e76afd1ec154b60d477cbabed13b',
  ],
] as const;

describe('a round of the beacon', () => {
  it.each(RECORDED)('%i has the value that was told, by its signature', (round, signature, value) => {
    expect(quicknetValue(round, signature)).toBe(value);
  });

  it('is none with the signature of another, a changed one, or none at all', () => {
    const [[round, signature], [, other]] = RECORDED;
    expect(quicknetValue(round, other)).toBeUndefined();
    expect(quicknetValue(round + 1, signature)).toBeUndefined();
    for (const changed of [
      signature.replace(/9$/, '8'),
      signature.slice(2),
      '',
      `${signature}00`,
      '0'.repeat(96),
    ])
      expect(quicknetValue(round, changed)).toBeUndefined();
    expect(quicknetValue(0, signature)).toBeUndefined();
    expect(quicknetValue(1.5, signature)).toBeUndefined();
  });

  it('comes out when its number says, and the first one after an instant does not come before it', () => {
    expect(quicknetTimeOf(1)).toBe(1_692_803_367_000);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 2_999 }), (round, early) => {
        const at = quicknetTimeOf(round);
        expect(quicknetRoundAfter(at - early)).toBe(round);
        expect(quicknetRoundAfter(at + 1)).toBe(round + 1);
      }),
    );
  });
});
