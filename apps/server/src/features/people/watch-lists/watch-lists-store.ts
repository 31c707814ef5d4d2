import type { Match, Watched, WatchState } from '@croupier/domain/people/watch-lists';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { jsonText } from '../../../platform/json-text.ts';

/** Undefined of whom no list can be asked: an account without a first or last name. */
export async function findWatched(db: Queryable, playerId: bigint): Promise<Watched | undefined> {
  const text = `SELECT first_name AS "firstName", second_name AS "secondName", last_name AS "lastName", birthday::text
FROM player WHERE id = $1 AND first_name IS NOT NULL AND last_name IS NOT NULL`;
  return (await db.query<Watched>(text, [playerId], 'watch-person'))[0];
}

/** Players with a name above one that were not looked up in this version of the lists. */
export const listUnscreened = async (
  db: Queryable,
  version: string,
  { after, limit }: { after: bigint; limit: number },
): Promise<bigint[]> =>
  (
    await db.query<{ id: bigint }>(
      `SELECT p.id FROM player p LEFT JOIN watch_screening s ON s.player_id = p.id
WHERE p.id > $2 AND p.first_name IS NOT NULL AND p.last_name IS NOT NULL AND s.version IS DISTINCT FROM $1 ORDER BY p.id LIMIT $3`,
      [version, after, limit],
    )
  ).map(({ id }) => id);

/** Asks about a person and an entry; what was answered of the very same stays answered, and a hit stays one. */
export async function saveHit(
  tx: Tx,
  playerId: bigint,
  { entry, scorePercent }: Match,
  { askedHash, now }: { askedHash: Buffer; now: Date },
): Promise<void> {
  await tx.query(
    `INSERT INTO watch_hit AS h (player_id, list, entry_id, entry, score_percent, asked_hash, found_at, state)
VALUES ($1, $2, $3, $4, $5, $6, $7, 'new')
ON CONFLICT (player_id, list, entry_id) DO UPDATE SET entry = $4, score_percent = $5, asked_hash = $6, found_at = $7, state = 'new',
  decided_by = NULL, decided_at = NULL WHERE h.state <> 'hit' AND h.asked_hash IS DISTINCT FROM $6`,
    [playerId, entry.list, entry.id, jsonText(entry), scorePercent, askedHash, now],
  );
}

/** Takes back what was asked and nobody has answered, of entries that are nobody like this any more. */
export async function deleteUnasked(tx: Tx, playerId: bigint, still: readonly Match[]): Promise<void> {
  await tx.query(
    `DELETE FROM watch_hit WHERE player_id = $1 AND state = 'new' AND (list, entry_id) NOT IN (
  SELECT * FROM unnest($2::text[], $3::text[]))`,
    [playerId, still.map(({ entry }) => entry.list), still.map(({ entry }) => entry.id)],
  );
}

export async function saveScreening(tx: Tx, playerId: bigint, version: string, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO watch_screening (player_id, version, at) VALUES ($1, $2, $3)
ON CONFLICT (player_id) DO UPDATE SET version = $2, at = $3`,
    [playerId, version, now],
  );
}

export interface HitRow {
  readonly playerId: bigint;
  readonly list: string;
  readonly entryId: string;
  readonly state: WatchState;
}

/** Whether somebody is still to say whether a player is who is on a list. */
export const hasOpenHit = async (db: Queryable, playerId: bigint): Promise<boolean> =>
  (await db.query(`SELECT FROM watch_hit WHERE player_id = $1 AND state = 'new' LIMIT 1`, [playerId]))
    .length > 0;

/** Whether somebody has said that a player is who is on a list. */
export const hasHit = async (db: Queryable, playerId: bigint): Promise<boolean> =>
  (await db.query(`SELECT FROM watch_hit WHERE player_id = $1 AND state = 'hit' LIMIT 1`, [playerId]))
    .length > 0;

/** Locked until the transaction ends. */
export async function lockHit(tx: Tx, id: string): Promise<HitRow | undefined> {
  const text = `SELECT player_id AS "playerId", list, entry_id AS "entryId", state FROM watch_hit WHERE id = $1 FOR UPDATE`;
  return (await tx.query<HitRow>(text, [id]))[0];
}

export async function setVerdict(
  tx: Tx,
  id: string,
  { verdict, by, at }: { verdict: WatchState; by: string; at: Date },
): Promise<void> {
  await tx.query('UPDATE watch_hit SET state = $2, decided_by = $3, decided_at = $4 WHERE id = $1', [
    ...[id, verdict, by, at],
  ]);
}
