import type { Payment } from '@croupier/contract/money/payment-history';
import { isPayInOver } from '@croupier/domain/money/payments';
import { Badge } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { Money } from '../../../lib/format/money.tsx';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { Link } from '../../../lib/link.tsx';
import list from '../../../lib/record-list/record-list.module.css';
import { PAY_OUT_TONES } from '../pay-outs/pay-out-tones.ts';
import { ReceiptLink } from '../payments/receipt-link.tsx';
import { PAY_IN_TONES } from './pay-in-tones.ts';
import styles from './payment-history.module.css';
import { useStateName } from './use-state-name.ts';

/** Payments, the newest first, each with the way to its story and to its receipt. */
export function PaymentList({ payments }: { payments: readonly Payment[] }) {
  const t = useTranslations('payment-history');
  return (
    <ul className={`${list.frame} ${list.rows}`} aria-label={t('title')}>
      {payments.map((payment) => (
        <PaymentRow key={payment.id} payment={payment} />
      ))}
    </ul>
  );
}

function PaymentRow({ payment }: { payment: Payment }) {
  const t = useTranslations('payment-history');
  const number = useTranslations('payments.verification');
  const stateName = useStateName();
  const date = useDate();
  const { money } = useFormat();
  const { kind, id, state, amountMinor, currency, createdAt } = payment;
  const asked = kind === 'in' ? payment.askedMinor : null;
  const isOpen = kind === 'in' && !isPayInOver(payment.state);
  return (
    <li className={styles.row}>
      <span className={styles.amount}>
        <Money amountMinor={amountMinor} currency={currency} />
        <small className={styles.what}>
          {t(`kinds.${kind}`)}
          {kind === 'out' && <span className="tabular"> · {payment.method.mask}</span>}
        </small>
        {asked && <small className={styles.what}>{t('asked', { asked: money(asked, currency) })}</small>}
      </span>
      <Badge tone={kind === 'in' ? PAY_IN_TONES[payment.state] : PAY_OUT_TONES[payment.state]}>
        {stateName(state, kind)}
      </Badge>
      <time className={styles.time} dateTime={createdAt}>
        {date(createdAt)}
      </time>
      <span className={styles.ways}>
        <Link to={kind === 'in' ? `/payment-verification?id=${id}` : `/profile/pay-outs/${id}`}>
          {isOpen ? t('finish') : t('details')}
          <span className="visually-hidden"> · {number('number', { id })}</span>
        </Link>
        <ReceiptLink id={id} />
      </span>
    </li>
  );
}
