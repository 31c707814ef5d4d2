import type { LiveMessage } from '@croupier/contract/site/live';
import pg from 'pg';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { LivePublication } from '../outbox.ts';
import type { LiveHub } from './hub.ts';

const CHANNEL = 'croupier_live';
/** PostgreSQL refuses payloads of 8000 bytes and more. */
const MAX_PAYLOAD_BYTES = 7_500;
const RECONNECT_MS = 500;

/** A message to a player (`p`, null for everyone) with the request behind it (`r`), or the end of a session (`s`), or of its id (`to`). */
type Wire =
  | { p: string | null; m: LiveMessage; r?: string | undefined }
  | { s: string; to?: 'moved' | undefined };

export interface LiveBus {
  publish(publications: readonly LivePublication[]): void;
  endSession(sessionId: string, moved?: 'moved'): void;
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
  const listening = keepListening(options);

  function notify(items: Wire[]): void {
    if (items.length === 0) return;
    const sent = db.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [
      CHANNEL,
      payloadsOf(items),
    ]);
    sent.catch((error: unknown) => log.warn({ err: error }, 'live relay could not notify'));
  }

  return {
    publish: (publications) =>
      notify(
        publications.map(({ playerId, message, requestId }) => ({
          p: playerId === null ? null : String(playerId),
          m: message,
          r: requestId,
        })),
      ),
    endSession: (sessionId, moved) => {
      // This process need not wait for its own message, nor for a database that is away.
      hub.endSession(sessionId, moved);
      notify([{ s: sessionId, to: moved }]);
    },
    ...listening,
  };
}

/** A connection of its own that listens, and is made anew whenever it is lost. */
function keepListening({
  url,
  hub,
  log,
}: {
  url: string;
  hub: LiveHub;
  log: Log;
}): Pick<LiveBus, 'start' | 'stop'> {
  let client: pg.Client | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: 'croupier-live', keepAlive: true });
    let lost = false;
    const again = (error?: Error): void => {
      if (lost || stopped) return;
      lost = true;
      log.warn({ err: error }, 'live relay lost its connection');
      timer = setTimeout(() => void connect(), RECONNECT_MS);
    };
    next.on('error', again).on('end', () => again());
    next.on('notification', ({ payload }) => receive(hub, payload));
    client = next;
    await next
      .connect()
      .then(() => next.query(`LISTEN ${CHANNEL}`))
      .catch(again);
  }

  return {
    start: connect,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}

function receive(hub: LiveHub, payload = '[]'): void {
  for (const item of JSON.parse(payload) as Wire[]) {
    if ('s' in item) hub.endSession(item.s, item.to);
    else
      hub.publish([
        { playerId: item.p === null ? null : BigInt(item.p), message: item.m, requestId: item.r },
      ]);
  }
}

/** @returns JSON lists of items, each below the limit of a NOTIFY. */
export function payloadsOf(items: readonly object[]): string[] {
  const payloads: string[] = [];
  let texts: string[] = [];
  let bytes = 2;
  const flush = (): void => {
    if (texts.length > 0) payloads.push(`[${texts.join()}]`);
    [texts, bytes] = [[], 2];
  };
  for (const item of items) {
    const text = JSON.stringify(item);
    const size = Buffer.byteLength(text) + 1;
    if (bytes + size > MAX_PAYLOAD_BYTES) flush();
    texts.push(text);
    bytes += size;
  }
  flush();
  return payloads;
}
