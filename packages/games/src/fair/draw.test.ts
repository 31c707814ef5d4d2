import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belowFromWords, belowOfWidth } from './draw.ts';
import { tapeDraw } from './tape-draw.ts';

const anyWord = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const anyRange = fc.oneof(fc.integer({ min: 1, max: 2 ** 32 }), fc.integer({ min: 1, max: 100 }));

describe('below', () => {
  it('gives each result equally often over all words, at widths small enough to try them all', () => {
    for (const bits of [4, 8, 10]) {
      for (let n = 1; n <= Math.min(2 ** bits, 300); n += 1) {
        const counts = new Array<number>(n).fill(0);
        for (let word = 0; word < 2 ** bits; word += 1) {
          const result = belowOfWidth(word, n, bits);
          if (result !== undefined) counts[result]! += 1;
        }
        expect(new Set(counts), `n ${n}, ${bits} bits`).toEqual(new Set([Math.floor(2 ** bits / n)]));
      }
    }
  });

  it('is the wide rule of that proof, in whole numbers', () => {
    fc.assert(
      fc.property(anyWord, anyRange, (word, n) => {
        const product = BigInt(word) * BigInt(n);
        const accepted = (product & 0xffffffffn) >= 2n ** 32n % BigInt(n);
        const words = [word, 2 ** 32 - 1];
        const result = belowFromWords(() => words.shift() ?? 2 ** 32 - 1, n);
        expect(result).toBe(accepted ? Number(product >> 32n) : n - 1);
      }),
      { numRuns: 2000 },
    );
  });

  it('stays below n and takes whole numbers from 1 to 2^32 only', () => {
    fc.assert(
      fc.property(anyWord, anyRange, (word, n) => {
        const words = [word];
        const result = belowFromWords(() => words.shift() ?? 2 ** 32 - 1, n);
        expect(Number.isInteger(result) && result >= 0 && result < n).toBe(true);
      }),
    );
    for (const bad of [0, -1, 1.5, NaN, Infinity, 2 ** 32 + 1]) {
      expect(() => belowFromWords(() => 0, bad)).toThrow(RangeError);
    }
  });
});

describe('a tape', () => {
  it('plays back and refuses what the game could not have drawn', () => {
    const tape = tapeDraw([2, 0]);
    expect([tape.below(3), tape.below(1)]).toEqual([2, 0]);
    expect(() => tape.below(1)).toThrow('run out');
    expect(() => tapeDraw([3]).below(3)).toThrow(RangeError);
    expect(() => tapeDraw([-1]).below(3)).toThrow(RangeError);
    expect(() => tapeDraw([0.5]).below(3)).toThrow(RangeError);
  });
});
