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
 * Open goals of versions that were withdrawn, or ended.
 * @param over rounds of those that ended `before` are all told, and rounds from before a withdrawal that was `told`; one after `now` was
 * pressed by a clock that has been set back since
 */
export const listLeftGoals = (
  db: Queryable,
  { before, told, now }: { before: Date; told: Date; now: Date },
  limit: number,
): Promise<{ playerId: bigint; id: string }[]> =>
  db.query(
    `SELECT g.player_id AS "playerId", g.id FROM goal g
JOIN programme_version v ON v.programme_id = g.programme_id AND v.version = g.version
WHERE g.of = 'achievement' AND g.state = 'open' AND (v.withdrawn_at <= $2 OR v.withdrawn_at > $4 OR v.until_at <= $1 OR g.until_at <= $1)
ORDER BY g.player_id, g.id LIMIT $3`,
    [before, told, limit, now],
    'achievements-left-goals',
  );

/** Whether an achievement was withdrawn since an instant. */
export async function isAnyWithdrawn(db: Queryable, since: Date): Promise<boolean> {
  const text = `SELECT FROM programme_version v JOIN programme p ON p.id = v.programme_id
WHERE p.kind = 'achievement' AND v.withdrawn_at > $1 LIMIT 1`;
  return (await db.query(text, [since], 'achievements-withdrawn')).length === 1;
}
