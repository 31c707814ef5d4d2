import type { Queryable } from '../../../platform/database.ts';

/** How many rounds a player has played with real money on the days since an instant, that of it included. */
export async function countRoundsSince(db: Queryable, playerId: bigint, since: Date): Promise<number> {
  const text = `SELECT coalesce(sum(rounds), 0)::float8 AS rounds FROM round_tally
WHERE player_id = $1 AND kind = 'real' AND day >= ($2::timestamptz AT TIME ZONE 'UTC')::date`;
  const [row] = await db.query<{ rounds: number }>(text, [playerId, since], 'bonuses-rounds-since');
  return row!.rounds;
}

/** Whether a player has a device that push messages reach. */
export async function hasPush(db: Queryable, playerId: bigint): Promise<boolean> {
  const text = 'SELECT 1 AS one FROM push_device WHERE player_id = $1 LIMIT 1';
  return (await db.query(text, [playerId], 'bonuses-push')).length > 0;
}

/** Players of a region who have no bonus of a programme and a reference yet. */
export const listOfRegion = (
  db: Queryable,
  asked: {
    readonly region: string;
    readonly programmeId: bigint;
    readonly reference: string;
    readonly after: bigint;
    readonly limit: number;
  },
): Promise<{ playerId: bigint }[]> =>
  db.query(
    `SELECT p.id AS "playerId" FROM player p WHERE p.region = $1 AND p.id > $4 AND p.lapsed_at IS NULL
  AND NOT EXISTS (SELECT FROM bonus b WHERE b.player_id = p.id AND b.programme_id = $2 AND b.reference = $3)
ORDER BY p.id LIMIT $5`,
    [asked.region, asked.programmeId, asked.reference, asked.after, asked.limit],
    'bonuses-of-region',
  );

/** Players of a region in one of some segments who have no bonus of a programme and a reference yet. */
export const listInSegments = (
  db: Queryable,
  asked: {
    readonly region: string;
    readonly segments: readonly string[];
    readonly programmeId: bigint;
    readonly reference: string;
    readonly after: bigint;
    readonly limit: number;
  },
): Promise<{ playerId: bigint }[]> =>
  db.query(
    `SELECT DISTINCT s.player_id AS "playerId" FROM segment_player s JOIN player p ON p.id = s.player_id
WHERE s.segment = ANY ($2::text[]) AND p.region = $1 AND s.player_id > $5
  AND NOT EXISTS (SELECT FROM bonus b WHERE b.player_id = s.player_id AND b.programme_id = $3 AND b.reference = $4)
ORDER BY 1 LIMIT $6`,
    [asked.region, asked.segments, asked.programmeId, asked.reference, asked.after, asked.limit],
    'bonuses-in-segments',
  );
