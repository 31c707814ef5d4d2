import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useFormat } from '../../../lib/format/use-format.ts';
import styles from './debt-note.module.css';
import { depositOptionsQuery } from './payments-queries.ts';

/** A note of the player's debts of deposits that were taken back, and how they are paid; nothing where there are none. */
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
