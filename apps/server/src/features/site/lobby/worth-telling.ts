/** A win is told from this many stakes on. */
const LEAST_TIMES = 5n;
/** Of a batch of rounds at most so many are told, the largest: a busy evening must not drown the sockets. */
const MOST_A_BATCH = 3;

interface Amounts {
  readonly stakeMinor: bigint;
  readonly winMinor: bigint;
}

/** The wins of a batch of rounds that everyone may hear of, largest first. Sizes are compared in stakes. */
export function worthTelling<R extends Amounts>(rounds: readonly R[]): R[] {
  return rounds
    .filter(({ stakeMinor, winMinor }) => stakeMinor > 0n && winMinor >= LEAST_TIMES * stakeMinor)
    .sort((a, b) => sign(b.winMinor * a.stakeMinor - a.winMinor * b.stakeMinor))
    .slice(0, MOST_A_BATCH);
}

const sign = (value: bigint): number => (value > 0n ? 1 : value < 0n ? -1 : 0);

const BUDGET = 6;
const REFILL_MS = 500;

/**
 * How many wins may be told now: six at once, then two a second. A strip that flickers is read by nobody.
 * @param nowMs on a clock that never goes back.
 */
export function createTellingBudget(): { take(wanted: number, nowMs: number): number } {
  let left = BUDGET;
  let countedMs = -Infinity;
  return {
    take: (wanted, nowMs) => {
      left = Math.min(BUDGET, left + (nowMs - countedMs) / REFILL_MS);
      countedMs = nowMs;
      const taken = Math.min(wanted, Math.floor(left));
      left -= taken;
      return taken;
    },
  };
}
