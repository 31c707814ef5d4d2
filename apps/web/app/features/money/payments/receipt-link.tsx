import { paymentReceipt } from '@croupier/contract/money/payment-history';
import { Icon } from '@croupier/ui';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../../lib/root-data.ts';
import styles from './receipt-link.module.css';

/** The receipt of a payment, in or out, as a file in the page's language. */
export function ReceiptLink({ id }: { id: string }) {
  const t = useTranslations('payments');
  const language = useLanguage();
  return (
    <a
      href={`${paymentReceipt.path.replace(':id', id)}?language=${language}`}
      download
      className={styles.receipt}
    >
      <Icon name="download" size={18} />
      {t('receipt')}
      <span className="visually-hidden"> · {t('verification.number', { id })}</span>
    </a>
  );
}
