import * as api from '@croupier/contract/office/clusters-desk';
import { SIGHTING_KEPT_MS } from '@croupier/domain/office/clusters-desk';
import { handleList } from '../../../platform/http/handle-list.ts';
import type { Http } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { actorOf, type RecordAct } from '../audit/feature.ts';
import { clusterMarks } from './clusters-desk-readers.ts';
import { CLUSTERS_LIST, type ClusterFilters, type ClusterRow } from './clusters-list-store.ts';
import { judgeCluster, readCluster } from './judge-cluster.ts';
import { forgetMarksBefore } from './marks-store.ts';
import { CLUSTERS_PERSONAL } from './personal-store.ts';

const FORGET_EVERY_MS = 6 * 3_600_000;

/** The office's room of accounts that may be one person's. It shows, and does nothing by itself. */
export function createClustersDesk(
  { db, clock, config }: Needs<'db' | 'clock', 'sessionKey'>,
  { record }: { record: RecordAct },
): { module: Module } {
  const parts = { db, clock, record };
  const office = (http: Http) => {
    handleList<typeof api.listClusters, ClusterRow, ClusterFilters>(http, api.listClusters, {
      ...{ db, list: CLUSTERS_LIST, view: viewOf },
      onRead: async (call, how) => {
        const act = {
          act: 'export.clusters',
          subject: ['clusters', 'list'],
          after: call.input.query,
        } as const;
        if (how === 'file') await db.transaction((tx) => record(tx, actorOf(call), act));
      },
    });
    http.handle(api.readCluster, ({ input }) => readCluster(parts, input.params.id));
    http.handle(api.judgeCluster, (call) =>
      judgeCluster(parts, call, { id: call.input.params.id, ...call.input.body }),
    );
  };
  return {
    module: {
      name: 'clusters-desk',
      office,
      personal: CLUSTERS_PERSONAL,
      readers: [clusterMarks({ clock, config })],
      jobs: [
        {
          name: 'forget-cluster-marks',
          everyMs: FORGET_EVERY_MS,
          timeoutMs: 30_000,
          run: () => forgetMarksBefore(db, new Date(clock.now().getTime() - SIGHTING_KEPT_MS)),
        },
      ],
    },
  };
}

const viewOf = ({ lastSeenAt, at, players, ...row }: ClusterRow): api.Cluster => ({
  ...row,
  players: [...players],
  lastSeenAt: lastSeenAt.toISOString(),
  at: at?.toISOString() ?? null,
});
