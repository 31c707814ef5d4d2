import type { ClusterKind, ClusterVerdict } from '@croupier/domain/office/clusters-desk';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { ClusterRow } from './clusters-list-store.ts';

/** What is shared, as its id in the office names it. */
export interface Shared {
  readonly kind: ClusterKind;
  readonly hash: Buffer;
}

export const sharedOf = (id: string): Shared => {
  const [kind, hash] = id.split('-') as [ClusterKind, string];
  return { kind, hash: Buffer.from(hash, 'hex') };
};

const ONE = `SELECT count(*)::integer AS accounts, max(m.last_seen_at) AS "lastSeenAt",
  (SELECT json_agg(json_build_object('id', q.id::text, 'nickname', q.nickname)) FROM (
    SELECT p.id, p.nickname FROM cluster_mark o JOIN player p ON p.id = o.player_id WHERE o.kind = $1 AND o.hash = $2
    ORDER BY p.id DESC LIMIT 200) q) AS players,
  (SELECT row_to_json(v) FROM cluster_verdict v WHERE v.kind = $1 AND v.hash = $2) AS verdict
FROM cluster_mark m WHERE m.kind = $1 AND m.hash = $2`;

interface OneRow extends Pick<ClusterRow, 'accounts' | 'lastSeenAt' | 'players'> {
  readonly verdict: { verdict: ClusterVerdict; accounts: number; operator: string; at: string } | null;
}

/** @returns undefined where fewer than two share it */
export async function findCluster(db: Queryable, { kind, hash }: Shared): Promise<OneRow | undefined> {
  const row = (await db.query<OneRow>(ONE, [kind, hash]))[0]!;
  return row.accounts > 1 ? row : undefined;
}

export async function saveVerdict(
  tx: Tx,
  said: Shared & { verdict: ClusterVerdict; accounts: number; operator: string; at: Date },
): Promise<void> {
  const text = `INSERT INTO cluster_verdict (kind, hash, verdict, accounts, operator, at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (kind, hash) DO UPDATE SET verdict = $3, accounts = $4, operator = $5, at = $6`;
  await tx.query(text, [said.kind, said.hash, said.verdict, said.accounts, said.operator, said.at]);
}
