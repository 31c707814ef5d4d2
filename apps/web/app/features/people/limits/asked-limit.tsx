import type { DepositLimit } from '@croupier/contract/people/limits';
import type { LimitPeriod } from '@croupier/domain/people/limits';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import type { LimitAction } from './limits-queries.ts';
import { useNow } from './use-now.ts';
import styles from './limits.module.css';

export interface AskedLimitProps {
  asked: NonNullable<DepositLimit['asked']>;
  period: LimitPeriod;
  busy: boolean;
  onAction(action: LimitAction): void;
}

/** A wish for a weaker limit: it waits, is then confirmed or lapses, and can be taken back all the while. */
export function AskedLimit({ asked, period, busy, onAction }: AskedLimitProps) {
  const t = useTranslations('limits');
  const { money } = useFormat();
  const date = useDate();
  const { amountMinor, currency, confirmFrom, confirmUntil } = asked;
  const isDue = useNow() >= Date.parse(confirmFrom);
  return (
    <div className={styles.asked}>
      <p>
        {amountMinor === null
          ? t('asked.removal')
          : t('asked.raise', { amount: money(amountMinor, currency, { short: true }) })}{' '}
        {isDue
          ? t('asked.confirmBy', { until: date(confirmUntil) })
          : t('asked.wait', { from: date(confirmFrom) })}
      </p>
      <div className={styles.actions}>
        {isDue && (
          <Button size="small" busy={busy} onClick={() => onAction({ does: 'confirm', period })}>
            {t('asked.confirm')}
          </Button>
        )}
        <Button size="small" look="plain" busy={busy} onClick={() => onAction({ does: 'cancel', period })}>
          {t('asked.takeBack')}
        </Button>
      </div>
    </div>
  );
}
