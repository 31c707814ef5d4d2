import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import { onFactsCommitted, type Listener, type LivePublication, type Reader } from '../outbox.ts';
import { createAlarm } from './alarm.ts';
import { fewAtATime } from '../few-at-a-time.ts';
import { registerReaders } from './readers-store.ts';
import { runReader } from './run-reader.ts';
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
}

/**
 * What follows from facts: a sequencer gives them their places in the journal and tells the news, and each reader reads
 * them at a pace of its own. Any number of processes may do this on a database: one at a time is the sequencer, and
 * one at a time each reader.
 */
export function createFacts(deps: FactsDeps): Facts {
  const { listeners = [], parked = () => undefined } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const sequencerAlarm = createAlarm();
  const readers = deps.readers.map((reader) => ({ reader, alarm: createAlarm() }));
  const wakeReaders = (names?: readonly string[]): void => {
    for (const { reader, alarm } of readers) if (names?.includes(reader.name) ?? true) alarm.ring();
  };
  let loop = Promise.resolve<unknown>(undefined);

  async function run(): Promise<void> {
    if (!(await untilRegistered(deps, signal))) return;
    const lanes = fewAtATime(READERS_AT_A_TIME);
    await Promise.all([
      runSequencer({ ...deps, listeners }, sequencerAlarm, signal, wakeReaders),
      ...readers.map(({ reader, alarm }) => runReader({ ...deps, parked, lanes }, reader, alarm, signal)),
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
