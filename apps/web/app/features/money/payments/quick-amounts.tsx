import type { Currency } from '@croupier/domain/money/amounts';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './deposit.module.css';

export interface QuickAmountsProps {
  amountsMinor: readonly string[];
  currency: Currency;
  chosenMinor: bigint | undefined;
  onChoose(amountMinor: bigint): void;
}

/** Buttons that write an amount into the field; the field stays what is sent. */
export function QuickAmounts({ amountsMinor, currency, chosenMinor, onChoose }: QuickAmountsProps) {
  const t = useTranslations('payments.deposit');
  const { money } = useFormat();
  return (
    <div role="group" aria-label={t('quick')} className={styles.quick}>
      {amountsMinor.map((amountMinor) => (
        <button
          key={amountMinor}
          type="button"
          aria-pressed={BigInt(amountMinor) === chosenMinor}
          onClick={() => onChoose(BigInt(amountMinor))}
        >
          {money(amountMinor, currency, { short: true })}
        </button>
      ))}
    </div>
  );
}
