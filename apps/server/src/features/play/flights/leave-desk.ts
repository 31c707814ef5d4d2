import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/database.ts';
import { keepBeat } from './desk-store.ts';
import { BEAT_MS, DEAF_MS } from './flight-times.ts';
import { createLeaveWriter, type LeaveWriter } from './leave-writer.ts';

/**
 * Where a process takes leaves. A leave is written before anything else is done about it, those that arrive together in one
 * statement; and while there is a flight the desk says, beat by beat, until when it has heard players and until when all
 * it heard is written. What ends a flight waits for that, so a leave that was read in time is never overtaken by the end.
 */
export interface LeaveDesk {
  /** Writes a leave, alone or with others. */
  take: LeaveWriter['write'];
  /** There may be flights to listen for. Costs nothing: what is written is written by the next beat. */
  wake(): void;
  /** Somebody looks at flights. */
  watched(): void;
  /** Says at once how far it has heard, to now at least. */
  beat(): Promise<void>;
  stop(): Promise<void>;
}

export interface DeskDeps {
  /** A small pool of its own, where leaves do not queue behind what else the process asks. */
  readonly settleDb: Queryable;
  readonly clock: Clock;
  readonly failed: (error: unknown, doing: string) => void;
  /** A clock that nobody sets. */
  readonly steadyMs?: () => number;
  /** False where a test makes the beats. */
  readonly isTimed?: boolean;
}

/** So long after somebody looked, bet or left a desk listens, also when there is no flight: longer than one opens for. */
const AWAKE_MS = 120_000;

export function createLeaveDesk({
  settleDb,
  clock,
  failed,
  steadyMs = () => performance.now(),
  isTimed = true,
}: DeskDeps): LeaveDesk {
  const desk = randomUUID();
  const ear = createEar(clock, steadyMs);
  const writer = createLeaveWriter(settleDb);
  let timer: NodeJS.Timeout | undefined;
  let watchedAt: Date | null = null;
  let awakeToMs = -Infinity;
  let isStopped = false;

  async function beatOnce(): Promise<void> {
    const told = watchedAt;
    const { heardFrom, now } = ear.listen();
    const open = await keepBeat(settleDb, {
      desk,
      heardFrom,
      now,
      writtenTo: writer.writtenTo(now),
      watchedAt: told,
    });
    if (told === watchedAt) watchedAt = null;
    if (open === 0 && steadyMs() > awakeToMs) {
      clearInterval(timer);
      timer = undefined;
    }
  }
  const beats = oneAtATime(beatOnce);

  function listen(): void {
    ear.listen();
    if (!beats.underWay()) beats.next().catch((error: unknown) => failed(error, 'a beat of the leave desk'));
  }
  function wake(): void {
    awakeToMs = steadyMs() + AWAKE_MS;
    if (!isStopped && isTimed) timer ??= setInterval(listen, BEAT_MS).unref();
  }

  return {
    take: (leave, leastMs) => {
      wake();
      return writer.write(leave, leastMs);
    },
    wake,
    watched: () => {
      watchedAt = clock.now();
      wake();
    },
    beat: beats.next,
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await Promise.allSettled([writer.finish(), beats.underWay()]);
    },
  };
}

/**
 * Makes beats one at a time: a desk whose beats wait for the database hears on meanwhile, and says so with the next. That is the one to wait
 * for: the one under way says nothing of what was heard since it began.
 */
function oneAtATime(beat: () => Promise<void>): {
  /** @returns once a beat is over that began after this was asked */
  next(): Promise<void>;
  underWay(): Promise<void> | undefined;
} {
  let current: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const begin = () => (current = beat().finally(() => (current = undefined)));
  const afterCurrent = () => {
    following = undefined;
    return current ?? begin();
  };
  return {
    next: () => (current ? (following ??= current.then(afterCurrent, afterCurrent)) : begin()),
    underWay: () => following ?? current,
  };
}

/**
 * Knows since when a process has heard without a gap. A gap is a time in which it did not run, by a clock that nobody sets,
 * or a time that the clock jumped over, in either direction: for what happened in it there is no hour.
 */
export function createEar(
  clock: Clock,
  steadyMs: () => number,
): { listen(): { heardFrom: Date; now: Date } } {
  let heardFrom = clock.now();
  let last = { now: heardFrom, steady: steadyMs() };
  return {
    listen() {
      const now = clock.now();
      const steady = steadyMs();
      const passedMs = steady - last.steady;
      const clockMs = now.getTime() - last.now.getTime();
      const isGap = passedMs > DEAF_MS || Math.abs(clockMs - passedMs) > DEAF_MS;
      if (isGap) heardFrom = now;
      last = { now, steady };
      return { heardFrom, now };
    },
  };
}
