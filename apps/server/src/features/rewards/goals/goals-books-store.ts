import type { SqlCheck } from '../../../platform/books-check.ts';
import type { Tx } from '../../../platform/database.ts';
import { GOAL, GOALS_OF, type GoalRow } from './goals-store.ts';

export const REACHED_GOALS: SqlCheck = {
  name: 'reached-goals',
  says: 'A goal is reached when all its targets are, stands at the last of them, and every target that was reached was told of.',
  sql: `SELECT player_id, id, state, current, target, times FROM goal
CROSS JOIN LATERAL (SELECT jsonb_array_length(definition->'targets') AS targets, definition->>'repeats' = 'true' AS repeats) AS d
WHERE (state = 'reached') <> (state <> 'over' AND state <> 'faulty' AND targets > 0 AND repeats IS NOT TRUE AND times >= targets)
  OR state = 'reached' AND (current <> target OR target <> (definition->'targets'->>-1)::bigint)`,
};

const PORTION = `SELECT ${GOAL} FROM ${GOALS_OF} WHERE g.state = 'open' AND g.counted AND v.withdrawn_at IS NULL AND (v.until_at IS NULL OR v.until_at > now()) AND (g.player_id, g.id) > ($1, $2)
ORDER BY g.player_id, g.id LIMIT $3`;

/** Goals that are counted on, under versions that go on, in the order of their key. */
export async function listCounted(
  tx: Tx,
  after: Pick<GoalRow, 'playerId' | 'id'>,
  limit: number,
): Promise<GoalRow[]> {
  return tx.query<GoalRow>(PORTION, [after.playerId, after.id, limit]);
}
