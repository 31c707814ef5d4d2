import type { Currency } from '@croupier/domain/money/amounts';
import { Field } from '@croupier/ui';
import type { ClipboardEvent } from 'react';
import { NumericFormat } from 'react-number-format';
import styles from './money-field.module.css';
import {
  MONEY_FORMAT,
  readMoney,
  settleMoney,
  turnMarks,
  writeMoney,
  type MoneyFormat,
} from './money-text.ts';

export interface MoneyFieldProps {
  label: string;
  name: string;
  /** The amount as written, see `money-text.ts`. */
  text: string;
  onText(text: string): void;
  currency: Currency;
  /** How it is typed and shown; as money is anywhere on the site when not named. */
  format?: MoneyFormat;
  hint?: string;
  error: string | false;
}

/** Keys that make a decimal mark, whatever the keyboard's language: the key of the point is ю and б on two of them. */
const DECIMAL_KEYS = ['.', ',', 'ю', 'б'];

/**
 * An amount with its currency: groups thousands while it is typed and takes the comma key for a decimal mark too. What is pasted
 * is rounded, what is left is put within the limits and written whole (`README.md` beside this file has all the options).
 */
export function MoneyField({
  text,
  onText,
  name,
  currency,
  format = MONEY_FORMAT,
  ...field
}: MoneyFieldProps) {
  const leave = () => {
    const settled = settleMoney(text, format);
    if (settled !== text) onText(settled);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const read = pasted(event, format);
    if (!read) return;
    event.preventDefault();
    onText(writeMoney(read.minor, format));
  };
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
          onPaste={paste}
          onBlur={leave}
          decimalSeparator={format.decimal}
          thousandSeparator={format.thousands || false}
          prefix={format.prefix}
          suffix={format.suffix}
          allowedDecimalSeparators={DECIMAL_KEYS}
          decimalScale={format.precision}
          allowNegative={!format.noNegatives}
          inputMode="decimal"
          autoComplete="off"
          type="text"
        />
      )}
    />
  );
}

/** The amount that is put in place of all there is; what goes between digits that are there is typed, not read. */
function pasted(event: ClipboardEvent<HTMLInputElement>, format: MoneyFormat) {
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  if (selectionStart !== 0 || selectionEnd !== value.length) return undefined;
  const read = readMoney(turnMarks(event.clipboardData.getData('text'), format), format);
  return read.ok ? read : undefined;
}
