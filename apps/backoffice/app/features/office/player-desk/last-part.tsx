import { listPlayerTimeline } from '@croupier/contract/office/player-desk';
import { Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { Part } from './facts.tsx';
import { ofPlayer } from './of-player.ts';
import styles from './overview.module.css';
import { useHappened } from './use-happened.ts';

const SHOWN = '6';

/** What was done last, by the player or about them. */
export function LastPart({ id }: { id: string }) {
  const t = useTranslations('player-desk.last');
  const happened = useHappened();
  const list = ofPlayer(listPlayerTimeline, { id });
  const { data, error, refetch } = useQuery(queryOf(list, { params: { id }, query: { limit: SHOWN } }));
  return (
    <Part title={t('title')}>
      {error && !data ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <ul className={styles.lines}>
          {data.rows.map((entry) => (
            <li key={entry.id} className={styles.line}>
              <span>
                {happened(entry)}
                {entry.text && <span className={styles.quiet}>{` ${entry.text.slice(0, 160)}`}</span>}
              </span>
              <span className={styles.quiet}>
                {entry.by && `${entry.by} · `}
                <Instant at={entry.at} />
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton lines={4} />
      )}
      <Link to={`/players/${id}/timeline`}>{t('all')}</Link>
    </Part>
  );
}
