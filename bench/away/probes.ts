import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerProcess } from '../http/server-process.ts';

/** What players ask for all the time; each answers whether it got it. */
export type Probes = Readonly<Record<string, () => Promise<boolean>>>;

/** A player's bets, a call, a page that nobody has asked for, and what a balancer asks. */
export function probesOf({ url, origin }: Pick<ServerProcess, 'url' | 'origin'>, cookie: string): Probes {
  const is200 = async (path: string, init: RequestInit = {}): Promise<boolean> => {
    const answer = await fetch(url + path, init).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => {});
    return answer?.status === 200;
  };
  const headers = { origin, cookie, 'content-type': 'application/json' };
  const bet = { game: 'sunny-orchard', stakeMinor: '500', kind: 'real' };
  return {
    ready: () => is200('/health/ready'),
    call: () => is200('/api/app/games?limit=30'),
    page: () => is200(`/en/games?q=${randomUUID()}`, { headers: { accept: 'text/html' } }),
    bet: () =>
      is200('/api/rounds', { method: 'POST', headers, body: JSON.stringify({ key: randomUUID(), ...bet }) }),
  };
}

/** How one probe fared: instants by `performance.now`. */
export interface Fared {
  /** When it got its first answer after the last one that it did not get; undefined while it has none. */
  backAt: number | undefined;
  /** Whether it ever did not. */
  missed: boolean;
  /** The longest that it waited for an answer that it did not get. */
  longestRefusalMs: number;
}

const BREATH_MS = 20;

/** Asks each again and again, one after another, until it is stopped. */
export function keepAsking(probes: Probes): { fared: Record<string, Fared>; stop(): Promise<void> } {
  let isStopped = false;
  const fared: Record<string, Fared> = {};
  const asking = Object.entries(probes).map(async ([name, probe]) => {
    const own: Fared = (fared[name] = { backAt: undefined, missed: false, longestRefusalMs: 0 });
    while (!isStopped) {
      const askedAt = performance.now();
      if (await probe()) own.backAt ??= performance.now();
      else {
        own.backAt = undefined;
        own.missed = true;
        own.longestRefusalMs = Math.max(own.longestRefusalMs, performance.now() - askedAt);
      }
      await sleep(BREATH_MS);
    }
  });
  return {
    fared,
    stop: async () => {
      isStopped = true;
      await Promise.all(asking);
    },
  };
}
