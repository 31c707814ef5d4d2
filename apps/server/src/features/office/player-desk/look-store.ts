import type { Queryable } from '../../../platform/database.ts';
import { LOOK } from './player-subject.ts';

/** Whether the log has it that this operator looked at this player after an instant. */
export async function hasLooked(
  db: Queryable,
  { operatorId, playerId, after }: { operatorId: bigint; playerId: bigint; after: Date },
): Promise<boolean> {
  const text = `SELECT 1 AS one FROM audit_entry WHERE subject_kind = 'player' AND subject_id = $1 AND act = '${LOOK}'
AND operator_id = $2 AND at > $3 LIMIT 1`;
  return (await db.query(text, [String(playerId), operatorId, after])).length > 0;
}
