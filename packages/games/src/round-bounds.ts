// What ends a round that chance alone would let go on. The bounds hold for every game and are no part of a definition: the
// chance to meet one is so small that no figure a game declares would differ without them in a digit (`round-bounds.test.ts`).

/** Free spins that one round may bring in all. What would lead above it is not awarded. */
export const MOST_FREE_SPINS = 500;

/** Drops of one spin that may win, its first one included. What falls in after the last of them is not read for wins. */
export const MOST_DROPS = 100;

/** How many of the free spins just won are awarded, after `before` in the same round. */
export function awardedWithin(before: number, won: number): number {
  return Math.min(won, MOST_FREE_SPINS - before);
}
