import type { Needs } from '../../../platform/platform.ts';
import { addCalls, type CallCount } from './call-hours-store.ts';
import { setLastUsed } from './keys-store.ts';

const HOUR_MS = 3_600_000;
/** A call took at most so long; longer ones are in the bucket 0, which has no bound. */
export const BUCKETS_MS = [5, 10, 25, 50, 100, 250, 500, 1_000, 2_500] as const;

/** What becomes of a call beside the verdicts of the wallet: nobody signed it rightly, or answering it failed. */
export type CallStatus = 'unsigned' | 'failed' | (string & {});

/** Calls of studios, counted in this process and added to the hours of all a little later: no call waits for it. */
export interface CallLog {
  count(call: { provider: string; status: CallStatus; tookMs: number; at: Date }): void;
  used(key: UsedKey): void;
  /** Adds what was counted since the last time; by itself that is done ten seconds after a call. */
  flush(): Promise<void>;
}

interface UsedKey {
  readonly provider: string;
  readonly fingerprint: string;
  readonly at: Date;
}

/** What a process has counted when it ends unforeseen is at most so much of it. */
const FLUSH_AFTER_MS = 10_000;

export function createCallLog({ db, warn }: Needs<'db' | 'warn'>): CallLog {
  const counted = new Map<string, CallCount>();
  const used = new Map<string, UsedKey>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const [calls, keys] = [[...counted.values()], [...used.values()]];
    counted.clear();
    used.clear();
    await addCalls(db, calls);
    for (const key of keys) await setLastUsed(db, key);
  };
  const flushLater = () => {
    const failed = (err: unknown) => warn('calls of studios were not counted', { err });
    timer ??= setTimeout(() => void flush().catch(failed), FLUSH_AFTER_MS).unref();
  };
  return {
    flush,
    count: ({ provider, status, tookMs, at }) => {
      const hour = new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
      const withinMs = BUCKETS_MS.find((bound) => tookMs <= bound) ?? 0;
      const name = `${provider} ${hour.getTime()} ${status} ${withinMs}`;
      const calls = (counted.get(name)?.calls ?? 0) + 1;
      counted.set(name, { provider, hour, status, withinMs, calls, lastAt: at });
      flushLater();
    },
    used: (key) => {
      used.set(`${key.provider} ${key.fingerprint}`, key);
      flushLater();
    },
  };
}
