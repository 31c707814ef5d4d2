import type { Tx } from '../../../platform/database.ts';
import { factsWaitingFor } from '../../../platform/facts/waiting-facts-sql.ts';
import { TALLY_READER } from './returns-store.ts';

export async function hashesOfAllMaths(tx: Tx): Promise<{ id: number; mathHash: string }[]> {
  return tx.query('SELECT id, math_hash AS "mathHash" FROM game_maths');
}

/**
 * Counted by SQL, where the reader counts in TypeScript, so that the two check each other. A fact that waits, or was
 * put aside, has a round that is not counted yet.
 */
const RECOUNT = `WITH waiting AS (
  SELECT player_id, (payload->>'id')::uuid AS key FROM ${factsWaitingFor(TALLY_READER)} AS f WHERE topic = 'round.settled'
), units AS (
  SELECT * FROM unnest($1::smallint[], $2::bigint[]) AS u (maths_id, units)
), counted AS (
  SELECT maths_id, coalesce(entry::json->>'mode', 'main') AS mode, CASE WHEN kind = 'play' THEN 'play' ELSE 'real' END AS money,
    win_minor * units / stake_minor AS win_units
  FROM every_round r JOIN units USING (maths_id)
  WHERE NOT EXISTS (SELECT FROM waiting w WHERE w.player_id = r.player_id AND w.key = r.key)
    AND entry::json #>> '{given,flight,void}' IS DISTINCT FROM 'true' AND entry::json->>'voided' IS DISTINCT FROM 'true' AND r.gift_id IS NULL
), recount AS (
  SELECT maths_id, mode, money, count(*) AS rounds, sum(win_units) AS win_units, sum(win_units::numeric * win_units) AS win_units_squared
  FROM counted GROUP BY maths_id, mode, money
)
SELECT to_jsonb(d) AS difference FROM (
  SELECT maths_id, mode, money, t.rounds, r.rounds AS rounds_recounted, t.win_units, r.win_units AS win_units_recounted,
    t.win_units_squared, r.win_units_squared AS win_units_squared_recounted
  FROM returns_tally t FULL JOIN recount r USING (maths_id, mode, money)
  WHERE t.rounds IS DISTINCT FROM r.rounds OR t.win_units <> r.win_units OR t.win_units_squared <> r.win_units_squared) AS d
LIMIT 1`;

export async function firstWrongTally(
  tx: Tx,
  units: readonly { mathsId: number; units: number }[],
): Promise<object | undefined> {
  const values = [units.map(({ mathsId }) => mathsId), units.map((each) => each.units)];
  const [row] = await tx.query<{ difference: object }>(RECOUNT, values);
  return row?.difference;
}
