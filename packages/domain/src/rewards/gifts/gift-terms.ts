import { convertBonus } from '../purses/purse-parts.ts';
import type { PurseTerms } from '../purses/purse-terms.ts';

/** What a gift of rounds was granted under: kept with it, so that no later change of an offer reaches it. */
export type GiftTerms = {
  /** The most that its wins may become; null: all of them. */
  readonly maximumWinMinor: bigint | null;
} & (
  | { readonly endsAs: 'real' }
  | {
      readonly endsAs: 'bonus';
      /** How often what they become has to be staked until it is the player's own. */
      readonly wagerTimes: number;
      /** How long the bonus lasts from the end of the gift; null: until it is wagered. */
      readonly validDays: number | null;
      readonly purse: Omit<PurseTerms, 'currency'>;
    }
);

/** What the wins of a gift come to at its end. */
export interface GiftEnding {
  readonly convertedMinor: bigint;
  /** Above what the terms allow. */
  readonly forfeitedMinor: bigint;
  /** What has to be staked before it is the player's own: 0 where it is at once. */
  readonly wagerMinor: bigint;
}

export function endingOfGift(winMinor: bigint, terms: GiftTerms): GiftEnding {
  const parts = convertBonus(winMinor, terms.maximumWinMinor);
  const times = terms.endsAs === 'bonus' ? BigInt(terms.wagerTimes) : 0n;
  return { ...parts, wagerMinor: parts.convertedMinor * times };
}

const DAY_MS = 86_400_000;

/** Until when the bonus can be wagered that a gift has become; null: without an end. */
export const bonusUntil = (terms: Extract<GiftTerms, { endsAs: 'bonus' }>, now: Date): Date | null =>
  terms.validDays === null ? null : new Date(now.getTime() + terms.validDays * DAY_MS);
