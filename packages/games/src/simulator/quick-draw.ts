import { belowFromWords, type Draw } from '../fair/draw.ts';
import { xoshiro128 } from './xoshiro.ts';

/** A fast draw of any n up to 2³² for tests and simulations, by the same rejection as in play. The same seed gives the same numbers. */
export function quickDraw(seed: number): Draw {
  const source = xoshiro128(seed);
  const words = new Uint32Array(1024);
  let at = words.length;
  const nextWord = (): number => {
    if (at === words.length) {
      source.fill(words);
      at = 0;
    }
    at += 1;
    return words[at - 1]!;
  };
  return { below: (n) => belowFromWords(nextWord, n) };
}
