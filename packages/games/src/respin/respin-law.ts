import { countSpins, type CountedSpins } from '../lines/count-spins.ts';
import { lineRulesOf } from '../lines/line-rules.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import type { RespinDefinition } from './definition.ts';
import { respinPlan } from './respin-plan.ts';

/**
 * The law of a re-spin game. A spin is known by the reels that are held; what follows it holds more of them, so
 * the laws are worked out from all reels held down to none, each from the ones that it can lead to.
 */
export function respinLaw(definition: RespinDefinition): RoundLaw {
  const { maximumWinUnits } = lineRulesOf(definition);
  const known = new Map<number, HeldLaw>();
  const lawFrom = (held: number): HeldLaw => {
    let law = known.get(held);
    if (law === undefined) {
      const counted = countSpins(respinPlan(definition, held));
      law = follow(counted, maximumWinUnits, (newlyHeld) => lawFrom(held | newlyHeld));
      known.set(held, law);
    }
    return law;
  };
  const { combinations, distribution, meanUnits, respins, respinProbability } = lawFrom(0);
  return {
    method: 'exact',
    simulatedRounds: null,
    combinations,
    distribution: distribution.slice(0, 1 + distribution.findLastIndex((probability) => probability > 0)),
    meanUncappedUnits: meanUnits,
    details: { respinsPerSpin: respins, respinProbability },
  };
}

/** A spin with certain reels held, and all that follows from it. */
interface HeldLaw {
  readonly combinations: number;
  /** By units; capped wins are in the last entry. */
  readonly distribution: Float64Array;
  /** Without the cap. */
  readonly meanUnits: number;
  /** Expected. */
  readonly respins: number;
  readonly respinProbability: number;
}

function follow(
  { combinations, results }: CountedSpins,
  maximumUnits: number,
  lawAfter: (newlyHeld: number) => HeldLaw,
): HeldLaw {
  const distribution = new Float64Array(maximumUnits + 1);
  let [meanUnits, respins, respinProbability] = [0, 0, 0];
  for (const { units, brings, weight } of results) {
    const probability = weight / combinations;
    meanUnits += probability * units;
    if (brings === 0) {
      distribution[Math.min(units, maximumUnits)]! += probability;
      continue;
    }
    const after = lawAfter(brings);
    respinProbability += probability;
    respins += probability * (1 + after.respins);
    meanUnits += probability * after.meanUnits;
    for (const [further, share] of after.distribution.entries()) {
      distribution[Math.min(units + further, maximumUnits)]! += probability * share;
    }
  }
  return { combinations, distribution, meanUnits, respins, respinProbability };
}
