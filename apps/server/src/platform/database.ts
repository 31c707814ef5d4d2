import type { Socket } from 'node:net';
import pg from 'pg';
import { silence, type DatabaseWatch } from './database-watch.ts';
import { rememberSlowQueries, type SeenSlowQuery, type SlowQuery } from './slow-queries.ts';

declare const txBrand: unique symbol;

/** Anything that runs SQL. A `name` makes the statement prepared once per connection and reused. */
export interface Queryable {
  query<R extends object>(text: string, values?: readonly unknown[], name?: string): Promise<R[]>;
}

/** A running transaction. Only `transaction()` makes one, so a store that asks for it cannot be called without. */
export interface Tx extends Queryable {
  readonly [txBrand]: true;
}

export interface Database extends Queryable {
  /** Commits when `work` resolves, rolls back when it throws; runs again after a serialisation failure or deadlock. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  readonly pool: pg.Pool;
  /** For another pool of the same process on the same database. */
  readonly settings: DatabaseSettings;
  /**
   * Holds a session against what it was opened with: what stands between may drop settings without a word, and with them the
   * role that keeps the server from changing the ledger. @returns a sentence for each that differs
   */
  findOddSettings(): Promise<string[]>;
  /** The last statements of this pool that took long, the oldest first. */
  slowQueries(): readonly SeenSlowQuery[];
  close(): Promise<void>;
}

/** What all pools of a process share. */
export interface DatabaseSettings {
  /** The role the connections take on, when it is not the one of the URL. */
  role?: string;
  /**
   * How long a call may wait for the database before it is told that it is away: for a connection, or, a quarter of it,
   * for a lock. A player whose rows are stuck holds nobody else up for longer.
   */
  waitMs?: number;
  /** While it finds the database silent, every call is refused at once, and those under way are cut off. */
  watch?: DatabaseWatch;
  /** Behind a pooler: connections bring no settings, their login's role has them (migration 0139). */
  isPooled?: boolean;
}

export interface DatabaseOptions extends DatabaseSettings {
  url: string;
  maxConnections?: number;
  applicationName?: string;
  /** Server settings of every connection beside those of all, by name. */
  sessionSettings?: Readonly<Record<string, string>>;
  /** Told of every statement that took longer than `slowQueryMs`, waiting for a lock included. */
  onSlowQuery?: (query: SlowQuery) => void;
  slowQueryMs?: number;
  /** Told of an error on an idle connection (the server went away); the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
}

/** The role the server works as; made, and narrowed, by the migrations. */
export const APP_ROLE = 'croupier_app';

const CONNECT_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 30_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const TRANSACTION_ATTEMPTS = 3;
/** Serialisation failure and deadlock: the whole transaction may simply be run again. */
const RETRYABLE = new Set(['40001', '40P01']);
const READ_ONLY = '25006';

/** A pool that reads int8 as bigint and date as text, and keeps the server's clock in UTC. */
export function createDatabase(options: DatabaseOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections ?? 20,
    application_name: options.applicationName ?? 'croupier',
    connectionTimeoutMillis: options.waitMs ?? CONNECT_TIMEOUT_MS,
    // Without it, a connection whose other end has vanished is never found dead.
    keepAlive: true,
    ...(!options.isPooled && { options: startUpOptions(options) }),
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  });
  pool.on('error', (error) => options.onIdleError?.(error));
  // One that is lost between two statements of a transaction has no query to fail: the next one fails, and the process
  // must not end of it before.
  pool.on('connect', (client) => client.on('error', () => {}));
  const slow = rememberSlowQueries();
  const run = runnerOf({
    ...options,
    onSlowQuery: (query) => {
      slow.note(query);
      options.onSlowQuery?.(query);
    },
  });
  const { role, waitMs, watch, isPooled } = options;
  watch?.onSilent(cutterOf(pool));
  const refuseSilence = () => {
    if (watch?.silent) throw silence();
  };
  return {
    pool,
    settings: {
      ...(role && { role }),
      ...(waitMs && { waitMs }),
      ...(watch && { watch }),
      ...(isPooled && { isPooled }),
    },
    findOddSettings: async () => oddSettings(options, await run(pool, CURRENT_SETTINGS)),
    query: async (text, values, name) => (refuseSilence(), run(pool, text, values, name)),
    transaction: async (work) => (refuseSilence(), transaction(pool, run, work)),
    slowQueries: slow.list,
    close: () => pool.end(),
  };
}

/** Cuts every connection off, at work or idle: after a silence nobody knows which of them still have another end. */
function cutterOf(pool: pg.Pool): () => void {
  const clients = new Set<pg.PoolClient>();
  pool.on('connect', (client) => clients.add(client));
  pool.on('remove', (client) => clients.delete(client));
  return () => {
    for (const client of clients) {
      // Its own `end` would wait to say goodbye.
      (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy(silence());
    }
  };
}

/** Has `effect` run once the transaction is committed, and never when it is rolled back. */
export function afterCommit(tx: Tx, effect: () => void): void {
  const effects = effectsOf.get(tx);
  if (!effects) throw new Error('afterCommit needs a running transaction');
  effects.add(effect);
}

const effectsOf = new WeakMap<Tx, Set<() => void>>();

async function transaction<T>(pool: pg.Pool, run: Run, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(pool, run, work);
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      if (!RETRYABLE.has(code) || attempt >= TRANSACTION_ATTEMPTS) throw error;
    }
  }
}

async function attemptTransaction<T>(pool: pg.Pool, run: Run, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  const effects = new Set<() => void>();
  const tx = {
    query: (text: string, values?: readonly unknown[], name?: string) => run(client, text, values, name),
  } as Tx;
  effectsOf.set(tx, effects);
  let broken: Error | undefined;
  let result: T;
  try {
    await client.query('BEGIN');
    result = await work(tx);
    await client.query('COMMIT');
  } catch (error) {
    // A connection that cannot roll back is in an unknown state: it must not go back to the pool.
    await client.query('ROLLBACK').catch((cause: Error) => (broken = cause));
    // Nor one whose server has become a standby: the next one may reach the primary.
    if ((error as { code?: string }).code === READ_ONLY) broken = error as Error;
    throw error;
  } finally {
    effectsOf.delete(tx);
    client.release(broken);
  }
  effects.forEach(runEffect);
  return result;
}

/** What is committed stays so: an effect that throws is a bug, but no reason to tell the caller that it failed. */
function runEffect(effect: () => void): void {
  try {
    effect();
  } catch (error) {
    process.emitWarning(error as Error);
  }
}

type Run = <R extends object>(
  client: pg.Pool | pg.PoolClient,
  text: string,
  values?: readonly unknown[],
  name?: string,
) => Promise<R[]>;

function runnerOf({ onSlowQuery, slowQueryMs = Infinity }: DatabaseOptions): Run {
  return async <R extends object>(
    client: pg.Pool | pg.PoolClient,
    text: string,
    values?: readonly unknown[],
    name?: string,
  ) => {
    const config: pg.QueryConfig = { text };
    if (values) config.values = values as unknown[];
    if (name) config.name = name;
    const startedAt = performance.now();
    const result = await client.query(config).finally(() => {
      const durationMs = Math.round(performance.now() - startedAt);
      if (durationMs > slowQueryMs)
        onSlowQuery?.({ statement: name ?? text.trim().slice(0, 80), durationMs });
    });
    return result.rows as R[];
  };
}

/** Settings of a session, by the names and in the units of `pg_settings`. */
function settingsOf({ waitMs, sessionSettings }: DatabaseOptions): Record<string, string> {
  return {
    TimeZone: 'UTC',
    statement_timeout: String(STATEMENT_TIMEOUT_MS),
    idle_in_transaction_session_timeout: String(IDLE_IN_TRANSACTION_TIMEOUT_MS),
    ...(waitMs && { lock_timeout: String(Math.ceil(waitMs / 4)) }),
    ...sessionSettings,
  };
}

function startUpOptions(options: DatabaseOptions): string {
  const settings = Object.entries({ ...settingsOf(options), ...(options.role && { role: options.role }) });
  return settings.map(([name, value]) => `-c ${name}=${value}`).join(' ');
}

/** The role is none of `pg_settings`. */
const CURRENT_SETTINGS = `SELECT name, setting FROM pg_settings UNION ALL SELECT 'role', current_user::text`;

function oddSettings(options: DatabaseOptions, rows: readonly { name: string; setting: string }[]): string[] {
  const found = new Map(rows.map(({ name, setting }) => [name, setting]));
  const { lock_timeout: lockTimeout, ...wanted } = settingsOf(options);
  const odd = Object.entries({ ...wanted, ...(options.role && { role: options.role }) })
    .filter(([name, value]) => found.get(name) !== value)
    .map(([name, value]) => `${name} is ${found.get(name)} instead of ${value}`);
  // Of a role it is one for every process, whatever that waits for.
  const lockIsOdd = options.isPooled
    ? found.get('lock_timeout') === '0'
    : found.get('lock_timeout') !== lockTimeout;
  return lockTimeout && lockIsOdd ? [...odd, `lock_timeout is ${found.get('lock_timeout')}`] : odd;
}

const INT8 = 20;
const DATE = 1082;

function parserOf(oid: number, format?: 'text' | 'binary'): (text: string) => unknown {
  if (format !== 'binary') {
    if (oid === INT8) return BigInt;
    if (oid === DATE) return (text) => text;
  }
  return pg.types.getTypeParser(oid, format as 'text');
}
