import { createFormat } from '@croupier/domain/site/formats';
import { useTranslations } from 'use-intl/react';
import { useLanguage } from '../../../lib/root-data.ts';
import styles from './promotions.module.css';

/** The last day of an offer, where one is set: the house's day (UTC), the same for whoever looks. */
export function Until({ until }: { until: string | null }) {
  const t = useTranslations('promotions');
  const { date } = createFormat(useLanguage());
  if (until === null) return null;
  return <p className={styles.until}>{t('until', { date: date(until, 'date') })}</p>;
}
