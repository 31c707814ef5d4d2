/** A piggy bank fills while it is active, and is broken once. */
export const PIGGY_STATES = ['ACTIVE', 'BROKEN'] as const;
export type PiggyState = (typeof PIGGY_STATES)[number];

/** How a piggy bank fills, in one currency: by so many millionths of each stake, up to the most it holds. */
export interface PiggyShare {
  readonly shareMicro: number;
  readonly maximumMinor: bigint;
}

const MICRO = 1_000_000n;

/** What stakes have put in: their share in whole minor units, rounded down over all of them together, and never above the most. */
export function piggyAmount(stakedMinor: bigint, { shareMicro, maximumMinor }: PiggyShare): bigint {
  const filledMinor = (stakedMinor * BigInt(shareMicro)) / MICRO;
  return filledMinor < maximumMinor ? filledMinor : maximumMinor;
}

/** The stakes after which it is full. */
export const stakesToFill = ({ shareMicro, maximumMinor }: PiggyShare): bigint =>
  (maximumMinor * MICRO + BigInt(shareMicro) - 1n) / BigInt(shareMicro);
