import type { Tx } from '../../../platform/database.ts';
import type { StoredFact } from '../../../platform/outbox.ts';
import { moveFreeRoundsEnds } from '../../play/providers/feature.ts';
import { moveGiftEnds } from '../gifts/feature.ts';
import { holdPurseSeat, moveGrantEnd } from '../purses/feature.ts';
import { insertBreakMove } from './break-moves-store.ts';

/**
 * Moves on the ends of what a player has under way by as long as a break takes from them, their own or one that the house
 * set: the active bonus, rounds of ours and of
 * other studios. What waits to be taken runs out by its terms.
 */
export async function followBreaks(
  tx: Tx,
  facts: readonly StoredFact<'break.begun' | 'house-break.set'>[],
): Promise<void> {
  for (const { playerId, createdAt, payload } of facts) {
    // The seat first, as whoever plays or ends any of these does.
    await holdPurseSeat(tx, playerId);
    const move = await insertBreakMove(tx, playerId, { from: createdAt, until: new Date(payload.until) });
    if (!move) continue;
    const by = { playerId, runningAt: createdAt, ms: move.until.getTime() - move.from.getTime() };
    await moveGrantEnd(tx, by);
    await moveGiftEnds(tx, by);
    await moveFreeRoundsEnds(tx, by);
  }
}
