import type { MoneyDifference } from '@croupier/contract/office/money-desk';
import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { Money } from '../../../lib/format/money.tsx';

/** What a source says of a payment: money, as it was said where nobody here knows the currency, or nothing. */
export function Said({ said }: { said: MoneyDifference['ledger'] }) {
  if (said === null) return '—';
  const { amountMinor, currency } = said;
  if (Object.hasOwn(CURRENCIES, currency))
    return <Money amountMinor={amountMinor} currency={currency as Currency} />;
  return (
    <span className="tabular">
      {amountMinor} {currency}
    </span>
  );
}
