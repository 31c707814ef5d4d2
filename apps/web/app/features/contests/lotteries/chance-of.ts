/** What a draw looks like to one player; whole numbers. */
export interface Draw {
  readonly mine: number;
  readonly all: number;
  readonly prizes: number;
}

/**
 * The chance that at least one of one's tickets wins, 0 to 1: each prize is drawn from the tickets that are left, and a ticket
 * wins once. That none of mine is drawn is the product over the prizes of (tickets of others left / tickets left).
 */
export function chanceOf({ mine, all, prizes }: Draw): number {
  if (mine + prizes > all) return 1;
  let none = 1;
  for (let drawn = 0; drawn < prizes; drawn++) none *= (all - mine - drawn) / (all - drawn);
  return 1 - none;
}
