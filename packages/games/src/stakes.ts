import type { GameDefinition } from './definition.ts';
import { stakeUnitsOf } from './read-definition.ts';
import type { RoundOutcome } from './round.ts';

/**
 * Whether a total stake may be played: a positive multiple of the units of a stake, so that one unit is a
 * whole number of minor units and no win ever needs rounding.
 */
export function stakeFits(definition: GameDefinition, stakeMinor: bigint): boolean {
  return stakeMinor > 0n && stakeMinor % BigInt(stakeUnitsOf(definition)) === 0n;
}

/** The win of a round in minor units, exact. Throws on a stake that does not fit, which is a bug by then. */
export function winMinorOf(
  outcome: Pick<RoundOutcome, 'winUnits'>,
  definition: GameDefinition,
  stakeMinor: bigint,
): bigint {
  if (!stakeFits(definition, stakeMinor)) throw new RangeError(`Stake ${stakeMinor} does not fit the units`);
  return BigInt(outcome.winUnits) * (stakeMinor / BigInt(stakeUnitsOf(definition)));
}

/**
 * The total stakes a game offers, ascending, in minor units.
 * @param unitMinor the currency's smallest usual stake, for instance 20 for EUR 0.20. Steps that the units
 * do not divide are rounded up to the next multiple; equal ones fall together.
 */
export function stakesFor(definition: GameDefinition, unitMinor: bigint): bigint[] {
  if (unitMinor <= 0n) throw new RangeError('The smallest stake must be positive');
  const units = BigInt(stakeUnitsOf(definition));
  const stakes = STEPS.map((step) => ((step * unitMinor + units - 1n) / units) * units);
  return [...new Set(stakes)];
}

const STEPS = [1n, 2n, 3n, 5n, 10n, 15n, 25n, 50n, 100n, 250n];
