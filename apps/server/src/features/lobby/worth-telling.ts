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
