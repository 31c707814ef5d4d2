import { openNeeds, type LimitRule } from '@croupier/domain/people/limits';
import { placesOf } from '@croupier/domain/site/regions';
import { ErrorState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { placesOfPlayer } from '../../../lib/rules.ts';
import { useProfile } from '../../../lib/session.ts';
import { LimitRow } from '../limits/limit-row.tsx';
import { limitsQuery } from '../limits/limits-queries.ts';
import styles from './welcome.module.css';

/** The most to deposit in a day, and whatever else has to be limited before real money is staked. The longer periods are in the profile. */
export function WelcomeLimit() {
  const t = useTranslations('limits');
  const limits = useQuery(limitsQuery);
  const rules = useWelcomeRules();
  if (limits.isError)
    return (
      <ErrorState title={t('loadError')} retryLabel={t('retry')} onRetry={() => void limits.refetch()} />
    );
  return rules.map((rule) => {
    const day = limits.data?.limits.find((limit) => limit.rule === rule && limit.period === 'day');
    return (
      <div key={rule}>
        {rules.length > 1 && <p className={styles.rule}>{t(`rules.${rule}.name`)}</p>}
        <ul className={styles.limit} aria-busy={limits.isPending}>
          {day ? (
            <LimitRow limit={day} />
          ) : (
            <li>
              <Skeleton className={styles.skeleton} />
            </li>
          )}
        </ul>
      </div>
    );
  });
}

/** Of deposits, and one of each need that this does not meet. */
export function useWelcomeRules(): LimitRule[] {
  const profile = useProfile();
  const needs = profile ? openNeeds(placesOf(placesOfPlayer(profile)), []) : [];
  const others = needs.filter((need) => !need.includes('deposit_limit')).flatMap((need) => need.slice(0, 1));
  return ['deposit_limit', ...others];
}
