import type { Database, Tx } from './database.ts';
import type { Log } from './log.ts';
import { onFactsCommitted, type Listener, type LivePublication, type StoredFact } from './outbox.ts';

const BATCH_FACTS = 500;
const POLL_MS = 200;
const RETRY_MS = 1_000;
/** Any constant: whoever holds it is the one worker of this database. */
const WORKER_LOCK = 7_001_003;

export interface OutboxWorker {
  start(): void;
  stop(): Promise<void>;
}

interface Deps {
  db: Database;
  listeners: readonly Listener[];
  publish(publications: LivePublication[]): void;
  log: Log;
  parked?(): void;
}

/**
 * Takes facts out of the outbox in order and hands them to every listener, in one transaction with their deletion.
 * One worker at a time works on a database; others wait for its lock and take over when it goes.
 */
export function createOutboxWorker({ db, listeners, publish, log, parked }: Deps): OutboxWorker {
  const topics = [...new Set(listeners.flatMap((listener) => listener.topics))];
  let running = false;
  let wake = () => {};
  let loop = Promise.resolve();

  async function run(): Promise<void> {
    while (running) {
      const handled = await drainOnce().catch((error: unknown) => {
        log.error({ err: error }, 'outbox batch failed');
        return -1;
      });
      if (handled < BATCH_FACTS && running) await pause(handled < 0 ? RETRY_MS : POLL_MS);
    }
  }

  async function drainOnce(): Promise<number> {
    try {
      return await takeBatch(BATCH_FACTS);
    } catch (error) {
      log.warn({ err: error }, 'a batch of facts failed; trying them one by one');
      return takeOneByOne();
    }
  }

  async function takeBatch(limit: number): Promise<number> {
    const facts = await db.transaction(async (tx) => {
      if (!(await holdLock(tx))) return [];
      const taken = await take(tx, limit);
      await tellAll(tx, taken);
      return taken;
    });
    announce(facts);
    return facts.length;
  }

  /** After a failed batch: every fact alone, so that only the poisonous one is put aside. */
  async function takeOneByOne(): Promise<number> {
    for (let count = 0; count < BATCH_FACTS; count++) {
      try {
        if ((await takeBatch(1)) === 0) return count;
      } catch (error) {
        if (!(await park(error))) return count;
      }
    }
    return BATCH_FACTS;
  }

  async function park(error: unknown): Promise<boolean> {
    const moved = await db.query<{ id: bigint }>(PARK, ['outbox-worker', String(error).slice(0, 500)]);
    if (moved.length === 0) return false;
    log.error({ err: error, fact: String(moved[0]!.id) }, 'a fact was parked');
    parked?.();
    return true;
  }

  async function tellAll(tx: Tx, facts: StoredFact[]): Promise<void> {
    for (const listener of listeners) {
      const wanted = facts.filter((fact) => listener.topics.includes(fact.topic));
      if (wanted.length > 0) await listener.handle?.(tx, wanted);
    }
  }

  function announce(facts: StoredFact[]): void {
    const publications = listeners.flatMap((listener) => {
      const wanted = facts.filter((fact) => listener.topics.includes(fact.topic));
      return wanted.length > 0 ? (listener.live?.(wanted) ?? []) : [];
    });
    if (publications.length > 0) publish(publications);
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const unsubscribe = onFactsCommitted(() => wake());
  return {
    start: () => {
      log.debug({ topics }, 'outbox worker starts');
      running = true;
      loop = run();
    },
    stop: async () => {
      running = false;
      unsubscribe();
      wake();
      await loop;
    },
  };
}

async function holdLock(tx: Tx): Promise<boolean> {
  const rows = await tx.query<{ held: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1) AS held',
    [WORKER_LOCK],
    'outbox-lock',
  );
  return rows[0]?.held === true;
}

/** Deletes and returns the lowest ids; a fact exists here until every listener has had it. */
const TAKE = `WITH taken AS (
  DELETE FROM outbox WHERE id IN (SELECT id FROM outbox ORDER BY id LIMIT $1)
  RETURNING id, player_id, topic, payload, request_id, created_at
) SELECT * FROM taken ORDER BY id`;

const PARK = `WITH moved AS (
  DELETE FROM outbox WHERE id = (SELECT min(id) FROM outbox)
  RETURNING id, player_id, topic, payload, request_id, created_at
) INSERT INTO outbox_parked (id, player_id, topic, payload, request_id, created_at, listener, error)
  SELECT id, player_id, topic, payload, request_id, created_at, $1, $2 FROM moved RETURNING id`;

interface Row {
  id: bigint;
  player_id: bigint;
  topic: string;
  payload: object;
  request_id: string | null;
  created_at: Date;
}

async function take(tx: Tx, limit: number): Promise<StoredFact[]> {
  const rows = await tx.query<Row>(TAKE, [limit], 'outbox-take');
  return rows.map((row) => ({
    id: row.id,
    playerId: row.player_id,
    topic: row.topic,
    payload: row.payload,
    createdAt: row.created_at,
    ...(row.request_id !== null && { requestId: row.request_id }),
  }));
}
