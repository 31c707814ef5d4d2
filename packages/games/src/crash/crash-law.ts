import { lawOfPays, type Pay } from '../maths/law-of-pays.ts';
import type { RoundLaw } from '../maths/round-law.ts';
import { chanceToReach, maximumCentiOf } from './crash-point.ts';
import type { CrashDefinition } from './definition.ts';

/**
 * The law of a flight depends on where one leaves; every cash-out returns the same. The sheet shows a player who aims at
 * 2, 4, 8 … stakes, each half as often as the one before, the rest at the maximum.
 */
export function crashLaw(definition: CrashDefinition): RoundLaw {
  const maximum = maximumCentiOf(definition);
  const pays: Pay[] = [];
  const details: Record<string, number> = {};
  let share = 1;
  for (let centi = 200; centi < maximum; centi *= 2) {
    share /= 2;
    pays.push(payOfAim(definition, centi, share));
    details[`rtpAt${centi / 100}`] = returnAt(definition, centi);
  }
  pays.push(payOfAim(definition, maximum, share));
  details[`rtpAt${maximum / 100}`] = returnAt(definition, maximum);
  return {
    ...lawOfPays(pays, null, details),
    bestMaximumProbability: chanceToReach(definition, maximum),
  };
}

/** What leaving at `centi` returns in the long run, as a share of the stake. */
export function returnAt(definition: CrashDefinition, centi: number): number {
  return (chanceToReach(definition, centi) * centi) / 100;
}

function payOfAim(definition: CrashDefinition, centi: number, share: number): Pay {
  return { units: centi, probability: share * chanceToReach(definition, centi) };
}
