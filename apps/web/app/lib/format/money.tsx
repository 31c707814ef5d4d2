import type { Currency } from '@croupier/domain/money/amounts';
import { useFormat } from './use-format.ts';

export interface MoneyProps {
  /** Minor units as the wire carries them. */
  amountMinor: bigint | string;
  currency: Currency;
  short?: boolean;
  sign?: boolean;
}

/** An amount with its currency, in figures of equal width. */
export function Money({ amountMinor, currency, short = false, sign = false }: MoneyProps) {
  return <span className="tabular">{useFormat().money(amountMinor, currency, { short, sign })}</span>;
}
