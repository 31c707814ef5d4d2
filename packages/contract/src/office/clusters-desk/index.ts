import { CLUSTER_KINDS, CLUSTER_STATES, CLUSTER_VERDICTS } from '@croupier/domain/office/clusters-desk';
import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, InstantSchema, PlayerIdSchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { ReasonSchema } from '../operators/index.ts';

/** What is shared, by its kind and the keyed hash of it: what it is, nobody is told. */
const ClusterIdSchema = Type.String({ pattern: `^(${CLUSTER_KINDS.join('|')})-[0-9a-f]{64}$` });

export const ClusterSchema = Closed({
  id: ClusterIdSchema,
  kind: Type.Enum([...CLUSTER_KINDS]),
  /** How many share it, those that were erased included. */
  accounts: Type.Integer(),
  /** Some of them, the newest first. */
  players: Type.Array(Closed({ id: PlayerIdSchema, nickname: Type.String() })),
  lastSeenAt: InstantSchema,
  state: Type.Enum([...CLUSTER_STATES]),
  /** Who looked at it last, and when. */
  by: Type.Union([Type.String(), Type.Null()]),
  at: Type.Union([InstantSchema, Type.Null()]),
});
export type Cluster = Static<typeof ClusterSchema>;

export const listClusters = listOperation({
  path: '/office/api/clusters',
  access: { operator: 'read.clusters' },
  tag: 'clusters',
  summary: 'Accounts that share a browser, an address, an e-mail or a phone',
  row: ClusterSchema,
  filters: {
    kind: Type.Enum([...CLUSTER_KINDS]),
    state: Type.Enum([...CLUSTER_STATES]),
    /** So many accounts or more. */
    least: Type.String({ pattern: '^[1-9][0-9]{0,3}$' }),
    player: PlayerIdSchema,
  },
  sorts: ['-lastSeenAt', 'lastSeenAt', '-accounts', 'accounts'],
});
export const readCluster = operation({
  method: 'GET',
  path: '/office/api/clusters/:id',
  access: { operator: 'read.clusters' },
  tag: 'clusters',
  summary: 'One of them, with up to 200 of its accounts',
  params: Closed({ id: ClusterIdSchema }),
  refuses: ['not_found'],
  response: ClusterSchema,
});
export const judgeCluster = operation({
  method: 'POST',
  path: '/office/api/clusters/:id/judge',
  access: { operator: 'judge.clusters' },
  tag: 'clusters',
  summary: 'Say what they are to each other; it blocks and limits nobody',
  params: Closed({ id: ClusterIdSchema }),
  body: Closed({
    verdict: Type.Enum([...CLUSTER_VERDICTS]),
    /** As many as the screen has shown. */
    accounts: Type.Integer({ minimum: 2 }),
    reason: ReasonSchema,
  }),
  /** `conflict`: there are more or fewer by now. */
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});
