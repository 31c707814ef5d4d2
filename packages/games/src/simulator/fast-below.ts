import { xoshiro128 } from './xoshiro.ts';

/**
 * `Draw.below` on a fast generator, by the same rejection as in play. The same seed gives the same numbers.
 * @returns a function of n, a whole number from 1 to 2²⁰
 */
export function fastBelow(seed: number): (n: number) => number {
  const source = xoshiro128(seed);
  const words = new Uint32Array(4096);
  let at = words.length;
  return (n) => {
    for (;;) {
      if (at === words.length) {
        source.fill(words);
        at = 0;
      }
      const word = words[at]!;
      at += 1;
      const low = Math.imul(word, n) >>> 0;
      // What must be rejected is less than n, so the slow remainder is hardly ever taken.
      if (low >= n || low >= WORD % n) return Math.floor((word * n) / WORD);
    }
  };
}

const WORD = 2 ** 32;
