import type { Currency } from '@croupier/domain/money/amounts';
import { Field } from '@croupier/ui';
import { NumericFormat } from 'react-number-format';
import styles from './money-field.module.css';
import { MONEY_FORMAT } from './money-text.ts';

export interface MoneyFieldProps {
  label: string;
  name: string;
  /** The amount as written, see `money-text.ts`. */
  text: string;
  onText(text: string): void;
  currency: Currency;
  hint?: string;
  error: string | false;
}

/** An amount with its currency: groups thousands while it is typed and takes the comma key for a decimal mark too. */
export function MoneyField({ text, onText, name, currency, ...field }: MoneyFieldProps) {
  return (
    <Field
      {...field}
      after={<span className={styles.unit}>{currency}</span>}
      as={({ id, className, 'aria-invalid': invalid, 'aria-describedby': described }) => (
        <NumericFormat
          id={id}
          className={className}
          aria-invalid={invalid}
          aria-describedby={described}
          name={name}
          value={text}
          valueIsNumericString={false}
          onValueChange={({ formattedValue }) => onText(formattedValue)}
          decimalSeparator={MONEY_FORMAT.decimal}
          thousandSeparator={MONEY_FORMAT.thousands}
          allowedDecimalSeparators={['.', ',', 'ю', 'б']}
          decimalScale={MONEY_FORMAT.precision}
          allowNegative={false}
          inputMode="decimal"
          autoComplete="off"
          type="text"
        />
      )}
    />
  );
}
