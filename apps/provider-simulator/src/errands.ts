import { setTimeout as sleep } from 'node:timers/promises';
import { askWallet, type WalletAccess, type WalletCall } from './wallet.ts';

/** What the wallet must hear sooner or later: rollbacks of stakes nobody answered, and wins. */
export interface Errands {
  send(call: WalletCall, body: object): void;
  /** How many are on their way. */
  count(): number;
  stop(): void;
}

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/** Sends each until it is answered with HTTP 200, with pauses that double. Kept in memory: it is a simulator. */
export function createErrands(access: WalletAccess, log: (line: string) => void): Errands {
  const stopping = new AbortController();
  let underway = 0;

  async function run(call: WalletCall, body: object): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const { http, status } = await askWallet(access, call, body);
      if (http === 200) return log(`${call} told: ${status}`);
      await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false });
    }
  }

  return {
    send: (call, body) => {
      underway++;
      void run(call, body)
        .catch(() => undefined)
        .finally(() => underway--);
    },
    count: () => underway,
    stop: () => stopping.abort(),
  };
}
