import type { PayIn } from '@croupier/contract/money/payments';
import { isPayInOver } from '@croupier/domain/money/payments';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import list from '../../../lib/record-list/record-list.module.css';
import styles from './payments.module.css';

const TONES = {
  CREATED: 'quiet',
  PENDING: 'warn',
  PAID: 'win',
  FAILED: 'lose',
  EXPIRED: 'quiet',
  LATE: 'warn',
  RETURNING: 'warn',
  RETURNED: 'quiet',
  REFUNDED: 'quiet',
  CHARGED_BACK: 'lose',
} as const satisfies Record<PayIn['state'], BadgeTone>;

/** Deposits, the newest first. One that is not over leads to where it is followed. */
export function PaymentList({ payments }: { payments: readonly PayIn[] }) {
  const t = useTranslations('payments');
  const date = useDate();
  const { money } = useFormat();
  return (
    <ul className={`${list.frame} ${list.rows}`} aria-label={t('history.title')}>
      {payments.map((payIn) => (
        <li key={payIn.id} className={styles.row}>
          <span className={styles.amount}>
            <Money amountMinor={payIn.amountMinor} currency={payIn.currency} />
            {payIn.askedMinor && (
              <small className={styles.asked}>
                {t('history.asked', { asked: money(payIn.askedMinor, payIn.currency) })}
              </small>
            )}
          </span>
          <Badge tone={TONES[payIn.state]}>{t(`states.${payIn.state}`)}</Badge>
          <time className={styles.time} dateTime={payIn.createdAt}>
            {date(payIn.createdAt)}
          </time>
          <Link className={styles.link} to={`/payment-verification?id=${payIn.id}`}>
            {isPayInOver(payIn.state) ? t('history.details') : t('history.finish')}
            <span className="visually-hidden"> · {t('verification.number', { id: payIn.id })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
