import { countsMoney, targetAfter, type GoalDefinition } from '@croupier/domain/rewards/goals';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { findPlaceNow, findPlaceThen, insertGoal, type GoalSource, type RoundPlace } from './goals-store.ts';

export interface NewHeldGoal
  extends Pick<GoalSource, 'of' | 'code'>, Partial<Omit<GoalSource, 'of' | 'code'>> {
  readonly playerId: bigint;
  /** The same id is the same goal: held again it is left as it is. */
  readonly id: string;
  readonly definition: GoalDefinition;
  /** A head start beside what is played. */
  readonly headStart?: bigint;
  /** What began before does not count. It may lie in the past: then what was played since counts, too. */
  readonly countsFrom: Date;
  readonly untilAt?: Date | null;
  /** The place of the first round of the house that began since `countsFrom`, where it is known: then nobody looks for it. */
  readonly from?: RoundPlace | undefined;
  readonly now: Date;
}

const FIRST: RoundPlace = { pair: 0, nonce: 0 };

/**
 * Has a player hold a goal from now on, with the commit of what gives it. Its reader counts it from the rounds before it adds, so
 * that nothing is lost that settles meanwhile, whatever it reads first.
 * @returns false where they hold it already
 */
export async function holdGoal(tx: Tx, goal: NewHeldGoal): Promise<boolean> {
  const { playerId, id, of, code, definition, headStart = 0n, countsFrom, untilAt = null, now } = goal;
  const { programmeId = null, version = null, runId = null, step = null } = goal;
  if (countsMoney(definition.counts) && !definition.currency)
    throw new Error(`A goal on ${definition.counts} has no currency`);
  if (definition.repeats && definition.targets.length !== 1)
    throw new Error('A goal that repeats has one target');
  const from =
    goal.from ??
    (await (countsFrom >= now ? findPlaceNow(tx, playerId) : findPlaceThen(tx, playerId, countsFrom))) ??
    FIRST;
  const isNew = await insertGoal(tx, {
    ...{ playerId, id, of, code, programmeId, version, runId, step, definition, headStart },
    ...{ countsFrom, untilAt, fromPair: from.pair, fromNonce: from.nonce },
    ...{ target: targetAfter(definition, 0), now },
  });
  // Whoever has played since need not play again for it to be counted.
  if (isNew && countsFrom < now)
    await appendFacts(tx, [{ playerId, topic: 'goal.held', payload: { id, of, code } }]);
  return isNew;
}
