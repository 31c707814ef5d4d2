/** Where a game's chance comes from. The engines ask nothing else of it. */
export interface Draw {
  /**
   * A whole number from 0 to n − 1, each equally likely. `n` is from 1 to 2³².
   * @param what names what is drawn (`reel`, `symbol`, `trap`, `card`…) for whoever explains the round; changes nothing
   */
  below(n: number, what?: string): number;
}

/** What `below` is made of: whole numbers from 0 to 2^bits − 1, each equally likely. */
export type WordSource = () => number;

/**
 * Unbiased whole number below `n` from 32-bit words, by Lemire's rejection: the word is multiplied by `n`,
 * the high 32 bits are the result, and a word is thrown away when the low 32 bits fall short of 2³² mod n.
 * @see D. Lemire, "Fast Random Integer Generation in an Interval", ACM TOMACS 29(1), 2019
 */
export function belowFromWords(nextWord: WordSource, n: number): number {
  assertRange(n);
  for (;;) {
    const word = nextWord();
    // The low half of word × n. What is thrown away is below 2³² mod n and so below n: the remainder is rarely needed.
    const low = Math.imul(word, n) >>> 0;
    if (low >= n || low >= WORD % n) return highHalf(word, n);
  }
}

const WORD = 2 ** 32;
const HALF = 2 ** 16;

/** The high 32 bits of word × n; every intermediate stays below 2⁵³, so doubles hold it exactly. */
function highHalf(word: number, n: number): number {
  const carried = Math.floor(((word & 0xffff) * n) / HALF);
  return Math.floor(((word >>> 16) * n + carried) / HALF);
}

/**
 * The same rule at any width up to 2¹⁶, for the proof by exhaustion: over all 2^bits words each result
 * comes equally often.
 * @returns the result, or undefined when the word is thrown away
 */
export function belowOfWidth(word: number, n: number, bits: number): number | undefined {
  const size = 2 ** bits;
  const product = word * n;
  return product % size >= size % n ? Math.floor(product / size) : undefined;
}

export function assertRange(n: number): void {
  if (!Number.isSafeInteger(n) || n < 1 || n > WORD) throw new RangeError(`below(${n}): n must be 1 to 2^32`);
}
