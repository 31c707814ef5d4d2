import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inTime } from './in-time.ts';
import type { Log } from './log.ts';

/** Namespace of the advisory locks of jobs. */
export const JOB_LOCK_CLASS = 7_002;
/** What the database is told of the connection that holds a process's leases: one for each process that runs jobs. */
export const JOB_CONNECTION = 'croupier-jobs';
const RECONNECT_MS = 500;

/**
 * A lease is believed in for at most `lostAfterMs` twice and `beatMs` after the beat that was answered last was sent;
 * only `expireMs` after it the database gives it to others. The rest is what a job has to hear its signal.
 */
export const LEASE_TIMES = { beatMs: 1_000, lostAfterMs: 4_000, expireMs: 15_000 };

/** Who runs a job. All leases of a process hang on one connection of its own, outside the pool. */
export interface JobLeases {
  start(): void;
  /** Waits for nothing. @returns undefined when the name is taken, here or elsewhere, or the database is away */
  take(name: string): Promise<Lease | undefined>;
  /** Ends the connection, and with it whatever is still held. */
  stop(): Promise<void>;
}

export interface Lease {
  /** Aborted as soon as somebody else may take the lease. */
  readonly lost: AbortSignal;
  /** Never throws: what cannot be given back ends with its connection. */
  release(): Promise<void>;
}

export interface LeasesDeps {
  readonly url: string;
  readonly log: Log;
  readonly times?: typeof LEASE_TIMES;
}

/**
 * Leases are advisory locks of the session: they end with the connection, at once when the process dies. The database
 * itself ends a session whose beats stay away (`idle_session_timeout`), so that a frozen process or a cut network keeps
 * nothing; and a process whose beats are not answered gives up first.
 */
export function createJobLeases({ url, log, times = LEASE_TIMES }: LeasesDeps): JobLeases {
  const stopping = new AbortController();
  let session: Session | undefined;
  let running: Promise<void> = Promise.resolve();

  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      const next = openSession(url, times.expireMs);
      if ((await inTime(next.connected, times.lostAfterMs)) === 'answered') {
        session = next;
        await beatUntilLost(next, times, stopping.signal);
        session = undefined;
        if (!stopping.signal.aborted) log.error('the connection that holds the leases of jobs was lost');
      }
      await inTime(next.end(), RECONNECT_MS);
      await sleep(RECONNECT_MS, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }

  return {
    start: () => void (running = keep()),
    take: async (name) => session && takeIn(session, name),
    stop: () => (stopping.abort(), running),
  };
}

interface Session {
  readonly query: Query;
  readonly connected: Promise<unknown>;
  readonly lost: AbortSignal;
  /** Names held here: to PostgreSQL a second lock of the same session is no conflict. */
  readonly names: Set<string>;
  /** Tells those who hold a lease, and cuts the connection. */
  end(): Promise<void>;
}

function openSession(url: string, expireMs: number): Session {
  const ended = new AbortController();
  const client = new pg.Client({
    connectionString: url,
    application_name: JOB_CONNECTION,
    keepAlive: true,
    options: `-c idle_session_timeout=${expireMs}`,
  });
  const end = async (): Promise<void> => {
    ended.abort();
    await client.end();
  };
  client.on('error', () => ended.abort()).on('end', () => ended.abort());
  return { query: inTurn(client), connected: client.connect(), lost: ended.signal, names: new Set(), end };
}

type Query = (text: string, values?: [number, number]) => Promise<pg.QueryResult<{ held?: boolean }>>;

/** Queries of jobs that begin at once, one after the other: the driver takes one at a time. */
function inTurn(client: pg.Client): Query {
  let last: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    const answer = last.then(() => client.query<{ held?: boolean }>(text, values));
    last = answer.catch(() => {});
    return answer;
  };
}

async function beatUntilLost(
  { query, lost }: Session,
  { beatMs, lostAfterMs }: typeof LEASE_TIMES,
  stopping: AbortSignal,
): Promise<void> {
  const signal = AbortSignal.any([lost, stopping]);
  while (!signal.aborted) {
    if ((await inTime(query('SELECT 1'), lostAfterMs)) !== 'answered') return;
    await sleep(beatMs, undefined, { signal }).catch(() => {});
  }
}

async function takeIn(session: Session, name: string): Promise<Lease | undefined> {
  const { query, lost, names, end } = session;
  if (lost.aborted || names.has(name)) return undefined;
  names.add(name);
  const release = async (): Promise<void> => {
    if (!lost.aborted) await query('SELECT pg_advisory_unlock($1, $2)', keyOf(name)).catch(() => void end());
    names.delete(name);
  };
  try {
    const text = 'SELECT pg_try_advisory_lock($1, $2) AS held';
    const { rows } = await query(text, keyOf(name));
    if (rows[0]?.held) return { lost, release };
  } catch {
    // Nobody knows whether it was given: the session ends, and the lock with it.
    void end();
  }
  names.delete(name);
  return undefined;
}

/** The advisory lock that is the lease of a job: a class and a number in it. */
export const keyOf = (name: string): [number, number] => [
  JOB_LOCK_CLASS,
  createHash('sha256').update(name).digest().readInt32BE(0),
];
