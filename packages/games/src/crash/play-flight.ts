import { boardOutcome } from '../board-outcome.ts';
import { EntryError, type BoardOutcome, type Choice } from '../round.ts';
import { maximumCentiOf } from './crash-point.ts';
import type { CrashDefinition } from './definition.ts';

/**
 * What a flight is to one player. At the maximum everyone still in is taken out.
 * @param crashCenti from `crashPointOf`
 * @param cashOutCenti where the player left, by hand or by what was set beforehand; null when they never did
 */
export function flightOutcome(
  definition: CrashDefinition,
  crashCenti: number,
  cashOutCenti: number | null,
): BoardOutcome {
  const maximum = maximumCentiOf(definition);
  const leftCenti = cashOutCenti ?? (crashCenti === maximum ? maximum : null);
  const units = leftCenti !== null && leftCenti <= crashCenti ? leftCenti : 0;
  return boardOutcome(definition, 'main', [{ kind: 'flight', crashCenti, cashOutCenti: leftCenti, units }]);
}

/**
 * The one choice of a flight: [the multiplier to leave at, in hundredths], or no choice to stay until the end.
 * @throws EntryError when it is not a whole number from 101 to the maximum
 */
export function cashOutOf(definition: CrashDefinition, choices: readonly Choice[]): number | null {
  if (choices.length === 0) return null;
  const centi = choices[0]?.[0];
  if (choices.length > 1 || choices[0]?.length !== 1 || !Number.isSafeInteger(centi))
    throw new EntryError('A flight takes one choice, one whole number of hundredths');
  if (centi! < LEAST_CENTI || centi! > maximumCentiOf(definition))
    throw new EntryError(`A flight is left from ${LEAST_CENTI} to ${maximumCentiOf(definition)} hundredths`);
  return centi!;
}

/** The lowest multiplier a flight can be left at, in hundredths. */
export const LEAST_CENTI = 101;
