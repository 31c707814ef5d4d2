/** A fast generator for simulations only: never in play, where every number must be provable. */
export interface Xoshiro {
  /** Fills the array with the next 32-bit words. */
  fill(words: Uint32Array): void;
}

/**
 * xoshiro128** 1.1 by Blackman and Vigna, seeded by SplitMix32 from a whole number.
 * @see https://prng.di.unimi.it/xoshiro128starstar.c
 */
export function xoshiro128(seed: number): Xoshiro {
  return xoshiroFromState(splitMix(seed));
}

/** The same from a given state of four words, not all zero. */
export function xoshiroFromState(state: readonly [number, number, number, number]): Xoshiro {
  let [a, b, c, d] = state.map((word) => word | 0) as [number, number, number, number];
  return {
    fill(words) {
      // Locals, so that the loop keeps the state in registers.
      let [s0, s1, s2, s3] = [a, b, c, d];
      for (let i = 0; i < words.length; i += 1) {
        const scrambled = Math.imul(s1, 5);
        words[i] = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
        const shifted = s1 << 9;
        s2 ^= s0;
        s3 ^= s1;
        s1 ^= s2;
        s0 ^= s3;
        s2 ^= shifted;
        s3 = (s3 << 11) | (s3 >>> 21);
      }
      [a, b, c, d] = [s0, s1, s2, s3];
    },
  };
}

function splitMix(seed: number): [number, number, number, number] {
  let counter = seed | 0;
  const next = (): number => {
    counter = (counter + 0x9e3779b9) | 0;
    let word = Math.imul(counter ^ (counter >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return word ^ (word >>> 15);
  };
  return [next(), next(), next(), next()];
}
