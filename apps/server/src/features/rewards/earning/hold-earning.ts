import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import { holdGoal, type NewHeldGoal } from '../goals/feature.ts';
import type { EarningFor } from './earning-for.ts';
import { KIND } from './earning-parts.ts';

/** Has a player earn points by a programme from an instant on. The caller has seen that they hold no other. */
export async function holdEarning(
  tx: Tx,
  { id: programmeId, version, programme, definition }: EarningFor,
  held: Pick<NewHeldGoal, 'playerId' | 'countsFrom' | 'from' | 'now'>,
): Promise<void> {
  const goal = {
    id: randomUUID(),
    of: KIND,
    code: programme.code,
    programmeId,
    version,
    definition,
  } as const;
  await holdGoal(tx, { ...goal, ...held });
}
