import type { PlayerLimit } from '@croupier/contract/people/limits';
import { Button } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useDate } from '../../../lib/format/use-format.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { LimitAction } from './limits-queries.ts';
import { useSize } from './use-size.ts';
import styles from './limits.module.css';

export interface AskedLimitProps {
  limit: Pick<PlayerLimit, 'rule' | 'period'>;
  asked: NonNullable<PlayerLimit['asked']>;
  busy: boolean;
  onAction(action: LimitAction): void;
}

const HOUR_MS = 3_600_000;

/** A wish for a weaker limit: it waits, is then confirmed or lapses, and can be taken back all the while. */
export function AskedLimit({ limit: { rule, period }, asked, busy, onAction }: AskedLimitProps) {
  const t = useTranslations('limits.asked');
  const sizeText = useSize();
  const date = useDate();
  const { size, currency, confirmFrom, confirmUntil } = asked;
  const waitMs = Date.parse(confirmFrom) - useNow();
  const isDue = waitMs <= 0;
  return (
    <div className={styles.asked}>
      <p>
        {size === null ? t('removal') : t('raise', { amount: sizeText(size, currency) })}{' '}
        {isDue ? t('confirmBy', { until: date(confirmUntil) }) : t('wait', { from: date(confirmFrom) })}{' '}
        {!isDue && t('hours', { hours: Math.ceil(waitMs / HOUR_MS) })}
      </p>
      <div className={styles.actions}>
        {isDue && (
          <Button size="small" busy={busy} onClick={() => onAction({ does: 'confirm', rule, period })}>
            {t('confirm')}
          </Button>
        )}
        <Button
          size="small"
          look="plain"
          busy={busy}
          onClick={() => onAction({ does: 'cancel', rule, period })}
        >
          {t('takeBack')}
        </Button>
      </div>
    </div>
  );
}
