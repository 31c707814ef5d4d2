import type { Currency } from '@croupier/domain/money/amounts';
import { Money } from '../../../lib/format/money.tsx';
import { Figure } from './facts.tsx';

interface Amount {
  /** Both or neither is null: a row of a list may be about none. */
  readonly amountMinor: string | null;
  readonly currency: Currency | null;
}

/** Of a list whose rows are about an amount. */
export const AMOUNT = {
  id: 'amount',
  cell: ({ amountMinor, currency }: Amount) => (
    <Figure>
      {amountMinor === null || currency === null ? (
        '—'
      ) : (
        <Money amountMinor={amountMinor} currency={currency} />
      )}
    </Figure>
  ),
  widthPx: 140,
  end: true,
} as const;
