import { ErrorState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { LimitRow } from '../limits/limit-row.tsx';
import { limitsQuery } from '../limits/limits-queries.ts';
import styles from './welcome.module.css';

/** The most to deposit in a day. The longer periods are in the profile. */
export function WelcomeLimit() {
  const t = useTranslations('limits');
  const limits = useQuery(limitsQuery);
  const day = limits.data?.find(({ period }) => period === 'day');
  if (limits.isError)
    return (
      <ErrorState title={t('loadError')} retryLabel={t('retry')} onRetry={() => void limits.refetch()} />
    );
  return (
    <ul className={styles.limit} aria-busy={limits.isPending}>
      {day ? (
        <LimitRow limit={day} />
      ) : (
        <li>
          <Skeleton className={styles.skeleton} />
        </li>
      )}
    </ul>
  );
}
