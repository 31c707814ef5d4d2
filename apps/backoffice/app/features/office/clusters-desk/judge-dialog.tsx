import {
  judgeCluster,
  listClusters,
  readCluster,
  type Cluster,
} from '@croupier/contract/office/clusters-desk';
import type { ClusterVerdict } from '@croupier/domain/office/clusters-desk';
import { useTranslations } from 'use-intl';
import { ActDialog } from '../../../lib/act/act-dialog.tsx';

interface JudgeDialogProps {
  readonly cluster: Cluster;
  readonly verdict: ClusterVerdict;
  onClose(): void;
}

/** Keeps what was found, with the note of why. */
export function JudgeDialog({ cluster, verdict, onClose }: JudgeDialogProps) {
  const t = useTranslations('clusters-desk.judge');
  const { id, accounts } = cluster;
  return (
    <ActDialog
      title={t(`${verdict}.title`)}
      button={t(`${verdict}.name`)}
      happens={[t(`${verdict}.happens`, { count: accounts }), t('nobody'), t('grown')]}
      operation={judgeCluster}
      inputOf={(reason) => ({ params: { id }, body: { verdict, accounts, reason } })}
      changes={[listClusters, readCluster]}
      done={t('done')}
      onClose={onClose}
    />
  );
}
