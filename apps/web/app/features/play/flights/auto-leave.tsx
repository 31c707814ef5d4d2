import { LEAST_CENTI, maximumCentiOf, type Choice, type CrashDefinition } from '@croupier/games';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useMoneyFormat } from '../../../lib/money-input/use-money-format.ts';
import styles from './flight-table.module.css';

interface Props {
  definition: CrashDefinition;
  required: boolean;
  disabled: boolean;
  choice: Choice | null;
  onChoice(choice: Choice): void;
}

/** Where to leave by itself: nothing, or a multiplier. */
export function AutoLeave({ definition, required, disabled, choice, onChoice }: Props) {
  const t = useTranslations('flights');
  const { decimal } = useMoneyFormat();
  const [text, setText] = useState(required ? `2${decimal}00` : '');
  const centi = centiOf(text);
  const isOk = text === '' ? !required : centi >= LEAST_CENTI && centi <= maximumCentiOf(definition);
  const next = isOk ? (text === '' ? [] : [centi]) : null;
  const tell = useEffectEvent(() => {
    if (next) onChoice(next);
  });
  // Told at first, and again when the bet has lost it, as with another mode: the field still says what it says.
  const isUntold = choice === null;
  useEffect(() => tell(), [text, isUntold]);
  return (
    <label className={styles.auto}>
      <span>{t('auto')}</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        value={text}
        placeholder="—"
        disabled={disabled}
        aria-invalid={!isOk || undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </label>
  );
}

/** A multiplier as it is typed, in hundredths; NaN where it is none: `1e3` and `0x10` are numbers that nobody means. */
function centiOf(text: string): number {
  const [, whole, part = ''] = /^\s*([0-9]{1,9})(?:[.,]([0-9]{0,2}))?\s*$/.exec(text) ?? [];
  return whole === undefined ? NaN : Number(whole + part.padEnd(2, '0'));
}
