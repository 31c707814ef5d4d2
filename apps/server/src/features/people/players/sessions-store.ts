import type { Language, RulePlaces } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { SessionPlace } from './visit.ts';

export interface SessionRow extends RulePlaces {
  idHash: Buffer;
  playerId: bigint;
  language: Language;
  blocked: boolean;
  createdAt: Date;
  lastSeenAt: Date;
}

const FIND = `SELECT s.id_hash AS "idHash", s.player_id AS "playerId", p.region, w.region AS "wishedRegion", p.residence, p.language, s.created_at AS "createdAt",
  s.last_seen_at AS "lastSeenAt", b.player_id IS NOT NULL AS blocked
FROM player_session s JOIN player p ON p.id = s.player_id LEFT JOIN region_wish w ON w.player_id = s.player_id
  LEFT JOIN player_block b ON b.player_id = s.player_id WHERE s.id_hash = ANY ($1::bytea[])`;

const INSERT = `INSERT INTO player_session (id_hash, player_id, created_at, last_seen_at, browser, system, country, network, address_hash, proven_at, device_hash)
VALUES ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10)`;

export async function insertSession(
  db: Queryable,
  session: SessionPlace & { idHash: Buffer; playerId: bigint; now: Date; provenAt: Date | null },
): Promise<void> {
  const { idHash, playerId, now, browser, system, country, network, addressHash, deviceHash, provenAt } =
    session;
  const place = [browser, system, country, network, addressHash];
  await db.query(INSERT, [idHash, playerId, now, ...place, provenAt, deviceHash]);
}

/**
 * Gives a session another id; what hangs on it stays. `provenAt` stays as it was when it is null.
 * @returns whether there was such a session: of two at once, the second finds none
 */
export async function renameSession(
  tx: Tx,
  session: { playerId: bigint; from: Buffer; to: Buffer; provenAt: Date | null },
): Promise<boolean> {
  const text = `UPDATE player_session SET id_hash = $3, proven_at = coalesce($4, proven_at)
WHERE id_hash = $2 AND player_id = $1 RETURNING 1 AS one`;
  const { playerId, from, to, provenAt } = session;
  return (await tx.query(text, [playerId, from, to, provenAt])).length > 0;
}

/** @returns null also for a session that there is not */
export async function findProvenAt(db: Queryable, idHash: Buffer): Promise<Date | null> {
  const text = 'SELECT proven_at AS "provenAt" FROM player_session WHERE id_hash = $1';
  return (await db.query<{ provenAt: Date | null }>(text, [idHash], 'session-proven'))[0]?.provenAt ?? null;
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

export interface ShownSession {
  readonly id: string;
  readonly isThis: boolean;
  readonly browser: string | null;
  readonly system: string | null;
  readonly country: string | null;
  readonly network: string | null;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
}

const LIST = `SELECT public_id AS id, id_hash = $4 AS "isThis", browser, system, country, network::text AS network,
  created_at AS "startedAt", last_seen_at AS "lastSeenAt"
FROM player_session WHERE player_id = $1 AND last_seen_at >= $2 AND created_at >= $3
ORDER BY id_hash = $4 DESC, last_seen_at DESC, public_id LIMIT $5`;

/** What a player is shown of their sessions: none of it opens one. */
export const listSessionsOf = (
  db: Queryable,
  of: { playerId: bigint; seenSince: Date; createdSince: Date; thisOne: Buffer; limit: number },
): Promise<ShownSession[]> =>
  db.query<ShownSession>(LIST, [of.playerId, of.seenSince, of.createdSince, of.thisOne, of.limit]);

export async function hasSession(db: Queryable, playerId: bigint): Promise<boolean> {
  const text = 'SELECT 1 AS one FROM player_session WHERE player_id = $1 LIMIT 1';
  return (await db.query(text, [playerId])).length > 0;
}

/** @returns the hash of the ended session's id, or undefined when the player has none of this name */
export async function deleteSessionOf(
  tx: Tx,
  playerId: bigint,
  publicId: string,
): Promise<Buffer | undefined> {
  const text =
    'DELETE FROM player_session WHERE player_id = $1 AND public_id = $2 RETURNING id_hash AS "idHash"';
  return (await tx.query<{ idHash: Buffer }>(text, [playerId, publicId]))[0]?.idHash;
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
