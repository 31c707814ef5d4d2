import { shareOf, type Countable, type Share } from './countable.ts';
import type { FindKnownGame } from './game-filter.ts';
import { DAY_MS } from '../programmes/index.ts';
import { isReached, newProgress, targetAfter, type Goal, type GoalProgress } from './goal.ts';

/** A round or a payment that came to count, or does no more. */
export interface GoalChange {
  readonly way: 'add' | 'undo';
  readonly of: Countable;
}

/** Unless `isSure`, what was taken back leaves something that only all the others together tell: `recountGoal` says it. */
export interface Folded {
  readonly progress: GoalProgress;
  readonly isSure: boolean;
}

/**
 * Adds changes to a goal in the order in which they were told. The result does not depend on that order: it is what the set of
 * all rounds and payments that count comes to, whose undone ones are not in it. A goal that is reached is left alone.
 */
export function foldGoal(
  goal: Goal,
  before: GoalProgress,
  changes: readonly GoalChange[],
  find: FindKnownGame,
): Folded {
  let progress = before;
  let isSure = true;
  for (const { way, of } of changes) {
    if (isReached(goal.definition, progress.times)) break;
    const share = shareOf(goal, of, find);
    if (!share) continue;
    const after = way === 'add' ? added(goal, progress, share) : undone(goal, progress, share);
    if (!after) isSure = false;
    // What can only be told by counting again is no ground to call a target reached.
    else if (isSure)
      progress = isEndless(goal) ? risen(progress, after, of) : reached(goal, after, of.endedAt);
  }
  return { progress, isSure };
}

/**
 * Counts a goal from all that counts for it, as if nothing had been counted before but for the targets that were reached: those
 * stay. Changes that were told and undone again are not in `all`.
 */
export function recountGoal(
  goal: Goal,
  before: Pick<GoalProgress, 'times' | 'reachedAt'>,
  all: readonly Countable[],
  find: FindKnownGame,
): GoalProgress {
  let progress: GoalProgress = newProgress(goal);
  if (isEndless(goal)) {
    for (const it of all.toSorted(byEnd)) {
      const share = shareOf(goal, it, find);
      if (share) progress = risen(progress, added(goal, progress, share), it);
    }
    return progress;
  }
  let last = goal.countsFrom;
  for (const it of all) {
    const share = shareOf(goal, it, find);
    if (!share) continue;
    progress = added(goal, progress, share);
    if (it.endedAt > last) last = it.endedAt;
  }
  const { times, reachedAt } = before;
  return reached(goal, { ...progress, times, reachedAt }, last);
}

const isEndless = ({ definition }: Goal): boolean => definition.targets.length === 0;

const byEnd = (one: Countable, other: Countable): number => one.endedAt.getTime() - other.endedAt.getTime();

/** A goal without targets says since when it stands where it does: of two players with the same, one was first. */
function risen(before: GoalProgress, after: GoalProgress, { endedAt }: Countable): GoalProgress {
  return after.current === before.current ? after : { ...after, reachedAt: endedAt };
}

function added(
  { definition, headStart }: Goal,
  progress: GoalProgress,
  share: NonNullable<Share>,
): GoalProgress {
  const { current, seen } = progress;
  if ('sum' in share) return { ...progress, current: current + share.sum };
  if ('best' in share) return share.best > current ? { ...progress, current: share.best } : progress;
  if (seen.includes(share.word)) return progress;
  const all = [...seen, share.word].sort();
  const count = definition.counts === 'days-streak' ? longestRun(all) : all.length;
  return { ...progress, seen: all, current: headStart + BigInt(count) };
}

/** How many days follow one another at most. @param days in ascending order */
function longestRun(days: readonly string[]): number {
  let [longest, run] = [0, 0];
  for (const [index, day] of days.entries()) {
    const isNext = index > 0 && Date.parse(day) - Date.parse(days[index - 1]!) === DAY_MS;
    run = isNext ? run + 1 : 1;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** @returns undefined where only a recount tells */
function undone(goal: Goal, progress: GoalProgress, share: NonNullable<Share>): GoalProgress | undefined {
  const { current, seen } = progress;
  // When it came to what is left, only the others tell.
  if (isEndless(goal)) return undefined;
  if ('sum' in share) return { ...progress, current: current - share.sum };
  // Another round may have been as high, or of that day or game.
  if ('best' in share) return share.best < current ? progress : undefined;
  return seen.includes(share.word) ? undefined : progress;
}

/** Counts the targets that are reached by now. One whose last is reached stands at it, however far beyond it came. */
function reached({ definition }: Goal, progress: GoalProgress, at: Date): GoalProgress {
  const { current } = progress;
  let { times } = progress;
  if (definition.targets.length === 0) return progress;
  if (definition.repeats) {
    const full = Number(current / targetAfter(definition, 0));
    times = Math.max(times, full);
  } else while (!isReached(definition, times) && current >= targetAfter(definition, times)) times += 1;
  if (times === progress.times) return progress;
  const last = isReached(definition, times) ? targetAfter(definition, times) : current;
  return { ...progress, times, reachedAt: at, current: last };
}
