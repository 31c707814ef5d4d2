import type { Needs } from './platform.ts';
import { listRuns, saveRun } from './player-runs-store.ts';

/** What is done once for each player and period. */
export interface PlayerTask {
  readonly name: string;
  /** The first days of the periods that are over, `2026-10-01`, the oldest first. */
  readonly periods: readonly string[];
  /** The players above `after` that may need it, in their order. */
  list(period: string, after: bigint, limit: number): Promise<bigint[]>;
  /** Does it for one; done again it changes nothing. */
  each(playerId: bigint, period: string): Promise<void>;
  readonly portionPlayers?: number;
}

/** Players of one portion: where it was is kept after each. */
const PORTION_PLAYERS = 50;
/** Portions of one run: the job comes again soon. */
const PORTIONS_MAX = 20;

const DAY_MS = 86_400_000;
/** What was committed late by a clock that runs behind is in the books by then. */
const SETTLED_AFTER_MS = 3_600_000;
/** A house that was away for longer does not go through what is long gone. */
const DAYS_BACK = 7;

/** The last days of UTC that are over and settled, the oldest first: periods of a task of days. */
export const daysOver = (now: Date): string[] =>
  Array.from({ length: DAYS_BACK }, (_, at) =>
    new Date(now.getTime() - SETTLED_AFTER_MS - (DAYS_BACK - at) * DAY_MS).toISOString().slice(0, 10),
  );

/**
 * Goes through the players of each period in portions: a run that was ended in its midst goes on where it was. Who fails holds up
 * nobody, and is tried again until it goes.
 */
export async function runThroughPlayers(
  parts: Needs<'db' | 'clock' | 'error'>,
  task: PlayerTask,
  signal?: AbortSignal,
): Promise<void> {
  const { db, clock } = parts;
  const { portionPlayers = PORTION_PLAYERS } = task;
  let portions = PORTIONS_MAX;
  for (const { period, ...run } of await listRuns(db, task.name, task.periods)) {
    const doEach = (players: readonly bigint[]) => eachApart(parts, task, { period, players, signal });
    const save = (afterPlayer: bigint, failed: readonly bigint[], doneAt: Date | null) =>
      saveRun(db, { task: task.name, period, afterPlayer, failed }, doneAt);
    let { afterPlayer } = run;
    let failed = await doEach(run.failed);
    for (;;) {
      if (signal?.aborted || portions-- <= 0) return save(afterPlayer, failed, null);
      const players = await task.list(period, afterPlayer, portionPlayers);
      failed = [...failed, ...(await doEach(players))];
      // Ended in the middle: the portion is gone through again.
      if (signal?.aborted) return;
      afterPlayer = players.at(-1) ?? afterPlayer;
      const isOver = players.length < portionPlayers;
      await save(afterPlayer, failed, isOver && failed.length === 0 ? clock.now() : null);
      if (isOver) break;
    }
  }
}

/** @returns those that failed, or were not come to */
async function eachApart(
  { error }: Needs<'error'>,
  { name, each }: PlayerTask,
  {
    period,
    players,
    signal,
  }: { period: string; players: readonly bigint[]; signal: AbortSignal | undefined },
): Promise<bigint[]> {
  const failed: bigint[] = [];
  for (const playerId of players) {
    if (signal?.aborted) {
      failed.push(playerId);
      continue;
    }
    try {
      await each(playerId, period);
    } catch (err) {
      error('a task of a player failed', { err, task: name, playerId: String(playerId), period });
      failed.push(playerId);
    }
  }
  return failed;
}
