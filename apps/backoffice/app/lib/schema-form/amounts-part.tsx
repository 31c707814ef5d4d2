import { CURRENCIES, decimalOf, type Currency } from '@croupier/domain/money/amounts';
import { Field } from '@croupier/ui';
import { useState } from 'react';
import { minorOf } from '../format/minor-of.ts';
import { setAt } from './edit-body.ts';
import { FaultsAt, useFaultText } from './fault-text.tsx';
import type { PartProps } from './form-parts.ts';
import { Group } from './group.tsx';
import styles from './schema-form.module.css';

type AmountsProps = Pick<PartProps, 'hands' | 'place' | 'value' | 'label' | 'isRequired'>;

/** An amount for each currency, typed in units of it and kept in minor ones. */
export function AmountsPart({ hands, place, value, label, isRequired }: AmountsProps) {
  const amounts = (value ?? {}) as Partial<Record<Currency, string>>;
  const set = (currency: Currency, minor: string | undefined) => {
    const next = setAt(amounts, [currency], minor) as object;
    hands.set(place, Object.keys(next).length === 0 && !isRequired ? undefined : next);
  };
  return (
    <Group label={label}>
      <FaultsAt hands={hands} place={place} />
      <div className={styles.amounts}>
        {(Object.keys(CURRENCIES) as Currency[]).map((currency) => (
          <AmountField
            key={currency}
            hands={hands}
            place={[...place, currency]}
            currency={currency}
            minor={amounts[currency]}
            onChange={(minor) => set(currency, minor)}
          />
        ))}
      </div>
    </Group>
  );
}

function AmountField({
  hands,
  place,
  currency,
  minor,
  onChange,
}: Pick<PartProps, 'hands' | 'place'> & {
  currency: Currency;
  minor: string | undefined;
  onChange(minor: string | undefined): void;
}) {
  // While it is typed it is as it was typed: `5,` is on its way to `5,50`.
  const [typed, setTyped] = useState<string | null>(null);
  const isKept = typed !== null && keptOf(typed, currency) === minor;
  return (
    <Field
      label={currency}
      inputMode="decimal"
      value={isKept ? typed : minor === undefined ? '' : shownOf(minor, currency)}
      error={useFaultText()(hands, place)}
      after={CURRENCIES[currency].symbol}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(keptOf(event.target.value, currency));
      }}
    />
  );
}

/** Text that is no amount stays as it is: its fault is told where it stands. */
export const keptOf = (typed: string, currency: Currency): string | undefined =>
  typed.trim() === '' ? undefined : (minorOf(typed, currency) ?? typed.trim());

export const shownOf = (minor: string, currency: Currency): string =>
  /^[0-9]{1,19}$/.test(minor) ? decimalOf(BigInt(minor), currency) : minor;
