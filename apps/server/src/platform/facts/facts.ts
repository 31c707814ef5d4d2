import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { onFactsCommitted, type Listener, type LivePublication, type Reader } from '../outbox.ts';
import { fewAtATime } from '../few-at-a-time.ts';
import { createAlarm } from './alarm.ts';
import { createJournalTail } from './journal-tail.ts';
import { registerReaders } from './readers-store.ts';
import { runReader, runTogether } from './run-readers.ts';
import { runSequencer } from './sequencer.ts';

/** Readers that work at a time in one process, each on a connection of the pool. */
const READERS_AT_A_TIME = 6;
const RETRY_MS = 1_000;

export interface Facts {
  start(): void;
  /** Lets the batches under way end. */
  stop(): Promise<void>;
}

export interface FactsDeps {
  readonly db: Database;
  readonly listeners?: readonly Listener[];
  readonly readers: readonly Reader[];
  readonly publish: (publications: LivePublication[]) => void;
  readonly log: Log;
  /** Told of every fact that a reader put aside. */
  readonly parked?: (reader: string) => void;
  /** How many times shorter all pauses are, those of readers and of the sequencer; for tests. */
  readonly haste?: number;
}

/**
 * What follows from facts: a sequencer gives them their places in the journal and tells the news, and each reader reads
 * them at a pace of its own. Any number of processes may do this on a database: one at a time is the sequencer, and
 * one at a time each reader.
 */
export function createFacts(deps: FactsDeps): Facts {
  const { listeners = [], parked = () => undefined, haste = 1 } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const sequencerAlarm = createAlarm();
  const readings = groupReaders(deps.readers.map((reader) => hasten(reader, haste))).map((readers) => ({
    readers,
    alarm: createAlarm(),
  }));
  const wakeReaders = (names?: readonly string[]): void => {
    for (const { readers, alarm } of readings)
      if (!names || readers.some(({ name }) => names.includes(name))) alarm.ring();
  };
  let loop = Promise.resolve<unknown>(undefined);

  async function run(): Promise<void> {
    if (!(await untilRegistered(deps, signal))) return;
    const tail = createJournalTail();
    const readerDeps = { ...deps, parked, tail, haste, lanes: fewAtATime(READERS_AT_A_TIME) };
    await Promise.all([
      runSequencer({ ...deps, tail, listeners, haste }, sequencerAlarm, signal, wakeReaders),
      ...readings.map(({ readers: [reader, ...others], alarm }) =>
        others.length > 0
          ? runTogether(readerDeps, [reader, ...others], alarm, signal)
          : runReader(readerDeps, reader, alarm, signal),
      ),
    ]);
  }

  const unsubscribe = onFactsCommitted(sequencerAlarm.ring);
  return {
    start: () => {
      loop = run();
    },
    stop: async () => {
      stopping.abort();
      unsubscribe();
      sequencerAlarm.ring();
      wakeReaders();
      await loop;
    },
  };
}

/** Whoever reads together goes on doing so: all of them have the same part of their pause. */
const hasten = (reader: Reader, haste: number): Reader =>
  reader.everyMs === undefined ? reader : { ...reader, everyMs: reader.everyMs / haste };

/** Those who read together, of the same topics as often, and each other one by itself. */
function groupReaders(readers: readonly Reader[]): [Reader, ...Reader[]][] {
  const groups = Map.groupBy(readers, ({ name, topics, everyMs = 0, together }) =>
    together ? `${everyMs} ${[...topics].sort().join()}` : name,
  );
  return [...groups.values()] as [Reader, ...Reader[]][];
}

/** Before the first fact is moved, so that no day is dropped that a new reader has not read. */
async function untilRegistered({ db, readers, log }: FactsDeps, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    try {
      await registerReaders(db, readers);
      return true;
    } catch (error) {
      log.error({ err: error }, 'readers could not be registered');
      await setTimeout(RETRY_MS, undefined, { signal }).catch(() => {});
    }
  }
  return false;
}
