import { Badge, Card, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Page } from '../../../lib/page/page.tsx';
import { Age } from './facts.tsx';
import styles from './money-desk.module.css';
import { queuesQuery } from './queues-query.ts';

/** What of a queue is shown when one comes from here: what waits. */
const WAITING = {
  'held-wins': { state: 'waiting' },
  'payment-findings': { state: 'open' },
  reconciliation: { state: 'open' },
  'verify-findings': {},
} as const;

/** What of money waits for a person, and for how long. */
export default function QueuesPage() {
  const t = useTranslations('money-desk.queues');
  const { data, error, refetch } = useQuery(queuesQuery);
  return (
    <Page title={t('title')} lead={t('lead')}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton lines={4} />
      ) : (
        <ul className={styles.queues}>
          {data.queues.map(({ queue, waiting, oldestAt, taken }) => (
            <Card as="li" key={queue} className={styles.queue}>
              <h2 className={styles.heading}>
                <Link to={`/money/queues/${queue}`} search={WAITING[queue] as never}>
                  {t(`names.${queue}`)}
                </Link>
              </h2>
              <p className={styles.note}>{t(`about.${queue}`)}</p>
              <p className={styles.row}>
                <span className={`${styles.count} tabular`}>{waiting}</span>
                {oldestAt === null ? (
                  <Badge tone="win">{t('clear')}</Badge>
                ) : (
                  <span>
                    {t('oldest')} <Age at={oldestAt} />
                  </span>
                )}
                {taken > 0 && <Badge tone="accent">{t('taken', { count: taken })}</Badge>}
              </p>
            </Card>
          ))}
        </ul>
      )}
    </Page>
  );
}
