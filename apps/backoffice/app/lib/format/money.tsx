import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import { useFormatter } from 'use-intl';

/** An amount of minor units beside its currency, exact whatever its size. @param signed shows a plus, too */
export function Money({
  amountMinor,
  currency,
  signed = false,
}: {
  amountMinor: string;
  currency: Currency;
  signed?: boolean;
}) {
  return <span className="tabular">{useMoney()(amountMinor, currency, signed)}</span>;
}

/** The same as text. */
export function useMoney(): (amountMinor: string, currency: Currency, signed?: boolean) => string {
  const format = useFormatter();
  return (amountMinor, currency, signed = false) => {
    const decimals = CURRENCIES[currency].scale;
    // Taken apart as text: a float would lose the cents of a large sum.
    const digits = amountMinor.replace('-', '').padStart(decimals + 1, '0');
    const [whole, part] = [digits.slice(0, digits.length - decimals), digits.slice(digits.length - decimals)];
    const sign = amountMinor.startsWith('-') ? '−' : signed && BigInt(amountMinor) > 0n ? '+' : '';
    const decimal = format.number(0.1, { minimumFractionDigits: 1 })[1];
    return `${sign}${format.number(BigInt(whole))}${decimals > 0 ? `${decimal}${part}` : ''}\u00a0${currency}`;
  };
}
