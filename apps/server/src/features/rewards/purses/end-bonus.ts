import type { Currency } from '@croupier/domain/money/amounts';
import type { Purses } from './purses-module.ts';

/** What a round left of a bonus. */
export interface BonusLeft {
  readonly currency: Currency;
  /** Null, or left out, where the round had nothing to do with a bonus. */
  readonly wagerLeftMinor?: bigint | null;
  readonly bonusAfterMinor?: bigint | null;
}

/**
 * Ends the player's bonus when the round that left so much was its last one; without that, when it is over. It never throws: a
 * job, or the next round, makes up for it.
 */
export type EndBonus = (playerId: bigint, left?: BonusLeft) => Promise<void>;

export function createEndBonus(
  purses: Pick<Purses, 'mayBeOver' | 'endIfOver'>,
  failed: (error: unknown, playerId: bigint) => void,
): EndBonus {
  return async (playerId, left) => {
    try {
      if (!left || mayBeOver(purses, left)) await purses.endIfOver(playerId);
    } catch (error) {
      failed(error, playerId);
    }
  };
}

function mayBeOver(
  purses: Pick<Purses, 'mayBeOver'>,
  { currency, wagerLeftMinor = null, bonusAfterMinor = null }: BonusLeft,
): boolean {
  return (
    wagerLeftMinor !== null &&
    purses.mayBeOver({ currency, wagerLeftMinor, bonusMinor: bonusAfterMinor ?? 0n })
  );
}
