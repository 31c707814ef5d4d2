/** What renderings take of the one thread, and how time passes meanwhile. A test has a thread of its own. */
export interface Thread {
  /** Of a clock that nobody sets. */
  nowMs(): number;
  /** For how long the thread has worked since it began. */
  busyMs(): number;
  after(waitMs: number, run: () => void): void;
}

export const ownThread: Thread = {
  nowMs: () => performance.now(),
  busyMs: () => performance.eventLoopUtilization().active,
  after: (waitMs, run) => void setTimeout(run, waitMs).unref(),
};

export interface ShareLimits {
  /** Of the thread's time, for each who has pages rendered, in the long run. */
  readonly shareEach: number;
  /** So much of it somebody may take at once, after a pause. */
  readonly aheadMs: number;
  /** Nobody waits longer for a share that they took too early, whatever was counted as theirs. */
  readonly restMaxMs: number;
}

/** Counts by whom renderings are asked for what they cost, in milliseconds of the thread. */
interface ThreadShares {
  begin(who: string): void;
  end(who: string): void;
  /** What somebody has taken that has not passed yet. */
  owedMs(who: string): number;
  /** In how many milliseconds somebody may have a rendering begun; 0 for now. */
  restMs(who: string): number;
}

interface Account {
  readonly owedMs: number;
  readonly atMs: number;
}

/** Of so many the one who has not come for longest is forgotten: a flood of addresses costs no memory without end. */
const MAXIMUM_ACCOUNTS = 10_000;

/** While some are rendered at once, each is counted an equal part of what the thread works: none is done without the others. */
export function createThreadShares(limits: ShareLimits, thread: Thread): ThreadShares {
  const { shareEach, aheadMs, restMaxMs } = limits;
  const accounts = new Map<string, Account>();
  const running: string[] = [];
  let countedMs = thread.busyMs();

  const owedMs = (who: string): number => {
    const known = accounts.get(who);
    return known ? Math.max(known.owedMs - (thread.nowMs() - known.atMs) * shareEach, 0) : 0;
  };
  function charge(who: string, costMs: number): void {
    const owed = Math.min(owedMs(who) + costMs, aheadMs + restMaxMs * shareEach);
    accounts.delete(who);
    accounts.set(who, { owedMs: owed, atMs: thread.nowMs() });
    if (accounts.size > MAXIMUM_ACCOUNTS) accounts.delete(accounts.keys().next().value!);
  }
  /** Brings the accounts of those who are being rendered for up to now. */
  function count(): void {
    const busyMs = thread.busyMs();
    for (const who of running) charge(who, (busyMs - countedMs) / running.length);
    countedMs = busyMs;
  }

  return {
    begin: (who) => {
      count();
      running.push(who);
    },
    end: (who) => {
      count();
      running.splice(running.indexOf(who), 1);
    },
    owedMs,
    restMs: (who) => Math.max((owedMs(who) - aheadMs) / shareEach, 0),
  };
}
