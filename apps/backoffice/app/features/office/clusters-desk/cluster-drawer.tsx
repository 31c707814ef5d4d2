import { readCluster, type Cluster } from '@croupier/contract/office/clusters-desk';
import { CLUSTER_VERDICTS, type ClusterVerdict } from '@croupier/domain/office/clusters-desk';
import { Button, Dialog, Skeleton } from '@croupier/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { queryOf } from '../../../lib/api.ts';
import { Failure } from '../../../lib/errors/failure.tsx';
import { Instant } from '../../../lib/format/instant.tsx';
import { useMay } from '../../../lib/me.ts';
import { ClusterKind, ClusterState } from './cluster-list.tsx';
import styles from './clusters.module.css';
import { JudgeDialog } from './judge-dialog.tsx';

/** The players of a cluster, each with a link and with what may be decided about them. */
export function ClusterDrawer({ id, onClose }: { id: string; onClose(): void }) {
  const t = useTranslations('clusters-desk.one');
  const { data, error, refetch } = useQuery(queryOf(readCluster, { params: { id } }));
  const [verdict, judge] = useState<ClusterVerdict>();
  if (data && verdict)
    return <JudgeDialog cluster={data} verdict={verdict} onClose={() => judge(undefined)} />;
  return (
    <Dialog title={t('title')} closeLabel={t('close')} size="side" onClose={onClose}>
      {error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Content cluster={data} onJudge={judge} />
      ) : (
        <Skeleton lines={6} />
      )}
    </Dialog>
  );
}

function Content({ cluster, onJudge }: { cluster: Cluster; onJudge(verdict: ClusterVerdict): void }) {
  const t = useTranslations('clusters-desk');
  const may = useMay();
  const { kind, accounts, players, lastSeenAt, state, by, at } = cluster;
  return (
    <div className={styles.one}>
      <p className={styles.head}>
        <ClusterState state={state} /> <ClusterKind kind={kind} /> · {t('one.accounts', { count: accounts })}
      </p>
      <p>
        {t('one.seen')} <Instant at={lastSeenAt} />
      </p>
      {by !== null && at !== null && (
        <p>
          {t('one.by', { by })} <Instant at={at} />
        </p>
      )}
      <p>{t(`one.means.${kind}`)}</p>
      <ul className={styles.players}>
        {players.map(({ id, nickname }) => (
          <li key={id}>
            <Link to={`/players/${id}` as never}>
              {nickname} <span className="tabular">#{id}</span>
            </Link>
          </li>
        ))}
      </ul>
      {players.length < accounts && <p>{t('one.more', { count: accounts - players.length })}</p>}
      {may('judge.clusters') && (
        <div className={styles.acts}>
          {CLUSTER_VERDICTS.map((verdict) => (
            <Button key={verdict} onClick={() => onJudge(verdict)}>
              {t(`judge.${verdict}.name`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
