/** The law of one whole round's win, free spins, features and the win cap included: what every figure follows from. */
export interface RoundLaw {
  /** `exact` by counting or closed form; `simulated` where a mechanic does not allow it, with the rounds played. */
  readonly method: 'exact' | 'simulated';
  readonly simulatedRounds: number | null;
  /** Equally likely draws that were counted for a paid spin; null where the law is had by other means. */
  readonly combinations: number | null;
  /** Probability of each win by units, from 0 to the largest possible; capped wins are in the last entry. Sums to 1. */
  readonly distribution: Float64Array;
  /** Mean of the round without its cap, in units. */
  readonly meanUncappedUnits: number;
  /**
   * Probability of winning exactly the maximum for a player whose choices go for it, where choices decide; left out where
   * the distribution's last entry is that of every player.
   */
  readonly bestMaximumProbability?: number;
  /** Further figures worth a line on the sheet, by name (`freeSpinsPerSpin`, `featureProbability`…). */
  readonly details: Readonly<Record<string, number>>;
}
