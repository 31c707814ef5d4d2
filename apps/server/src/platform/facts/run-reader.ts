import { setTimeout } from 'node:timers/promises';
import { describeAway } from '../database-away.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { LivePublication, Reader } from '../outbox.ts';
import type { Alarm } from './alarm.ts';
import { passBy, ReaderFailure, takeTurn, type Turn } from './take-turn.ts';

const BATCH_FACTS = 500;
/** As large as a batch grows while the reader is behind. */
const BATCH_MOST = 4_000;
/** A fact alone is tried so often before it is put aside. */
const ATTEMPTS = 3;
const ATTEMPT_AGAIN_MS = 100;
/** The sequencer wakes who has something to read; this is for when that is not heard. */
const LOOK_MS = 5_000;
const RETRY_MS = 1_000;

export interface ReaderDeps {
  readonly db: Database;
  readonly publish: (publications: LivePublication[]) => void;
  readonly log: Log;
  /** Told of every fact that a reader put aside. */
  readonly parked: (reader: string) => void;
  /** Readers take turns for the connections that they may have together. */
  readonly lanes: <R>(work: () => Promise<R>) => Promise<R>;
}

/** Has one reader read as long as there is something to read, and then whenever the alarm rings. */
export async function runReader(
  deps: ReaderDeps,
  reader: Reader,
  alarm: Alarm,
  stopping: AbortSignal,
): Promise<void> {
  const pace = createPace();
  while (!stopping.aborted) {
    const began = performance.now();
    const turn = await takeOne(deps, reader, pace.limit()).catch((error: unknown) =>
      failed(deps, reader, error, pace),
    );
    if (typeof turn === 'number') {
      await pause(turn, stopping);
      continue;
    }
    pace.took(turn);
    if (turn.more || stopping.aborted) continue;
    await alarm.wait(LOOK_MS);
    await pause((reader.everyMs ?? 0) - (performance.now() - began), stopping);
  }
}

async function takeOne({ db, publish, lanes }: ReaderDeps, reader: Reader, limit: number): Promise<Turn> {
  const turn = await lanes(() => takeTurn(db, reader, limit));
  if (turn.news.length > 0) publish([...turn.news]);
  return turn;
}

/** @returns after how many milliseconds the reader tries on */
async function failed(deps: ReaderDeps, reader: Reader, error: unknown, pace: Pace): Promise<number> {
  const { log } = deps;
  // Only what a reader does wrong is a fault of a fact; a database that is away is nobody's.
  if (!(error instanceof ReaderFailure) || describeAway(error.cause)) {
    log.error({ err: error, reader: reader.name }, 'facts could not be read');
    return RETRY_MS;
  }
  const [fact] = error.facts;
  if (error.facts.length > 1) {
    log.warn({ err: error, reader: reader.name }, 'a batch of facts failed; trying them one by one');
    pace.failed(error.facts.length);
    return 0;
  }
  if (!pace.failedAlone(fact!.position)) return ATTEMPT_AGAIN_MS;
  const about = { reader: reader.name, fact: String(fact!.position), requestId: fact!.requestId };
  try {
    if (!(await passBy(deps.db, reader, fact!, String(error.cause).slice(0, 500)))) return RETRY_MS;
  } catch (cause) {
    log.error({ err: cause, ...about }, 'a fact could not be parked');
    return RETRY_MS;
  }
  log.error({ err: error.cause, ...about }, 'a fact was parked');
  deps.parked(reader.name);
  return 0;
}

type Pace = ReturnType<typeof createPace>;

/** How many facts are taken at a time: more while the reader is behind, and one by one after a batch that failed. */
function createPace() {
  let batch = BATCH_FACTS;
  let alone = 0;
  let attempts = { position: -1n, count: 0 };
  return {
    limit: () => (alone > 0 ? 1 : batch),
    took: ({ facts, more }: Turn) => {
      if (alone > 0) alone = more ? alone - 1 : 0;
      else batch = facts >= batch ? Math.min(batch * 2, BATCH_MOST) : BATCH_FACTS;
    },
    failed: (facts: number) => {
      alone = facts;
    },
    /** @returns whether it has failed often enough */
    failedAlone: (position: bigint) => {
      attempts = { position, count: attempts.position === position ? attempts.count + 1 : 1 };
      return attempts.count >= ATTEMPTS;
    },
  };
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms > 0) await setTimeout(ms, undefined, { signal }).catch(() => {});
}
