import type { Currency } from '@croupier/domain/money/amounts';
import { Field } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { MoneyInput } from '../../../lib/money-input/money-input.tsx';
import styles from './deposit.module.css';

export interface AmountFieldProps {
  /** The amount as written, see `money-text.ts`. */
  text: string;
  onText(text: string): void;
  currency: Currency;
  hint: string;
  error: string | false;
}

/** The amount with its currency, its limits and what is wrong with it. */
export function AmountField({ text, onText, currency, hint, error }: AmountFieldProps) {
  const t = useTranslations('payments.deposit');
  return (
    <Field
      label={t('amount')}
      hint={hint}
      error={error}
      after={<span className={styles.unit}>{currency}</span>}
      as={({ id, className, 'aria-invalid': invalid, 'aria-describedby': described }) => (
        <MoneyInput
          id={id}
          className={className}
          aria-invalid={invalid}
          aria-describedby={described}
          name="amount"
          value={text}
          onValue={onText}
        />
      )}
    />
  );
}
