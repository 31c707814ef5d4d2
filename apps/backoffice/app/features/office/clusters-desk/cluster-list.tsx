import { listClusters, type Cluster } from '@croupier/contract/office/clusters-desk';
import { CLUSTER_KINDS, CLUSTER_STATES } from '@croupier/domain/office/clusters-desk';
import { Badge, type BadgeTone } from '@croupier/ui';
import { useTranslations } from 'use-intl';
import { Instant } from '../../../lib/format/instant.tsx';
import { defineList } from '../../../lib/list/list-definition.ts';

const TONES = {
  new: 'warn',
  grown: 'warn',
  household: 'quiet',
  'looked-at': 'win',
} as const satisfies Record<Cluster['state'], BadgeTone>;

/** The state of a cluster. */
export function ClusterState({ state }: Pick<Cluster, 'state'>) {
  const t = useTranslations('clusters-desk');
  return <Badge tone={TONES[state]}>{t(`choices.state.${state}`)}</Badge>;
}

/** By what they meet. */
export function ClusterKind({ kind }: Pick<Cluster, 'kind'>) {
  return useTranslations('clusters-desk')(`choices.kind.${kind}`);
}

/** So many accounts share it, or more. */
const LEAST = ['3', '5', '10', '50'];

/** The list of clusters of accounts, newest sighting first. */
export const CLUSTERS = defineList({
  name: 'clusters',
  operation: listClusters,
  texts: 'clusters-desk',
  idOf: ({ id }) => id,
  linkOf: ({ id }, search) => ({ to: '/clusters', search: { ...search, cluster: id } }),
  columns: [
    { id: 'kind', cell: ({ kind }) => <ClusterKind kind={kind} />, widthPx: 130 },
    { id: 'accounts', cell: ({ accounts }) => accounts, sort: 'accounts', widthPx: 100, end: true },
    {
      id: 'players',
      cell: ({ players }) => players.map(({ nickname }) => nickname).join(', '),
      widthPx: 240,
      share: 3,
    },
    { id: 'state', cell: ({ state }) => <ClusterState state={state} />, widthPx: 140 },
    {
      id: 'lastSeenAt',
      cell: ({ lastSeenAt }) => <Instant at={lastSeenAt} />,
      sort: 'lastSeenAt',
      widthPx: 170,
    },
    { id: 'by', cell: ({ by }) => by ?? '—', widthPx: 140, share: 1 },
  ],
  filters: [
    { name: 'kind', kind: 'choice', values: CLUSTER_KINDS },
    { name: 'state', kind: 'choice', values: CLUSTER_STATES },
    { name: 'least', kind: 'data', useValues: () => LEAST },
    { name: 'player', kind: 'text' },
  ],
});
