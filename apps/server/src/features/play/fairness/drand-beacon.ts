import {
  QUICKNET,
  quicknetRoundAfter,
  quicknetTimeOf,
  quicknetValue,
} from '@croupier/games/beacon/quicknet.ts';
import type { Beacon } from './beacon.ts';

const ANSWER_MS = 5_000;
const MOST_BYTES = 4_096;

/** The beacon that an installation asks; undefined where it asks none. */
export const createBeacon = (servers: readonly string[]): Beacon | undefined =>
  servers.length > 0 ? createDrandBeacon(servers) : undefined;

/**
 * drand's public beacon, asked over HTTPS of any of its servers: whatever they say counts only with the network's signature.
 * Where none answers there is no value yet, and whoever waits for one asks again.
 * @param servers addresses such as https://api.drand.sh, tried in order
 */
export function createDrandBeacon(servers: readonly string[], ask: typeof fetch = fetch): Beacon {
  async function signatureFrom(server: string, round: number): Promise<string | undefined> {
    const url = `${server}/${QUICKNET.hash}/public/${round}`;
    const answer = await ask(url, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'error' });
    if (!answer.ok) return undefined;
    const text = await answer.text();
    if (text.length > MOST_BYTES) return undefined;
    const { signature } = JSON.parse(text) as { signature?: unknown };
    return typeof signature === 'string' ? signature : undefined;
  }

  return {
    network: QUICKNET.hash,
    roundAfter: (instant) => quicknetRoundAfter(instant.getTime()),
    async valueOf(round, now) {
      if (now.getTime() < quicknetTimeOf(round)) return undefined;
      for (const server of servers) {
        const signature = await signatureFrom(server, round).catch(() => undefined);
        const publicSeed = signature && quicknetValue(round, signature);
        if (publicSeed) return { publicSeed, signature };
      }
      return undefined;
    },
  };
}
