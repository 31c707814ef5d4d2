import type { Currency } from '../../money/amounts/index.ts';
import { amountIn, type BonusTerms } from './bonus-terms.ts';

/** The money that a bonus gives, and what has to be staked before it is the player's own. */
export interface BonusMoney {
  readonly amountMinor: bigint;
  readonly wagerMinor: bigint;
}

type OfDeposit = Pick<BonusTerms, 'type' | 'percent' | 'minDeposit'>;

/** The least deposit that activates a bonus: as its terms say, and of a percentage one whose share is a minor unit at least. */
export function leastDeposit({ type, percent, minDeposit }: OfDeposit, currency: Currency): bigint {
  const minimumMinor = amountIn(minDeposit, currency) ?? 0n;
  if (type !== 'PERCENT_ON_DEPOSIT' || !percent) return minimumMinor;
  // Rounded up: a smaller one brings less than a minor unit.
  const oneMinor = (100n + BigInt(percent) - 1n) / BigInt(percent);
  return minimumMinor < oneMinor ? oneMinor : minimumMinor;
}

/** Whether a deposit is below the least that activates a bonus. */
export const isDepositTooSmall = (
  terms: OfDeposit,
  { amountMinor, currency }: { readonly amountMinor: bigint; readonly currency: Currency },
): boolean => amountMinor < leastDeposit(terms, currency);

/**
 * The money of a bonus. A percentage rounds down; a deposit above the most that counts, counts as that.
 * @param depositMinor null where there is none
 * @returns undefined where it gives nothing: its currency is missing, or the share of a small deposit is below a minor unit
 */
export function bonusMoney(
  terms: BonusTerms,
  currency: Currency,
  depositMinor: bigint | null,
): BonusMoney | undefined {
  const countedMinor = least(depositMinor ?? 0n, amountIn(terms.maxDeposit, currency));
  const amountMinor =
    terms.type === 'PERCENT_ON_DEPOSIT'
      ? least((countedMinor * BigInt(terms.percent ?? 0)) / 100n, amountIn(terms.maximum, currency))
      : (amountIn(terms.amount, currency) ?? 0n);
  if (amountMinor <= 0n) return undefined;
  const baseMinor = terms.wagerBase === 'DEPOSIT_PLUS_BONUS' ? countedMinor + amountMinor : amountMinor;
  return { amountMinor, wagerMinor: baseMinor * BigInt(terms.wagerTimes) };
}

/**
 * How often the bonus itself is wagered, at most, for regions that bound it: what a deposit adds to the base is counted too.
 * @returns a whole number, rounded up
 */
export function wagerTimesOfBonus({ wagerTimes, wagerBase, percent }: BonusTerms): number {
  if (wagerBase !== 'DEPOSIT_PLUS_BONUS' || !percent) return wagerTimes;
  return Math.ceil((wagerTimes * (100 + percent)) / percent);
}

const least = (a: bigint, b: bigint | null): bigint => (b === null || a < b ? a : b);
