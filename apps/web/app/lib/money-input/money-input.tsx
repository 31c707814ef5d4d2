import type { AriaAttributes } from 'react';
import { NumericFormat } from 'react-number-format';
import { MONEY_FORMAT } from './money-text.ts';

export interface MoneyInputProps extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  id?: string | undefined;
  className?: string | undefined;
  name: string;
  /** The amount as written, see `money-text.ts`. */
  value: string;
  onValue(text: string): void;
}

/** A field for an amount: groups thousands while typing and takes the comma key for a decimal mark too. */
export function MoneyInput({ value, onValue, ...input }: MoneyInputProps) {
  return (
    <NumericFormat
      {...input}
      value={value}
      valueIsNumericString={false}
      onValueChange={({ formattedValue }) => onValue(formattedValue)}
      decimalSeparator={MONEY_FORMAT.decimal}
      thousandSeparator={MONEY_FORMAT.thousands}
      allowedDecimalSeparators={['.', ',', 'ю', 'б']}
      decimalScale={MONEY_FORMAT.precision}
      allowNegative={false}
      inputMode="decimal"
      autoComplete="off"
      type="text"
    />
  );
}
