import { Card } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { headsQuery } from './fairness-queries.ts';
import { SeedValue } from './seed-value.tsx';
import styles from './fairness.module.css';

/** Of a month that the server lists, what fits a glance. */
const SHOWN = 7;

/** The daily hashes over the whole ledger, to be written down by whoever wants to hold the house to them. */
export function PublishedHeads() {
  const t = useTranslations('fairness.page');
  const { data } = useQuery(headsQuery);
  if (!data || data.heads.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2>{t('headsTitle')}</h2>
      <p className={styles.text}>{t('headsText')}</p>
      <dl className={styles.values}>
        {data.heads.slice(0, SHOWN).map(({ number, day, hash }) => (
          <SeedValue key={number} name={t('headOf', { number: String(number), day })} value={hash} />
        ))}
      </dl>
    </Card>
  );
}
