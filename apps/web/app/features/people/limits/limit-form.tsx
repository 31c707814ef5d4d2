import type { DepositLimit } from '@croupier/contract/people/limits';
import { parseAmountMinor } from '@croupier/domain/money/amounts';
import { REGIONS } from '@croupier/domain/site/regions';
import { Button } from '@croupier/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { useRegion } from '../../../lib/root-data.ts';
import { MoneyField } from '../../../lib/money-input/money-field.tsx';
import { readMoney, writeMoney } from '../../../lib/money-input/money-text.ts';
import type { LimitAction } from './limits-queries.ts';
import styles from './limits.module.css';

export interface LimitFormProps {
  limit: DepositLimit;
  busy: boolean;
  onAction(action: LimitAction): void;
  onClose(): void;
}

/** A new amount for a limit, in the currency the player pays in. */
export function LimitForm({ limit, busy, onAction, onClose }: LimitFormProps) {
  const t = useTranslations('limits');
  const { currency } = REGIONS[useRegion().id];
  const { period, amountMinor } = limit;
  const [text, setText] = useState(() =>
    amountMinor !== null && limit.currency === currency ? writeMoney(BigInt(amountMinor)) : '',
  );
  const [tried, setTried] = useState(false);
  const read = readMoney(text);
  const wanted = read.ok ? parseAmountMinor(read.minor.toString()) : undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wanted === undefined) event.currentTarget.querySelector('input')?.focus();
        else onAction({ does: 'set', period, amountMinor: wanted.toString() });
      }}
    >
      <MoneyField
        label={`${t('amount')}: ${t(`periods.${period}`)}`}
        name={`limit-${period}`}
        text={text}
        onText={setText}
        currency={currency}
        error={tried && wanted === undefined && t('malformed')}
      />
      <div className={styles.actions}>
        <Button type="submit" look="primary" busy={busy}>
          {busy ? t('saving') : t('save')}
        </Button>
        <Button look="plain" onClick={onClose}>
          {t('leave')}
        </Button>
        {amountMinor !== null && (
          <Button
            look="plain"
            busy={busy}
            onClick={() => onAction({ does: 'set', period, amountMinor: null })}
          >
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
