import { belowFromWords, type Draw } from './draw.ts';
import { fairWords, type FairInputs } from './fair-stream.ts';

/** One call of `below`, as the verify page shows it. */
export interface ExplainedDraw {
  /** Number of the HMAC block and place (0–7) of the word in it. */
  readonly block: number;
  readonly index: number;
  readonly word: number;
  readonly n: number;
  /** What was drawn, by the engine's name for it. */
  readonly what: string;
  readonly result: number;
  /** Words thrown away before this one to keep every result equally likely. */
  readonly rejected: number;
}

/** The fair stream, telling `draws` of each of its draws. */
export function explainingDraw(inputs: FairInputs, draws: ExplainedDraw[]): Draw {
  let last = { block: 0, index: 0, word: 0 };
  let taken = 0;
  const nextWord = fairWords(inputs, (block, index, word) => {
    last = { block, index, word };
    taken += 1;
  });
  return {
    below(n: number, what = 'number'): number {
      taken = 0;
      const result = belowFromWords(nextWord, n);
      draws.push({ ...last, n, what, result, rejected: taken - 1 });
      return result;
    },
  };
}
