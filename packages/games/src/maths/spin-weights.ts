import { countSpins } from '../lines/count-spins.ts';
import type { LineGame } from '../lines/line-game.ts';
import { linesPlan, type SpinPlan } from '../lines/spin-plan.ts';

/** The exact law of one spin: how many of all combinations of stops give each result. */
export interface SpinWeights {
  readonly combinations: number;
  readonly results: readonly SpinResult[];
}

export interface SpinResult {
  readonly units: number;
  readonly freeSpins: number;
  /** Combinations of stops; a whole number below 2⁵³. */
  readonly weight: number;
}

/** Counts every combination of stops of a game's paid or free spins. */
export function spinWeightsOf(game: LineGame, kind: 'base' | 'free'): SpinWeights {
  return weightsOfPlan(linesPlan(game, kind));
}

/** Counts every combination of stops of a plan whose spins bring free spins. */
export function weightsOfPlan(plan: SpinPlan): SpinWeights {
  const { combinations, results } = countSpins(plan);
  return {
    combinations,
    results: results.map(({ units, brings, weight }) => ({ units, freeSpins: brings, weight })),
  };
}
