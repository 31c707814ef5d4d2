import type { ClusterKind } from '@croupier/domain/office/clusters-desk';
import type { Queryable, Tx } from '../../../platform/database.ts';

const OF_SESSIONS = `INSERT INTO cluster_mark AS m (player_id, kind, hash, first_seen_at, last_seen_at)
SELECT s.player_id, seen.kind, seen.hash, min(s.created_at), max(s.last_seen_at) FROM player_session s
CROSS JOIN LATERAL (VALUES ('device', s.device_hash), ('address', s.address_hash)) AS seen (kind, hash)
WHERE s.player_id = ANY ($1::bigint[]) AND seen.hash IS NOT NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
ON CONFLICT (player_id, kind, hash) DO UPDATE SET last_seen_at = greatest(m.last_seen_at, excluded.last_seen_at)`;

/** Notes the browsers and the addresses that these players are signed in from now. */
export async function markSessions(tx: Tx, playerIds: readonly bigint[]): Promise<void> {
  await tx.query(OF_SESSIONS, [playerIds], 'cluster-mark-sessions');
}

const OF_PERSONS = `INSERT INTO cluster_mark (player_id, kind, hash, first_seen_at, last_seen_at)
SELECT m.player_id, m.kind, m.hash, m.first_at, $2 FROM person_mark m WHERE (m.kind, m.hash) IN (
  SELECT o.kind, o.hash FROM person_mark o WHERE o.player_id = ANY ($1::bigint[]))
AND EXISTS (SELECT FROM person_mark o WHERE o.kind = m.kind AND o.hash = m.hash AND o.player_id <> m.player_id) ORDER BY 1, 2, 3
ON CONFLICT (player_id, kind, hash) DO UPDATE SET last_seen_at = $2`;

/** Notes what these players have shown that others have shown, too; of the others as well. */
export async function markPersons(tx: Tx, playerIds: readonly bigint[], now: Date): Promise<void> {
  await tx.query(OF_PERSONS, [playerIds, now], 'cluster-mark-persons');
}

export interface Contacts {
  readonly playerId: bigint;
  /** The canonical form, once its letter is answered. */
  readonly email: string | null;
  readonly phone: string | null;
}

export const listContacts = (db: Queryable, playerIds: readonly bigint[]): Promise<Contacts[]> =>
  db.query<Contacts>(
    `SELECT id AS "playerId", CASE WHEN email_verified_at IS NOT NULL AND email <> '' THEN email_canonical END AS email, phone
FROM player WHERE id = ANY ($1::bigint[]) AND lapsed_at IS NULL ORDER BY id`,
    [playerIds],
  );

export async function markContact(
  tx: Tx,
  mark: { playerId: bigint; kind: ClusterKind; hash: Buffer; now: Date },
): Promise<void> {
  const text = `INSERT INTO cluster_mark (player_id, kind, hash, first_seen_at, last_seen_at) VALUES ($1, $2, $3, $4, $4)
ON CONFLICT (player_id, kind, hash) DO UPDATE SET last_seen_at = $4`;
  await tx.query(text, [mark.playerId, mark.kind, mark.hash, mark.now], 'cluster-mark-contact');
}

/** Browsers and addresses that were not seen since; what a person is known by stays. */
export async function forgetMarksBefore(db: Queryable, before: Date): Promise<void> {
  await db.query(`DELETE FROM cluster_mark WHERE kind IN ('device', 'address') AND last_seen_at < $1`, [
    before,
  ]);
}
