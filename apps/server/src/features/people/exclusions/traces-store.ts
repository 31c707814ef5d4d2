import type { Stop } from '@croupier/domain/people/exclusions';
import type { Queryable, Tx } from '../../../platform/database.ts';

/** What a player excluded themselves by and what holds now is known by these from now on. The caller holds the player's lock. */
export async function insertTraces(
  tx: Tx,
  playerId: bigint,
  { hashes, now }: { hashes: readonly Buffer[]; now: Date },
): Promise<void> {
  const text = `INSERT INTO stop_trace (hash, player_id, place) SELECT h.hash, s.player_id, s.place
FROM unnest($2::bytea[]) AS h (hash), play_stop s JOIN stop_rule r ON r.player_id = s.player_id AND r.place = s.place
WHERE s.player_id = $1 AND s.kind = 'exclusion' AND NOT s.carried AND (r.until_at IS NULL OR r.until_at > $3) ON CONFLICT DO NOTHING`;
  await tx.query(text, [playerId, hashes, now], 'stops-traces-insert');
}

/** The exclusions of others that these are of and that hold now. */
export async function listTraced(
  db: Queryable,
  playerId: bigint,
  { hashes, now }: { hashes: readonly Buffer[]; now: Date },
): Promise<Stop[]> {
  const text = `SELECT s.kind, s.began_at AS "beganAt", s.until_at AS "untilAt" FROM play_stop s
JOIN stop_rule r ON r.player_id = s.player_id AND r.place = s.place
WHERE (s.player_id, s.place) IN (SELECT player_id, place FROM stop_trace WHERE hash = ANY ($2::bytea[]) AND player_id <> $1)
  AND (r.until_at IS NULL OR r.until_at > $3) ORDER BY s.player_id, s.place`;
  return db.query<Stop>(text, [playerId, hashes, now], 'stops-traces-list');
}
