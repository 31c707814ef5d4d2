/** Ranks from the ace, 0, to the king, 12. */
export const RANKS = 13;

/** Guesses as choices write them. */
export const GUESSES = { lower: 0, higher: 1, skip: 2 } as const;

/**
 * How many of the thirteen equally likely ranks make a guess right. The equal rank does, for both guesses; only where
 * one of them could not lose (higher than an ace, lower than a king) the equal rank loses.
 */
export function rightRanks(rank: number, guess: 'higher' | 'lower'): number {
  const orEqual = guess === 'higher' ? RANKS - rank : rank + 1;
  return Math.min(orEqual, RANKS - 1);
}

/** Whether the next card makes the guess right. */
export function isRight(rank: number, next: number, guess: 'higher' | 'lower'): boolean {
  const sure = guess === 'higher' ? rank === 0 : rank === RANKS - 1;
  if (sure) return next !== rank;
  return guess === 'higher' ? next >= rank : next <= rank;
}

/** Which cards make a guess right, in a word. */
export type GuessWins = 'higher' | 'higherOrEqual' | 'equal' | 'lowerOrEqual' | 'lower';

/** An equal card does not always make a guess right, and lower than an ace or higher than a king no other does. */
export function winsOf(rank: number, guess: 'higher' | 'lower'): GuessWins {
  if (!isRight(rank, rank, guess)) return guess;
  if (rightRanks(rank, guess) === 1) return 'equal';
  return guess === 'higher' ? 'higherOrEqual' : 'lowerOrEqual';
}
