import type { Currency } from '@croupier/domain/money/amounts';
import { Money } from '../../../lib/format/money.tsx';
import { Figure } from './facts.tsx';

interface Amount {
  readonly amountMinor: string;
  readonly currency: Currency;
}

/** Of a list whose rows are about an amount. */
export const AMOUNT = {
  id: 'amount',
  cell: ({ amountMinor, currency }: Amount) => (
    <Figure>
      <Money amountMinor={amountMinor} currency={currency} />
    </Figure>
  ),
  widthPx: 140,
  end: true,
} as const;
