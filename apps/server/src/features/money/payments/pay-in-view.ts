import type { PayIn, PayInOffer as ShownOffer } from '@croupier/contract/money/payments';
import type { Currency } from '@croupier/domain/money/amounts';
import { isPayInOver, type PayInOffer } from '@croupier/domain/money/payments';
import type { PayInBonuses } from './payments-parts.ts';
import type { PayInRow } from './payments-store.ts';

/** @param bonuses what deposits bring, by their ids */
export function payInView(row: PayInRow, bonuses: PayInBonuses): PayIn {
  return {
    id: row.id,
    state: row.state,
    amountMinor: String(row.amountMinor),
    askedMinor: row.askedMinor?.toString() ?? null,
    currency: row.currency,
    createdAt: row.createdAt.toISOString(),
    redirectUrl: isPayInOver(row.state) ? null : row.redirectUrl,
    bonus: bonuses.get(row.id) ?? null,
  };
}

export const offerView = ({ minimumMinor, maximumMinor, fee, ...offer }: PayInOffer): ShownOffer => ({
  ...offer,
  ...{ minimumMinor: String(minimumMinor), maximumMinor: String(maximumMinor) },
  fee: { ...fee, fixedMinor: String(fee.fixedMinor) },
});

/** A player's open debts, a sum a currency. */
export const owedView = ({ currency, leftMinor }: { currency: Currency; leftMinor: bigint }) => ({
  currency,
  leftMinor: String(leftMinor),
});
