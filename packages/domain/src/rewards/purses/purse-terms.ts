import type { Currency } from '../../money/amounts/money.ts';
import type { RegionPack } from '../../site/regions/regions.ts';

/** Which money a stake takes first. Real money first leaves the player free to withdraw it: the modern default. */
export const PURSE_ORDERS = ['REAL_FIRST', 'BONUS_FIRST'] as const;
export type PurseOrder = (typeof PURSE_ORDERS)[number];

/** The money whose stakes take the wagering requirement on. */
export const WAGER_SOURCES = ['ALL', 'REAL', 'BONUS'] as const;
export type WagerSource = (typeof WAGER_SOURCES)[number];

/** What a withdrawal of own money makes of an active bonus. */
export const WITHDRAWALS = ['keeps', 'forfeits'] as const;
export type Withdrawal = (typeof WITHDRAWALS)[number];

/** What a money bonus was granted under: kept with the grant, so that no later change of an offer reaches it. */
export interface PurseTerms {
  readonly currency: Currency;
  readonly order: PurseOrder;
  /** All of a stake counts where it is left out. */
  readonly source?: WagerSource;
  /** A withdrawal leaves the bonus as it is where it is left out. */
  readonly withdrawal?: Withdrawal;
  /** Of a stake, how much counts towards the wagering requirement, in per cent: by game, and for all others. */
  readonly contributions: Readonly<Record<string, number>>;
  readonly otherContribution: number;
  /** The most that one round may stake while the bonus is active; null: no such term. */
  readonly maximumStakeMinor: bigint | null;
  /** The most that becomes real money at the end; null: all of it. */
  readonly maximumConversionMinor: bigint | null;
}

/** @returns a whole number of per cent, 0 to 100 */
export const contributionOf = (terms: PurseTerms, game: string): number =>
  Object.hasOwn(terms.contributions, game) ? terms.contributions[game]! : terms.otherContribution;

/** A bonus as somebody would give it, in minor units of one currency. */
export interface OfferedBonus {
  readonly amountMinor: bigint;
  readonly wagerMinor: bigint;
  /** It is given for what its player has lost. */
  readonly isForLosses?: boolean;
}

/** Whether the rules of a place allow a bonus: how long it is wagered (UKGC LCCP 5.1.1), and what it is given for (Ukraine, KRAIL 2021). */
export const isBonusAllowed = (
  { wageringMaximum, lossBonuses }: Pick<RegionPack, 'wageringMaximum' | 'lossBonuses'>,
  { amountMinor, wagerMinor, isForLosses = false }: OfferedBonus,
): boolean =>
  (wageringMaximum === null || wagerMinor <= amountMinor * BigInt(wageringMaximum)) &&
  (lossBonuses || !isForLosses);
