import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './debt-note.module.css';
import { depositOptionsQuery } from './payments-queries.ts';

/** What the player owes of deposits that were taken back, and how it is paid; nothing where they owe nothing. */
export function DebtNote() {
  const t = useTranslations('payments.deposit');
  const { money } = useFormat();
  const { data } = useQuery({ ...depositOptionsQuery, staleTime: 0 });
  return data?.debts.map(({ currency, leftMinor }) => (
    <p key={currency} role="note" className={styles.note}>
      {t('debt', { amount: money(leftMinor, currency) })}
    </p>
  ));
}
