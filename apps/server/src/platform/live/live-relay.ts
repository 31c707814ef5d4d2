import pg from 'pg';
import type { LiveMessage } from '@croupier/contract';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { LivePublication } from '../outbox.ts';
import type { LiveHub } from './hub.ts';

const CHANNEL = 'croupier_live';
/** PostgreSQL refuses payloads of 8000 bytes and more. */
const MAX_PAYLOAD_BYTES = 7_500;
const RECONNECT_MS = 500;

type Wire = { p: string | null; m: LiveMessage } | { s: string };

export interface LiveBus {
  publish(publications: readonly LivePublication[]): void;
  endSession(sessionId: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** One process with every role: straight to its own hub. */
export function createDirectBus(hub: LiveHub): LiveBus {
  return { publish: hub.publish, endSession: hub.endSession, start: async () => {}, stop: async () => {} };
}

/**
 * Several processes: batches go by NOTIFY, never inside a money transaction (it would serialise commits).
 * At most once: a client that missed something sees it by its balance version and refetches.
 */
export function createRelayBus(options: { db: Database; url: string; hub: LiveHub; log: Log }): LiveBus {
  const { db, hub, log } = options;
  let client: pg.Client | undefined;
  let stopped = false;

  function notify(items: Wire[]): void {
    for (const payload of payloadsOf(items)) {
      db.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch((error: unknown) =>
        log.warn({ err: error }, 'live relay could not notify'),
      );
    }
  }

  async function listen(): Promise<void> {
    const next = new pg.Client({ connectionString: options.url, application_name: 'croupier-live' });
    next.on('error', () => {});
    next.on('end', () => {
      if (!stopped) setTimeout(() => void listen().catch(() => {}), RECONNECT_MS).unref();
    });
    next.on('notification', ({ payload }) => receive(hub, payload));
    await next.connect();
    await next.query(`LISTEN ${CHANNEL}`);
    client = next;
  }

  return {
    publish: (publications) =>
      notify(
        publications.map(({ playerId, message }) => ({
          p: playerId === null ? null : String(playerId),
          m: message,
        })),
      ),
    endSession: (sessionId) => notify([{ s: sessionId }]),
    start: listen,
    stop: async () => {
      stopped = true;
      await client?.end();
    },
  };
}

function receive(hub: LiveHub, payload = '[]'): void {
  for (const item of JSON.parse(payload) as Wire[]) {
    if ('s' in item) hub.endSession(item.s);
    else hub.publish([{ playerId: item.p === null ? null : BigInt(item.p), message: item.m }]);
  }
}

function* payloadsOf(items: Wire[]): Generator<string> {
  let texts: string[] = [];
  let bytes = 2;
  for (const item of items) {
    const text = JSON.stringify(item);
    if (bytes + Buffer.byteLength(text) + 1 > MAX_PAYLOAD_BYTES && texts.length > 0) {
      yield `[${texts.join()}]`;
      [texts, bytes] = [[], 2];
    }
    texts.push(text);
    bytes += Buffer.byteLength(text) + 1;
  }
  if (texts.length > 0) yield `[${texts.join()}]`;
}
