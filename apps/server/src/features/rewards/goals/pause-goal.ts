import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { setEnd, turnGoal, type GoalRow } from './goals-store.ts';

type Named = Pick<GoalRow, 'playerId' | 'id' | 'of' | 'code'>;

/** Puts a goal aside: what its player begins from now on does not count for it, and what it has come to stays. */
export async function pauseGoal(tx: Tx, goal: Named & { readonly now: Date }): Promise<void> {
  if (await turnGoal(tx, { ...goal, isOn: false })) await countAnew(tx, goal);
}

/** Takes up again a goal that was put aside, where it stood. */
export async function resumeGoal(tx: Tx, goal: Named & { readonly now: Date }): Promise<void> {
  if (await turnGoal(tx, { ...goal, isOn: true })) await countAnew(tx, goal);
}

/** Has a goal count until another instant than the one it was held until. */
export async function moveGoalEnd(tx: Tx, goal: Named & { readonly untilAt: Date }): Promise<void> {
  if (await setEnd(tx, goal)) await countAnew(tx, goal);
}

/** Rounds that its reader adds before this commits are judged by what was. */
const countAnew = (tx: Tx, { playerId, id, of, code }: Named): Promise<void> =>
  appendFacts(tx, [{ playerId, topic: 'goal.held', payload: { id, of, code } }]);
