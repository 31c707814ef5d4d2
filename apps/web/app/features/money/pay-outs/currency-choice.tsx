import type { PayOutOptions } from '@croupier/contract/money/pay-outs';
import type { Currency } from '@croupier/domain/money/amounts';
import { Select } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';

interface CurrencyChoiceProps {
  options: PayOutOptions;
  onCurrency(currency: Currency): void;
}

/** From which balance money goes; nothing where there is one. */
export function CurrencyChoice({ options: { currency, balances }, onCurrency }: CurrencyChoiceProps) {
  const t = useTranslations('pay-outs.form');
  const { money } = useFormat();
  const others = balances.filter((balance) => balance.currency !== currency);
  if (others.length === 0) return null;
  return (
    <Select
      label={t('balance')}
      value={currency}
      onChange={({ target }) => onCurrency(target.value as Currency)}
      options={[currency, ...others.map((other) => other.currency)].map((value) => ({
        value,
        label: labelOf(value),
      }))}
    />
  );

  function labelOf(value: Currency): string {
    const known = balances.find((balance) => balance.currency === value);
    return known ? `${value} · ${money(known.availableMinor, value)}` : value;
  }
}
