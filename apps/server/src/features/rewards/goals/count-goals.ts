import {
  foldGoal,
  isReached,
  recountGoal,
  targetAfter,
  type FindKnownGame,
  type GoalChange,
  type GoalProgress,
} from '@croupier/domain/rewards/goals';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { listAllCountables, type OwnedCountable, type Recounted } from './countables-store.ts';
import { keyOf, saveCounted, type CountedGoal, type GoalRow, type RoundPlace } from './goals-store.ts';

/** A change with the place of its round, where it is one of the house. */
export interface PlacedChange extends GoalChange {
  readonly playerId: bigint;
  readonly place: RoundPlace | undefined;
}

export interface Counting {
  readonly find: FindKnownGame;
  /** The last position that is read. */
  readonly end: bigint;
  /** A goal that cannot be counted. */
  readonly faulty: (goal: GoalRow, error: unknown) => void;
}

/**
 * Adds changes to goals, writes those that changed, and tells of targets that were reached, in one transaction. What is not counted yet, and
 * what a change leaves unsure, is counted from all the player's rounds. A goal that cannot be counted is set aside by itself.
 * @param goals open ones
 * @param changes of their players in the order of facts; undefined where each goal is to be counted from the rounds
 * @returns those that changed
 */
export async function countGoals(
  tx: Tx,
  goals: readonly GoalRow[],
  changes: ReadonlyMap<bigint, readonly PlacedChange[]> | undefined,
  counting: Counting,
): Promise<readonly Pick<GoalRow, 'playerId' | 'of'>[]> {
  const counted = new Map<GoalRow, GoalProgress | 'faulty'>();
  const again: [GoalRow, GoalProgress][] = [];
  for (const goal of goals)
    judge(goal, counting, counted, () => {
      const mine = goal.counted ? changes?.get(goal.playerId) : undefined;
      const before = progressOf(goal);
      if (!mine) return void again.push([goal, before]);
      const { progress, isSure } = foldGoal(goal, before, mine.filter(isOf(goal)), counting.find);
      if (isSure) counted.set(goal, progress);
      else again.push([goal, progress]);
    });
  if (again.length > 0) {
    const all = await countablesOf(
      tx,
      again.map(([goal]) => goal),
      counting.end,
    );
    for (const [goal, progress] of again)
      judge(goal, counting, counted, () => {
        counted.set(goal, recount(goal, progress, all, counting.find));
      });
  }
  const changed = [...counted].filter(([goal, progress]) => !isSame(goal, progress)).map(rowOf);
  const written = await saveCounted(tx, changed.sort(byPlayer));
  const timesBefore = new Map(goals.map((goal) => [keyOf(goal), goal.times]));
  const reached = changed.filter(
    (goal) => written.has(keyOf(goal)) && goal.times > timesBefore.get(keyOf(goal))!,
  );
  await appendFacts(
    tx,
    reached.map(({ playerId, id, of, code, times }) => ({
      playerId,
      topic: 'goal.reached',
      payload: { id, of, code, times },
    })),
  );
  return changed.filter((goal) => written.has(keyOf(goal)));
}

/** An error that a definition throws concerns its goal alone. */
function judge(
  goal: GoalRow,
  { faulty }: Counting,
  counted: Map<GoalRow, GoalProgress | 'faulty'>,
  count: () => void,
): void {
  try {
    count();
  } catch (error) {
    faulty(goal, error);
    counted.set(goal, 'faulty');
  }
}

/** Everything that counts for goals, by their players. */
export async function countablesOf(
  tx: Tx,
  goals: readonly GoalRow[],
  end: bigint,
): Promise<ReadonlyMap<bigint, readonly OwnedCountable[]>> {
  const asked = new Map<bigint, Recounted>();
  for (const { playerId, countsFrom, fromPair, fromNonce } of goals) {
    const [from, known] = [{ pair: fromPair, nonce: fromNonce }, asked.get(playerId)];
    asked.set(playerId, {
      playerId,
      from: known && !isBefore(from, known.from) ? known.from : from,
      since: known && known.since < countsFrom ? known.since : countsFrom,
    });
  }
  const all = await listAllCountables(tx, [...asked.values()], end);
  return Map.groupBy(all, ({ playerId }) => playerId);
}

/** @param all what counts for goals of its player */
export function recount(
  goal: GoalRow,
  before: Pick<GoalProgress, 'times' | 'reachedAt'>,
  all: ReadonlyMap<bigint, readonly OwnedCountable[]>,
  find: FindKnownGame,
): GoalProgress {
  const mine = (all.get(goal.playerId) ?? []).filter(isOf(goal)).map(({ of }) => of);
  return recountGoal(goal, before, mine, find);
}

/** Whether a round may count by its place: those before were begun before the goal was held. */
const isOf =
  ({ fromPair, fromNonce }: GoalRow) =>
  ({ place }: { readonly place: RoundPlace | undefined }): boolean =>
    !place || !isBefore(place, { pair: fromPair, nonce: fromNonce });

const isBefore = (one: RoundPlace, other: RoundPlace): boolean =>
  one.pair < other.pair || (one.pair === other.pair && one.nonce < other.nonce);

const progressOf = ({ current, seen, times, reachedAt }: GoalRow): GoalProgress => ({
  ...{ current, seen, times, reachedAt },
});

const isSame = (goal: GoalRow, progress: GoalProgress | 'faulty'): boolean =>
  progress !== 'faulty' &&
  goal.counted &&
  goal.current === progress.current &&
  goal.times === progress.times &&
  goal.reachedAt?.getTime() === progress.reachedAt?.getTime() &&
  goal.seen.length === progress.seen.length &&
  goal.seen.every((word, index) => word === progress.seen[index]);

type Counted = CountedGoal & Pick<GoalRow, 'of' | 'code'>;

function rowOf([goal, progress]: readonly [GoalRow, GoalProgress | 'faulty']): Counted {
  if (progress === 'faulty') return { ...goal, state: 'faulty' };
  const { current, seen, times, reachedAt } = progress;
  const state = isReached(goal.definition, times) ? 'reached' : 'open';
  const target = targetAfter(goal.definition, times);
  return { ...goal, current, seen: [...seen], times, reachedAt, target, state };
}

const byPlayer = (one: Counted, other: Counted): number =>
  one.playerId < other.playerId ? -1 : one.playerId > other.playerId ? 1 : one.id < other.id ? -1 : 1;
