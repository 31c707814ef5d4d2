import type { Currency } from '@croupier/domain/money/amounts';
import { Field } from '@croupier/ui';
import { useEffect, useEffectEvent, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
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
  const { isLeftOut, input, paste, drop, typed } = usePutIn(format, onText);
  const leave = () => {
    const settled = settleMoney(text, format);
    if (settled !== text) onText(settled);
  };
  return (
    <Field
      {...field}
      error={isLeftOut ? t('noAmount') : error}
      after={<span className={styles.unit}>{currency}</span>}
      as={({ id, className, 'aria-invalid': invalid, 'aria-describedby': described }) => (
        <NumericFormat
          getInputRef={input}
          id={id}
          className={className}
          aria-invalid={invalid}
          aria-describedby={described}
          name={name}
          value={text}
          valueIsNumericString={false}
          onValueChange={({ formattedValue }, { event }) => {
            if (event) typed();
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

/** Amounts that come into the field at once, and not sign by sign: each is read by itself, or left out. */
function usePutIn(format: MoneyFormat, onText: (text: string) => void) {
  const [isLeftOut, setLeftOut] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const put = (selected: Selected, piece: string) => {
    const next = pasteMoney(selected, piece, format);
    setLeftOut(next === undefined);
    if (next !== undefined) onText(next);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    put(selectedIn(event.currentTarget), event.clipboardData.getData('text'));
  };
  // Where between the digits it would fall is hard to see: it takes the place of all.
  const drop = (event: DragEvent<HTMLInputElement>) => {
    event.preventDefault();
    const { value } = event.currentTarget;
    put({ value, start: 0, end: value.length }, event.dataTransfer.getData('text'));
  };
  // A phone's keyboard, dictation and programs that fill in forms write whole amounts, with a mark that may be another than ours.
  const insert = useEffectEvent((event: InputEvent) => {
    if (!event.data || event.data.length < 2) return;
    event.preventDefault();
    put(selectedIn(event.target as HTMLInputElement), event.data);
  });
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('beforeinput', insert);
    return () => element?.removeEventListener('beforeinput', insert);
  }, []);
  return { isLeftOut, input, paste, drop, typed: () => setLeftOut(false) };
}

const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLInputElement): Selected => ({
  value,
  start: selectionStart ?? 0,
  end: selectionEnd ?? value.length,
});
