import fc from 'fast-check';
import { expect, it } from 'vitest';
import { belowFromWords } from '../fair/draw.ts';
import { fastBelow } from './fast-below.ts';
import { xoshiro128 } from './xoshiro.ts';

it('makes of the same words what a draw in play makes of them', () => {
  fc.assert(
    fc.property(
      fc.integer(),
      fc.array(fc.integer({ min: 1, max: 2 ** 20 }), { maxLength: 40 }),
      (seed, ranges) => {
        const words = new Uint32Array(4096);
        xoshiro128(seed).fill(words);
        let at = 0;
        const nextWord = (): number => words[at++]!;
        const below = fastBelow(seed);
        for (const n of ranges) expect(below(n)).toBe(belowFromWords(nextWord, n));
      },
    ),
  );
});
