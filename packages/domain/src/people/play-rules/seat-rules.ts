import type { BalanceKind, Currency } from '../../money/amounts/money.ts';
import type { PurseOrder } from '../../rewards/purses/purse-terms.ts';

/**
 * What a player's rules come to, as it is kept on the seat that every stake locks. Null: no such rule. It is reckoned
 * rarely and never above the truth, so that a stake within it needs no look at what was played before.
 */
export interface SeatRules {
  /** Whose stakes these amounts are of; null where there is no rule at all. Any other money has them reckoned anew. */
  readonly currency: Currency | null;
  readonly kind: BalanceKind | null;
  /** What may still be staked. */
  readonly stakeAllowanceMinor: bigint | null;
  /** What may still be lost of real money. */
  readonly lossAllowanceMinor: bigint | null;
  /** The most for one round. */
  readonly stakeMaximumMinor: bigint | null;
  /** Until when all this holds: a break begins then, or the allowances lapse. */
  readonly rulesUntil: Date | null;
}

export const NO_SEAT_RULES: SeatRules = {
  currency: null,
  kind: null,
  stakeAllowanceMinor: null,
  lossAllowanceMinor: null,
  stakeMaximumMinor: null,
  rulesUntil: null,
};

/** A stake about to be taken, by its parts. */
export interface JudgedStake {
  readonly currency: Currency;
  readonly kind: BalanceKind;
  readonly stakeMinor: bigint;
  /** What of it is not bonus money: only that can be lost. */
  readonly ownMinor: bigint;
  /** Which of the two it takes first; left out where it is all of one account. */
  readonly order?: PurseOrder;
  /** What its round staked before, where a round has several stakes: the most for one round holds them together. */
  readonly earlierMinor?: bigint;
}

export type SeatVerdict = 'allowed' | 'stake_too_high' | 'reckon';

/** What the settling statements ask of a seat. `reckon`: nothing is settled until the truth has been looked up. */
export function judgeStake(rules: SeatRules, stake: JudgedStake, now: Date): SeatVerdict {
  const isOther = rules.currency !== null && (rules.currency !== stake.currency || rules.kind !== stake.kind);
  const isLate = rules.rulesUntil !== null && now >= rules.rulesUntil;
  const isBeyond =
    isAbove(stake.stakeMinor, rules.stakeAllowanceMinor) || isAbove(stake.ownMinor, rules.lossAllowanceMinor);
  if (isOther || isLate || isBeyond) return 'reckon';
  const roundMinor = stake.stakeMinor + (stake.earlierMinor ?? 0n);
  return isAbove(roundMinor, rules.stakeMaximumMinor) ? 'stake_too_high' : 'allowed';
}

/** The rules after a stake that was allowed, and after what it won of real money. */
export const spendAllowance = (
  rules: SeatRules,
  { stakeMinor, ownMinor }: Pick<JudgedStake, 'stakeMinor' | 'ownMinor'>,
  ownWinMinor: bigint,
): SeatRules => ({
  ...rules,
  stakeAllowanceMinor: rules.stakeAllowanceMinor === null ? null : rules.stakeAllowanceMinor - stakeMinor,
  lossAllowanceMinor:
    rules.lossAllowanceMinor === null ? null : rules.lossAllowanceMinor - ownMinor + ownWinMinor,
});

/** Nothing is above no limit, and what takes nothing is above none: below zero, a limit still allows what it does not count. */
export const isAbove = (amount: bigint, limit: bigint | null): boolean =>
  limit !== null && amount > 0n && amount > limit;
