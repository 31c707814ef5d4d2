import type { InputOf } from '@croupier/contract/kit';
import type { testProgress } from '@croupier/contract/site/test-data';
import type { Queryable } from '../../../platform/database.ts';
import { refuse } from '../../../platform/refusal.ts';
import { readGoals, type Goals } from '../../rewards/goals/feature.ts';

type Body = InputOf<typeof testProgress>['body'];

/** Has a goal stand where a test wants it: one by its id, or the open one that a player has of a programme. */
export async function makeProgress(
  { db, goals }: { readonly db: Queryable; readonly goals: Pick<Goals, 'setProgress'> },
  { playerId: player, of, current }: Body,
) {
  const playerId = BigInt(player);
  const id = typeof of === 'string' ? of : await findOpen(db, playerId, of);
  const isSet = id !== undefined && (await goals.setProgress({ playerId, id, current: BigInt(current) }));
  return isSet ? { done: true as const } : refuse('conflict');
}

async function findOpen(
  db: Queryable,
  playerId: bigint,
  { use, code }: Exclude<Body['of'], string>,
): Promise<string | undefined> {
  const goals = await readGoals(db, playerId, { of: use });
  return goals.find((goal) => goal.code === code && goal.state === 'open')?.id;
}
