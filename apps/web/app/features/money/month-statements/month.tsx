import type { MonthBody } from '@croupier/contract/money/month-statements';
import { Card, ErrorState } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl/react';
import { useDate, useFormat } from '../../../lib/format/use-format.ts';
import { ListSkeleton } from '../../../lib/record-list/list-skeleton.tsx';
import { MonthAccountCard } from './month-account.tsx';
import { monthQuery } from './month-queries.ts';
import styles from './month-statements.module.css';

/** A month: of each balance what moved it, how long was played, and the limits there were. */
export function Month({ month }: { month: string }) {
  const t = useTranslations('month-statements');
  const date = useDate();
  const { data, isPending, refetch } = useQuery(monthQuery(month));
  if (isPending) return <ListSkeleton rows={6} />;
  if (!data)
    return (
      <ErrorState
        title={t('errorTitle')}
        text={t('errorText')}
        retryLabel={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <article className={styles.month} aria-labelledby="month">
      <h2 id="month">{date(`${month}-01`, 'month', 'UTC')}</h2>
      {data.accounts.map((account) => (
        <MonthAccountCard key={`${account.currency} ${account.kind}`} account={account} />
      ))}
      <PlayCard body={data} />
      <p className={styles.note}>{t('made', { at: date(data.madeAt) })}</p>
    </article>
  );
}

function PlayCard({ body: { playedMinutes, sessions, limits } }: { body: MonthBody }) {
  const t = useTranslations('month-statements');
  const l = useTranslations('limits');
  const long = (all: number) => {
    const [hours, minutes] = [Math.floor(all / 60), all % 60];
    return hours > 0 ? t('play.hours', { hours, minutes }) : t('play.minutes', { minutes });
  };
  const { money } = useFormat();
  return (
    <Card className={styles.card}>
      <h3>{t('play.title')}</h3>
      <dl className={styles.lines}>
        <dt>{t('play.time')}</dt>
        <dd>{long(playedMinutes)}</dd>
        <dt>{t('play.sessions')}</dt>
        <dd className="tabular">{sessions}</dd>
      </dl>
      <h3>{t('limits.title')}</h3>
      {limits.length === 0 ? (
        <p className={styles.note}>{t('limits.none')}</p>
      ) : (
        <dl className={styles.lines}>
          {limits.map(({ rule, period, size, currency, by }) => (
            <div key={`${by} ${rule} ${period}`} className={styles.pair}>
              <dt>
                {l(`rules.${rule}.name`)} · {l(`periods.${period}`)}
                {by === 'house' && ` · ${t('limits.byHouse')}`}
              </dt>
              <dd>{currency ? money(size, currency) : long(Number(size))}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
