import type { RoundLaw } from './round-law.ts';

/** A win and how likely it is. */
export interface Pay {
  readonly units: number;
  readonly probability: number;
}

/** The law of a round whose every outcome can be listed. Equal wins are added up; what is missing to 1 wins nothing. */
export function lawOfPays(
  pays: readonly Pay[],
  combinations: number | null,
  details: Readonly<Record<string, number>> = {},
): RoundLaw {
  const distribution = new Float64Array(Math.max(0, ...pays.map(({ units }) => units)) + 1);
  let listed = 0;
  for (const { units, probability } of pays) {
    if (units === 0) continue;
    distribution[units]! += probability;
    listed += probability;
  }
  distribution[0] = 1 - listed;
  return {
    method: 'exact',
    simulatedRounds: null,
    combinations,
    distribution,
    meanUncappedUnits: pays.reduce((sum, { units, probability }) => sum + units * probability, 0),
    details,
  };
}
