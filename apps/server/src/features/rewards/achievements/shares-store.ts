import type { Queryable } from '../../../platform/database.ts';

/** Counts anew, for each achievement, who plays for it and who holds a medal of it. It reads every goal, so it is a job's. */
export async function countShares(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `INSERT INTO achievement_share (code, holders, players, counted_at)
SELECT code, count(DISTINCT player_id) FILTER (WHERE times > 0), count(DISTINCT player_id), $1 FROM goal WHERE of = 'achievement' GROUP BY code
ON CONFLICT (code) DO UPDATE SET holders = excluded.holders, players = excluded.players, counted_at = excluded.counted_at`,
    [now],
    'achievements-count-shares',
  );
}

export interface ShareRow {
  readonly code: string;
  readonly holders: bigint;
  readonly players: bigint;
}

export const listShares = (db: Queryable): Promise<ShareRow[]> =>
  db.query<ShareRow>('SELECT code, holders, players FROM achievement_share', [], 'achievements-shares');

/**
 * Open goals of achievements that are over.
 * @param before those that count no round since then are over, too, whatever version of theirs is published since
 */
export const listLeftGoals = (
  db: Queryable,
  { programmes, before, limit }: { programmes: readonly bigint[]; before: Date; limit: number },
): Promise<{ playerId: bigint; id: string }[]> =>
  db.query(
    `SELECT player_id AS "playerId", id FROM goal WHERE of = 'achievement' AND state = 'open'
  AND (programme_id = ANY ($1::bigint[]) OR until_at <= $2) ORDER BY player_id, id LIMIT $3`,
    [programmes, before, limit],
    'achievements-left-goals',
  );
