import type { AmlCase } from '@croupier/contract/office/aml-desk';
import type { PayOutState as OutState } from '@croupier/domain/money/pay-outs';
import type { PayInState } from '@croupier/domain/money/payments';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { Money } from '../../../lib/format/money.tsx';
import { Events } from '../money-desk/facts.tsx';
import { PaymentState } from '../money-desk/payment-list.tsx';
import { PayOutState } from '../pay-outs-desk/pay-out-list.tsx';
import styles from './aml-desk.module.css';

const COLUMNS = ['at', 'way', 'amount', 'mask', 'state'] as const;

/** The payments behind the flags, as they are now. */
export function CasePayments({ payments }: Pick<AmlCase, 'payments'>) {
  const t = useTranslations('aml-desk.payments');
  return (
    <div>
      <h2 className={styles.heading}>{t('title')}</h2>
      {payments.length === 0 ? (
        <p className={styles.note}>{t('none')}</p>
      ) : (
        <Events label={t('title')} columns={COLUMNS.map((name) => t(`columns.${name}`))}>
          {payments.map(({ id, way, at, amountMinor, currency, mask, state }) => (
            <tr key={id}>
              <td>
                <Link to={`/money/${way === 'in' ? 'payments' : 'pay-outs'}/${id}` as never}>
                  <Instant at={at} />
                </Link>
              </td>
              <td>{t(`ways.${way}`)}</td>
              <td>
                <Money amountMinor={amountMinor} currency={currency} />
              </td>
              <td className="tabular">{mask ?? '—'}</td>
              <td>
                {way === 'in' ? (
                  <PaymentState state={state as PayInState} />
                ) : (
                  <PayOutState state={state as OutState} />
                )}
              </td>
            </tr>
          ))}
        </Events>
      )}
    </div>
  );
}
