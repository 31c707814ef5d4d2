import type { PlayerLimit } from '@croupier/contract/people/limits';
import { REGIONS } from '@croupier/domain/site/regions';
import { Button, Field } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useRegion } from '../../../lib/root-data.ts';
import { MoneyField } from '../../../lib/money-input/money-field.tsx';
import { useMoneyFormat } from '../../../lib/money-input/use-money-format.ts';
import { readSize, writeSize } from './limit-size.ts';
import type { LimitAction } from './limits-queries.ts';
import styles from './limits.module.css';

export interface LimitFormProps {
  limit: PlayerLimit;
  busy: boolean;
  onAction(action: LimitAction): void;
  onClose(): void;
}

/** A new size for a limit: in the currency the player pays in, or in minutes. */
export function LimitForm({ limit, busy, onAction, onClose }: LimitFormProps) {
  const t = useTranslations('limits');
  const { currency } = REGIONS[useRegion().id];
  const format = useMoneyFormat();
  const { rule, period, size } = limit;
  const [text, setText] = useState(() => writeSize(limit, currency, format));
  const [tried, setTried] = useState(false);
  const wanted = readSize(limit, text, format);
  const isOfTime = rule === 'session_time';
  const field = {
    label: `${t(`rules.${rule}.name`)}, ${t(`periods.${period}`)}`,
    name: `limit-${rule}-${period}`,
    error: tried && wanted === undefined && t(isOfTime ? 'malformedMinutes' : 'malformed'),
  };
  return (
    <form
      className={styles.form}
      noValidate
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wanted === undefined) event.currentTarget.querySelector('input')?.focus();
        else onAction({ does: 'set', rule, period, size: wanted });
      }}
    >
      {isOfTime ? (
        <Field
          {...field}
          value={text}
          onChange={({ target }) => setText(target.value)}
          after={t('minutesUnit')}
          inputMode="numeric"
          autoComplete="off"
        />
      ) : (
        <MoneyField {...field} text={text} onText={setText} currency={currency} />
      )}
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? t('saving') : t('save')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('leave')}
        </Button>
        {size !== null && (
          <Button
            look="plain"
            busy={busy}
            onClick={() => onAction({ does: 'set', rule, period, size: null })}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
