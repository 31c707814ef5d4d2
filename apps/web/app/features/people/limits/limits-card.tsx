import { Card, ErrorState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { HouseRules } from './house-rules.tsx';
import { LimitRow } from './limit-row.tsx';
import { limitsQuery } from './limits-queries.ts';
import styles from './limits.module.css';

/** What the player lets themselves deposit in a day, a week and a month, and what the house lets them. The deposit form links here by `#limits`. */
export function LimitsCard() {
  const t = useTranslations('limits');
  const limits = useQuery(limitsQuery);
  return (
    <Card className={styles.card} id="limits">
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('lead')}</p>
      {limits.isError ? (
        <ErrorState title={t('loadError')} retryLabel={t('retry')} onRetry={() => void limits.refetch()} />
      ) : (
        <ul className={styles.rows} aria-busy={limits.isPending}>
          {limits.data?.map((limit) => <LimitRow key={limit.period} limit={limit} />) ??
            [1, 2, 3].map((row) => (
              <li key={row} className={styles.row}>
                <Skeleton className={styles.skeleton} />
              </li>
            ))}
        </ul>
      )}
      {!limits.isError && <HouseRules />}
    </Card>
  );
}
