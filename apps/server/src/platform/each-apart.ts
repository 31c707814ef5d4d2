import type { Clock } from './clock.ts';

/** A row that failed is tried again after this long, and after twice as long each time it fails again. */
const RETRY_FIRST_MS = 60_000;
const RETRY_MOST_MS = 6 * 3_600_000;
/** Rows that failed and are remembered; more are tried with every run again. */
const FAILED_MAX = 1_000;

export interface EachApart {
  /** Keys of rows that failed and whose time has not come: what lists rows for a run leaves them out. */
  resting(): string[];
  /**
   * Does the work on each row by itself: one that throws is reported and rests, the others are done all the same.
   * @returns how many were done and how many failed
   */
  each<T>(
    rows: readonly T[],
    keyOf: (row: T) => string,
    work: (row: T) => Promise<void>,
    signal?: AbortSignal,
  ): Promise<{ done: number; failed: number }>;
}

export interface EachApartDeps {
  readonly clock: Clock;
  /** Told of every failure, with the row's key and how often it has failed in a row. */
  failed(about: { err: unknown; row: string; failures: number }): void;
}

/**
 * What jobs go through their rows with, so that a row that cannot be worked on neither ends the run nor stands at the
 * head of the next one for ever. What failed is remembered by this process alone: a restart tries it again at once.
 */
export function createEachApart({ clock, failed }: EachApartDeps): EachApart {
  const failures = new Map<string, { times: number; restsUntil: number }>();

  function noteFailure(row: string, err: unknown): void {
    const times = (failures.get(row)?.times ?? 0) + 1;
    const restMs = Math.min(RETRY_FIRST_MS * 2 ** (times - 1), RETRY_MOST_MS);
    // Deleted first, so that the map's order is that of the last failures and the oldest one makes room.
    failures.delete(row);
    const oldest = failures.size >= FAILED_MAX ? failures.keys().next().value : undefined;
    if (oldest !== undefined) failures.delete(oldest);
    failures.set(row, { times, restsUntil: clock.now().getTime() + restMs });
    failed({ err, row, failures: times });
  }

  return {
    resting: () => {
      const now = clock.now().getTime();
      return [...failures].filter(([, { restsUntil }]) => restsUntil > now).map(([row]) => row);
    },
    each: async (rows, keyOf, work, signal) => {
      const count = { done: 0, failed: 0 };
      for (const row of rows) {
        if (signal?.aborted) break;
        const key = keyOf(row);
        try {
          await work(row);
          failures.delete(key);
          count.done++;
        } catch (error) {
          noteFailure(key, error);
          count.failed++;
        }
      }
      return count;
    },
  };
}
