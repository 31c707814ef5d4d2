import type { PurseOrder, WagerSource } from './purse-terms.ts';

/** An amount by the money it is made of, in minor units. */
export interface PurseParts {
  readonly realMinor: bigint;
  readonly bonusMinor: bigint;
}

/**
 * What a stake is made of.
 * @param held what the two accounts hold
 * @returns undefined where both together do not hold so much
 */
export const splitStake = (stakeMinor: bigint, held: PurseParts, order: PurseOrder): PurseParts | undefined =>
  held.realMinor + held.bonusMinor < stakeMinor ? undefined : partsWanted(stakeMinor, held, order);

/** What a stake would take of each account; of the one that it takes last, more than it holds where both do not hold so much. */
export function partsWanted(stakeMinor: bigint, held: PurseParts, order: PurseOrder): PurseParts {
  if (order === 'REAL_FIRST') {
    const realMinor = least(stakeMinor, held.realMinor);
    return { realMinor, bonusMinor: stakeMinor - realMinor };
  }
  const bonusMinor = least(stakeMinor, held.bonusMinor);
  return { realMinor: stakeMinor - bonusMinor, bonusMinor };
}

/** A win goes back the way its stake came; what does not divide is the player's own money. */
export function splitWin(winMinor: bigint, stake: PurseParts): PurseParts {
  const stakeMinor = stake.realMinor + stake.bonusMinor;
  const bonusMinor = stakeMinor === 0n ? 0n : (winMinor * stake.bonusMinor) / stakeMinor;
  return { realMinor: winMinor - bonusMinor, bonusMinor };
}

/** What of a stake counts towards the wagering requirement, before the contribution of its game. */
export function countedStake({ realMinor, bonusMinor }: PurseParts, source: WagerSource = 'ALL'): bigint {
  if (source === 'REAL') return realMinor;
  return source === 'BONUS' ? bonusMinor : realMinor + bonusMinor;
}

/**
 * How far a stake takes the wagering requirement.
 * @param countedMinor what of the stake counts: `countedStake`
 * @param contribution per cent
 * @param leftMinor what is left to wager
 */
export const progressOf = (countedMinor: bigint, contribution: number, leftMinor: bigint): bigint =>
  least((countedMinor * BigInt(contribution)) / 100n, leftMinor);

/** What becomes of bonus money once it is wagered: real money up to the cap, and what is above it is forfeited. */
export function convertBonus(
  bonusMinor: bigint,
  maximumMinor: bigint | null,
): { convertedMinor: bigint; forfeitedMinor: bigint } {
  const convertedMinor = maximumMinor === null ? bonusMinor : least(bonusMinor, maximumMinor);
  return { convertedMinor, forfeitedMinor: bonusMinor - convertedMinor };
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
