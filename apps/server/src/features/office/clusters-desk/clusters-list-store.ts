import type { ClusterKind, ClusterState } from '@croupier/domain/office/clusters-desk';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface ClusterRow {
  readonly id: string;
  readonly kind: ClusterKind;
  readonly accounts: number;
  readonly players: readonly { readonly id: string; readonly nickname: string }[];
  readonly lastSeenAt: Date;
  readonly state: ClusterState;
  readonly by: string | null;
  readonly at: Date | null;
}

export interface ClusterFilters {
  kind?: ClusterKind;
  state?: ClusterState;
  least?: string;
  player?: string;
}

const STATE = `CASE WHEN v.verdict IS NULL THEN 'new' WHEN v.accounts < c.accounts THEN 'grown' ELSE v.verdict END`;
const ID = `c.kind || '-' || encode(c.hash, 'hex')`;

/** One who meets nobody is no cluster. Counted from the index of meetings alone. */
const select = (
  playersMax: number,
): string => `SELECT ${ID} AS id, c.kind, c.accounts, c.seen AS "lastSeenAt", ${STATE} AS state,
  v.operator AS by, v.at, coalesce((SELECT json_agg(json_build_object('id', q.id::text, 'nickname', q.nickname)) FROM (
    SELECT p.id, p.nickname FROM cluster_mark m JOIN player p ON p.id = m.player_id WHERE m.kind = c.kind AND m.hash = c.hash
    ORDER BY p.id DESC LIMIT ${playersMax}) q), '[]') AS players
FROM (SELECT kind, hash, count(*)::integer AS accounts, max(last_seen_at) AS seen FROM cluster_mark GROUP BY kind, hash HAVING count(*) > 1) c
LEFT JOIN cluster_verdict v ON v.kind = c.kind AND v.hash = c.hash`;

export const CLUSTERS_LIST: ListSql<ClusterFilters> = {
  select: select(4),
  sorts: {
    lastSeenAt: { by: 'c.seen', type: 'timestamptz' },
    accounts: { by: 'c.accounts', type: 'integer' },
  },
  id: { by: ID, type: 'text' },
  filters: {
    kind: (kind, bind) => `c.kind = ${bind(kind)}`,
    state: (state, bind) => `${STATE} = ${bind(state)}`,
    least: (least, bind) => `c.accounts >= ${bind(least)}::integer`,
    player: (player, bind) =>
      `(c.kind, c.hash) IN (SELECT m.kind, m.hash FROM cluster_mark m WHERE m.player_id = ${bind(player)}::bigint)`,
  },
};
