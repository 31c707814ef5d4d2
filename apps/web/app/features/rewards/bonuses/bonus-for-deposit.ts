import type { BonusOffer } from '@croupier/contract/rewards/bonuses';
import { bonusMoney, isDepositTooSmall, type BonusTerms } from '@croupier/domain/rewards/bonuses';

type Offered = Pick<
  BonusOffer,
  'type' | 'unit' | 'value' | 'currency' | 'minDeposit' | 'maxDeposit' | 'maximumMinor' | 'rules'
>;

/** What a bonus would be for a deposit; amounts are minor units. */
export type ForDeposit =
  | { readonly status: 'money'; readonly amountMinor: bigint; readonly wagerMinor: bigint }
  /** It brings rounds, whatever is deposited. */
  | { readonly status: 'spins' }
  /** The deposit is below the least that brings it. */
  | { readonly status: 'too-small' };

/** Reckons a bonus for a deposit by the server's own formula: a percentage rounds down. */
export function bonusForDeposit(bonus: Offered, depositMinor: bigint): ForDeposit {
  const { currency, unit } = bonus;
  const terms = termsOf(bonus);
  if (isDepositTooSmall(terms, { amountMinor: depositMinor, currency })) return { status: 'too-small' };
  if (unit === 'FS') return { status: 'spins' };
  const money = bonusMoney(terms, currency, depositMinor);
  return money ? { status: 'money', ...money } : { status: 'too-small' };
}

/** The terms as far as the money depends on them. */
function termsOf({
  type,
  unit,
  value,
  currency,
  minDeposit,
  maxDeposit,
  maximumMinor,
  rules,
}: Offered): BonusTerms {
  return {
    ...{ type, wagerTimes: rules.wagerTimes, wagerBase: rules.wagerBase, order: rules.order },
    ...(unit === '%' && { percent: Number(value) }),
    ...(unit === 'currency' && { amount: { [currency]: value } }),
    ...(minDeposit !== null && { minDeposit: { [currency]: minDeposit } }),
    ...(maximumMinor !== null && { maximum: { [currency]: maximumMinor } }),
    ...(maxDeposit !== null && { maxDeposit: { [currency]: maxDeposit } }),
    ...{ contributions: [], otherContribution: rules.otherContribution },
    ...{ claimDays: 0, validDays: rules.validDays ?? 0, trigger: { by: 'deposit' } },
  };
}
