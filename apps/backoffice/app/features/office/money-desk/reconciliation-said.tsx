import type { MoneyDifference } from '@croupier/contract/office/money-desk';
import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { Money } from '../../../lib/format/money.tsx';

/** A payment as one source has it: money, the text as it came where the currency is unknown here, or nothing. */
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
