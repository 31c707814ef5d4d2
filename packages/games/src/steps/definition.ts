/**
 * Games of several steps in which the money can be taken after each. What a step multiplies by is the inverse of its
 * chance; the whole, times `returnPerMille`, is rounded down to a unit, which is 1/stakeUnits of the stake.
 */
export type StepsDefinition = MinesDefinition | TowersDefinition | HiLoDefinition;

interface StepsBase {
  readonly id: string;
  readonly mathVersion: number;
  readonly engine: 'steps';
  readonly stakeUnits: number;
  /** What a step would return if nothing were rounded, in thousandths of the stake. */
  readonly returnPerMille: number;
  /** No step leads above this many stakes: at the last one below it the money is taken. */
  readonly maximumWinStakes: number;
}

/** Tiles of which some hide a trap. */
export interface MinesDefinition extends StepsBase {
  readonly kind: 'mines';
  readonly columns: number;
  readonly rows: number;
  readonly modes: readonly { readonly id: string; readonly traps: number }[];
}

/** Floors of doors, one door to be chosen on each; the rest of the doors hide traps. */
export interface TowersDefinition extends StepsBase {
  readonly kind: 'towers';
  readonly floors: number;
  readonly modes: readonly { readonly id: string; readonly doors: number; readonly safe: number }[];
}

/**
 * Cards of a full pack, each drawn anew: is the next one higher or lower? Equal ranks win for both guesses, but for
 * the ace (lowest) and the king, where a guess that could not lose is for the equal rank left out.
 */
export interface HiLoDefinition extends StepsBase {
  readonly kind: 'hi-lo';
  /** Right guesses up to the top, where the money is taken. */
  readonly rungs: number;
  /** Cards that may be passed without a guess in one round. */
  readonly skips: number;
  readonly modes: readonly { readonly id: string }[];
}
