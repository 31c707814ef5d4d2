import type { Currency } from '@croupier/domain/money/amounts';
import { Field } from '@croupier/ui';
import { useState, type ClipboardEvent, type DragEvent } from 'react';
import { NumericFormat } from 'react-number-format';
import { useTranslations } from 'use-intl/react';
import styles from './money-field.module.css';
import { settleMoney, type MoneyFormat } from './money-text.ts';
import { pasteMoney, type Selected } from './pasted-money.ts';
import { useMoneyFormat } from './use-money-format.ts';

export interface MoneyFieldProps {
  label: string;
  name: string;
  /** The amount as written, see `money-text.ts`. */
  text: string;
  onText(text: string): void;
  currency: Currency;
  /** How it is typed and shown; as money is typed in the language of the page when not named. */
  format?: MoneyFormat;
  hint?: string;
  error: string | false;
}

/** Keys that make a decimal mark, whatever the keyboard's language: the key of the point is ю and б on two of them. */
const DECIMAL_KEYS = ['.', ',', 'ю', 'б'];

/**
 * An amount with its currency: groups thousands while it is typed and takes the comma key for a decimal mark too. What is pasted
 * is read by itself and rounded, and left out where it is no amount; what is left is put within the limits and written whole (`README.md` beside this file has all the options).
 */
export function MoneyField({
  text,
  onText,
  name,
  currency,
  format: wanted,
  error,
  ...field
}: MoneyFieldProps) {
  const t = useTranslations('shell');
  const own = useMoneyFormat();
  const format = wanted ?? own;
  const [isLeftOut, setLeftOut] = useState(false);
  const leave = () => {
    const settled = settleMoney(text, format);
    if (settled !== text) onText(settled);
  };
  const put = (selected: Selected, piece: string) => {
    const next = pasteMoney(selected, piece, format);
    setLeftOut(next === undefined);
    if (next !== undefined) onText(next);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const selected = { value, start: selectionStart ?? 0, end: selectionEnd ?? value.length };
    put(selected, event.clipboardData.getData('text'));
  };
  // Where between the digits it would fall is hard to see: it takes the place of all.
  const drop = (event: DragEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { value } = event.currentTarget;
    put({ value, start: 0, end: value.length }, event.dataTransfer.getData('text'));
  };
  return (
    <Field
      {...field}
      error={isLeftOut ? t('noAmount') : error}
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
          onValueChange={({ formattedValue }, { event }) => {
            if (event) setLeftOut(false);
            onText(formattedValue);
          }}
          onPaste={paste}
          onDrop={drop}
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
