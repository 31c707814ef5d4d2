import type { PlayerLimit } from '@croupier/contract/people/limits';
import { LIMIT_RULES, type LimitRule } from '@croupier/domain/people/limits';
import { Card, ErrorState, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { HouseRules } from './house-rules.tsx';
import { LimitRow } from './limit-row.tsx';
import { limitsQuery } from './limits-queries.ts';
import styles from './limits.module.css';

/**
 * What the player lets themselves deposit, lose and stake, and how long they play; and what the house lets them. The deposit form and
 * what is said of a refused stake link here by `#limits`.
 */
export function LimitsCard() {
  const t = useTranslations('limits');
  const { data, isPending, isError, refetch } = useQuery(limitsQuery);
  return (
    <Card className={styles.card} id="limits">
      <h2>{t('title')}</h2>
      <p className={styles.text}>{t('lead')}</p>
      {data && <Missing needed={data.needed} />}
      {isError ? (
        <ErrorState title={t('loadError')} retryLabel={t('retry')} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.groups} aria-busy={isPending}>
          {data
            ? LIMIT_RULES.map((rule) => (
                <Group key={rule} rule={rule} limits={data.limits.filter((limit) => limit.rule === rule)} />
              ))
            : LIMIT_RULES.map((rule) => <Skeleton key={rule} className={styles.skeleton} />)}
        </div>
      )}
      {!isError && <HouseRules />}
    </Card>
  );
}

/** Which limits have to be set before real money is staked; nothing where none is missing. */
function Missing({ needed }: { needed: readonly (readonly LimitRule[])[] }) {
  const t = useTranslations('limits');
  if (needed.length === 0) return null;
  const limits = needed.map((need) => need.map((rule) => t(`rules.${rule}.name`)).join(' / ')).join(', ');
  return (
    <div className={styles.needed}>
      <p>{t('needed')}</p>
      <p>{t('missing', { limits })}</p>
    </div>
  );
}

/** The limits of one rule; nothing where none is offered. */
function Group({ rule, limits }: { rule: LimitRule; limits: readonly PlayerLimit[] }) {
  const t = useTranslations('limits.rules');
  if (limits.length === 0) return null;
  return (
    <section aria-labelledby={`limits-${rule}`}>
      <h3 id={`limits-${rule}`}>{t(`${rule}.name`)}</h3>
      <p className={styles.about}>{t(`${rule}.about`)}</p>
      <ul className={styles.rows}>
        {limits.map((limit) => (
          <LimitRow key={limit.period} limit={limit} />
        ))}
      </ul>
    </section>
  );
}
