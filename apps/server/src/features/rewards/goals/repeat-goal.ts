import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import { endGoals, readGoals, type GoalRow } from './goals-store.ts';
import { holdGoal, type NewHeldGoal } from './hold-goal.ts';

/** A goal that repeats, as the version of a programme in force has its players hold it. */
export type RepeatedGoal = Required<
  Pick<NewHeldGoal, 'of' | 'code' | 'programmeId' | 'version' | 'definition'>
>;

/** Has a player reach a target again and again from an instant on. The caller has seen that they do not yet. */
export async function holdRepeated(
  tx: Tx,
  { of, code, programmeId, version, definition }: RepeatedGoal,
  held: Pick<NewHeldGoal, 'playerId' | 'countsFrom' | 'from' | 'now'>,
): Promise<void> {
  await holdGoal(tx, { id: randomUUID(), of, code, programmeId, version, definition, ...held });
}

/** From when the goal after one that was reached counts: a spin begins as it ends, and must not count for both. */
export const afterReached = (reachedAt: Date): Date => new Date(reachedAt.getTime() + 1);

/**
 * Lets a goal that reached its target count on while its version is the one that counts for its player. Another version, or another
 * programme, takes over when a target is reached, never in between: whoever has begun a lap ends it by the terms that they began it under.
 * @param next what counts for the player now; undefined: nothing does any more
 * @returns the goal as it stands then
 */
export async function goOnRepeating(
  tx: Tx,
  goal: GoalRow,
  next: RepeatedGoal | undefined,
  now: Date,
): Promise<GoalRow> {
  const isSame = next && next.programmeId === goal.programmeId && next.version === goal.version;
  if (goal.state !== 'open' || isSame) return goal;
  const { playerId, id } = goal;
  // Ended first: from then on its row is locked, and what is read of it is the last of it.
  await endGoals(tx, playerId, [id]);
  const [ended] = await readGoals(tx, playerId, { ids: [id] });
  if (next) await holdRepeated(tx, next, { playerId, countsFrom: afterReached(ended!.reachedAt!), now });
  return ended!;
}
