import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTime } from './in-time.ts';
import type { Log } from './log.ts';

/**
 * Knows whether the database answers at all. One that is gone without a word (a frozen host, a cut network) leaves
 * every statement waiting for what never comes; a slow statement or a stuck lock does not, and is not meant here.
 */
export interface DatabaseWatch {
  /** True from when it was found silent until it answers again. */
  readonly silent: boolean;
  /** `effect` is run each time it is found silent. */
  onSilent(effect: () => void): void;
  start(): void;
  stop(): Promise<void>;
}

/** What a call is told at once while the database is silent; a code that says "not now". */
export const silence = (): Error =>
  Object.assign(new Error('The database does not answer'), { code: 'ETIMEDOUT' });

/**
 * Asks over a connection of its own, four times in `waitMs`; half of `waitMs` without an answer is silence. Only that:
 * a connection that is refused or lost tells whoever uses one so by itself.
 */
export function createDatabaseWatch(options: { url: string; waitMs: number; log: Log }): DatabaseWatch {
  const { url, waitMs, log } = options;
  const effects: (() => void)[] = [];
  const stopping = new AbortController();
  let silent = false;
  let running: Promise<void> = Promise.resolve();

  function set(found: boolean): void {
    if (found === silent) return;
    silent = found;
    log.error({ silent }, silent ? 'the database does not answer' : 'the database answers again');
    if (silent) for (const effect of effects) effect();
  }

  async function watch(): Promise<void> {
    let client: pg.Client | undefined;
    while (!stopping.signal.aborted) {
      client ??= connection(url);
      const answer = await inTime(ask(client), waitMs / 2);
      if (answer !== 'failed') set(answer === 'late');
      if (answer !== 'answered') {
        void client.end().catch(() => {});
        client = undefined;
      }
      await sleep(waitMs / 4, undefined, { signal: stopping.signal }).catch(() => {});
    }
    await client?.end().catch(() => {});
  }

  return {
    get silent() {
      return silent;
    },
    onSilent: (effect) => void effects.push(effect),
    start: () => void (running = watch()),
    stop: () => (stopping.abort(), running),
  };
}

const connected = new WeakMap<pg.Client, Promise<unknown>>();

function connection(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'croupier-watch',
    keepAlive: true,
  });
  client.on('error', () => {}); // the question that is asked next fails
  connected.set(client, client.connect());
  return client;
}

async function ask(client: pg.Client): Promise<void> {
  await connected.get(client);
  await client.query('SELECT 1');
}
