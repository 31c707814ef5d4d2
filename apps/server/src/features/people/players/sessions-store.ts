import type { Language, RegionId } from '@croupier/domain/site/regions';
import type { Queryable } from '../../../platform/database.ts';

export interface SessionRow {
  idHash: Buffer;
  playerId: bigint;
  region: RegionId;
  wishedRegion: RegionId | null;
  language: Language;
  blocked: boolean;
  createdAt: Date;
  lastSeenAt: Date;
}

const FIND = `SELECT s.id_hash AS "idHash", s.player_id AS "playerId", p.region, w.region AS "wishedRegion", p.language, s.created_at AS "createdAt",
  s.last_seen_at AS "lastSeenAt", b.player_id IS NOT NULL AS blocked
FROM player_session s JOIN player p ON p.id = s.player_id LEFT JOIN region_wish w ON w.player_id = s.player_id
  LEFT JOIN player_block b ON b.player_id = s.player_id WHERE s.id_hash = ANY ($1::bytea[])`;

export async function insertSession(
  db: Queryable,
  session: { idHash: Buffer; playerId: bigint; now: Date },
): Promise<void> {
  await db.query(
    'INSERT INTO player_session (id_hash, player_id, created_at, last_seen_at) VALUES ($1, $2, $3, $3)',
    [session.idHash, session.playerId, session.now],
  );
}

/** Those of the sessions that there are, in the order of the hashes. */
export async function findSessions(
  db: Queryable,
  idHashes: readonly Buffer[],
): Promise<(SessionRow | undefined)[]> {
  const rows = await db.query<SessionRow>(FIND, [idHashes], 'session-find');
  const byHash = new Map(rows.map((row) => [row.idHash.toString('hex'), row]));
  return idHashes.map((idHash) => byHash.get(idHash.toString('hex')));
}

export async function touchSession(db: Queryable, idHash: Buffer, now: Date): Promise<void> {
  await db.query(
    'UPDATE player_session SET last_seen_at = $2 WHERE id_hash = $1',
    [idHash, now],
    'session-touch',
  );
}

/** @returns whether there was such a session. */
export async function deleteSession(db: Queryable, idHash: Buffer): Promise<boolean> {
  return (
    (await db.query('DELETE FROM player_session WHERE id_hash = $1 RETURNING 1 AS one', [idHash])).length > 0
  );
}

/** Ends every session of a player but one. @returns the hashes of the ended ones. */
export async function deleteOtherSessions(
  db: Queryable,
  playerId: bigint,
  keptIdHash: Buffer,
): Promise<Buffer[]> {
  const rows = await db.query<{ id_hash: Buffer }>(
    'DELETE FROM player_session WHERE player_id = $1 AND id_hash <> $2 RETURNING id_hash',
    [playerId, keptIdHash],
  );
  return rows.map((row) => row.id_hash);
}

/** Ends every session of a player. @returns their hashes. */
export async function deleteSessionsOf(db: Queryable, playerId: bigint): Promise<Buffer[]> {
  const text = 'DELETE FROM player_session WHERE player_id = $1 RETURNING id_hash';
  return (await db.query<{ id_hash: Buffer }>(text, [playerId])).map((row) => row.id_hash);
}

/** Removes what has expired by either limit. @returns the hashes of the ended ones. */
export async function deleteExpiredSessions(
  db: Queryable,
  limits: { seenBefore: Date; createdBefore: Date },
): Promise<Buffer[]> {
  const rows = await db.query<{ id_hash: Buffer }>(
    'DELETE FROM player_session WHERE last_seen_at < $1 OR created_at < $2 RETURNING id_hash',
    [limits.seenBefore, limits.createdBefore],
  );
  return rows.map((row) => row.id_hash);
}
