import { describeAway } from '../database-away.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { LivePublication, Reader } from '../outbox.ts';
import type { Alarm } from './alarm.ts';
import type { JournalTail } from './journal-tail.ts';
import { createPace, type Pace } from './pace.ts';
import { pause } from './pause.ts';
import { passBy, ReaderFailure, takeTurn, type Turn } from './take-turn.ts';
import { takeTurnTogether } from './take-turn-together.ts';

/** Under load, counters that count at once take turns so often: what a turn costs is shared by more facts. */
const TOGETHER_EVERY_MS = 100;
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
  readonly tail: JournalTail;
  readonly haste: number;
}

/** Has one reader read as long as there is something to read, and then whenever the alarm rings. */
export async function runReader(
  deps: ReaderDeps,
  reader: Reader,
  alarm: Alarm,
  stopping: AbortSignal,
): Promise<void> {
  while (!stopping.aborted) {
    const began = performance.now();
    await readAlone(deps, reader, stopping);
    await untilNext(alarm, (reader.everyMs ?? 0) - (performance.now() - began), stopping);
  }
}

/**
 * The same for readers who read together. One that fails, is far behind, or reads something again goes on alone until it
 * has caught up; the others do not wait for it.
 */
export async function runTogether(
  deps: ReaderDeps,
  readers: readonly Reader[],
  alarm: Alarm,
  stopping: AbortSignal,
): Promise<void> {
  const alone = new Map<Reader, Promise<unknown>>();
  const everyMs = Math.max(readers[0]!.everyMs ?? 0, TOGETHER_EVERY_MS / deps.haste);
  while (!stopping.aborted) {
    const began = performance.now();
    const together = readers.filter((reader) => !alone.has(reader));
    const parting = await readTogether(deps, together, stopping);
    for (const reader of parting)
      alone.set(
        reader,
        readAlone(deps, reader, stopping).then(() => alone.delete(reader)),
      );
    // The others have more to read, or their turn was undone with the one that failed.
    if (parting.length > 0) continue;
    await untilNext(alarm, everyMs - (performance.now() - began), stopping);
  }
  await Promise.all(alone.values());
}

async function untilNext(alarm: Alarm, pauseMs: number, stopping: AbortSignal): Promise<void> {
  if (!stopping.aborted) await alarm.wait(LOOK_MS);
  await pause(pauseMs, stopping);
}

/** As long as there is something to read. */
async function readAlone(deps: ReaderDeps, reader: Reader, stopping: AbortSignal): Promise<void> {
  const pace = createPace(reader);
  while (!stopping.aborted) {
    const turn = await tell(deps, () => takeTurn(deps, reader, pace.limit())).catch((error: unknown) =>
      failed(deps, reader, error, pace),
    );
    if (typeof turn === 'number') await pause(turn, stopping);
    else {
      pace.took(turn.facts);
      if (!turn.more) return;
    }
  }
}

/** As long as there is something to read for all of them. @returns those who go on alone */
async function readTogether(
  deps: ReaderDeps,
  readers: readonly Reader[],
  stopping: AbortSignal,
): Promise<readonly Reader[]> {
  if (readers.length === 0) return [];
  const pace = createPace(readers[0]!);
  while (!stopping.aborted) {
    try {
      const turn = await tell(deps, () => takeTurnTogether(deps, readers, pace.limit()));
      pace.took(turn.facts);
      if (turn.astray.length > 0 || !turn.more) return turn.astray;
    } catch (error) {
      if (isOfReader(error)) {
        deps.log.warn({ err: error, reader: error.reader.name }, 'a reader failed; it goes on alone');
        return [error.reader];
      }
      deps.log.error({ err: error, readers: readers.map(({ name }) => name) }, 'facts could not be read');
      await pause(RETRY_MS, stopping);
    }
  }
  return [];
}

async function tell<T extends Turn>({ lanes, publish }: ReaderDeps, take: () => Promise<T>): Promise<T> {
  const turn = await lanes(take);
  if (turn.news.length > 0) publish([...turn.news]);
  return turn;
}

/** Only what a reader does wrong is a fault of a fact; a database that is away is nobody's. */
const isOfReader = (error: unknown): error is ReaderFailure =>
  error instanceof ReaderFailure && !describeAway(error.cause);

/** @returns after how many milliseconds the reader tries on */
async function failed(deps: ReaderDeps, reader: Reader, error: unknown, pace: Pace): Promise<number> {
  const { log } = deps;
  if (!isOfReader(error)) {
    log.error({ err: error, reader: reader.name }, 'facts could not be read');
    return RETRY_MS;
  }
  const [fact] = error.facts;
  if (error.facts.length > 1) {
    log.warn({ err: error, reader: reader.name }, 'a batch of facts failed; trying fewer');
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
