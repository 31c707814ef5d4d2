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

/** What a win must come to, in stakes, to be shown: the highest of these that enough wins reach. */
const FLOORS = [250n, 100n, 50n, 20n, 10n] as const;
/** How many wins the strip has room for. */
export const SHOWN_WINS = 12;

/**
 * The wins to show of those that are kept, newest first: one of a player in a game, none below a floor that grows with
 * what there is, so that a busy evening shows large wins and a quiet one shows what it has.
 */
export function strip<W extends Amounts & { playerName: string; game: string }>(kept: readonly W[]): W[] {
  const seen = new Set<string>();
  const distinct = atLeast(floorOf(kept), kept).filter(({ playerName, game }) => {
    const key = `${game} ${playerName}`;
    return !seen.has(key) && seen.add(key);
  });
  return distinct.slice(0, SHOWN_WINS);
}

/** In stakes. */
export function floorOf(kept: readonly (Amounts & { playerName: string; game: string })[]): bigint {
  const players = (floor: bigint) =>
    new Set(atLeast(floor, kept).map(({ playerName, game }) => `${game} ${playerName}`)).size;
  return FLOORS.find((floor) => players(floor) >= SHOWN_WINS) ?? LEAST_TIMES;
}

export const atLeast = <W extends Amounts>(floor: bigint, wins: readonly W[]): W[] =>
  wins.filter(({ stakeMinor, winMinor }) => winMinor >= floor * stakeMinor);

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
