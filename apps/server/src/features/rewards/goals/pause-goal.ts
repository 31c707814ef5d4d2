import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { turnGoal, type GoalRow } from './goals-store.ts';

type Turned = Pick<GoalRow, 'playerId' | 'id' | 'of' | 'code'> & { readonly now: Date };

/** Puts a goal aside: what its player begins from now on does not count for it, and what it has come to stays. */
export const pauseGoal = (tx: Tx, goal: Turned): Promise<void> => turn(tx, goal, false);

/** Takes up again a goal that was put aside, where it stood. */
export const resumeGoal = (tx: Tx, goal: Turned): Promise<void> => turn(tx, goal, true);

/** Rounds that its reader adds before this commits are judged by what was: so it is told to count the goal anew. */
async function turn(tx: Tx, { playerId, id, of, code, now }: Turned, isOn: boolean): Promise<void> {
  if (!(await turnGoal(tx, { playerId, id, isOn, now }))) return;
  await appendFacts(tx, [{ playerId, topic: 'goal.held', payload: { id, of, code } }]);
}
