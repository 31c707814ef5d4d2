import { describeAway } from './database-away.ts';
import type { Database } from './database.ts';
import type { Log } from './log.ts';
import { announcementsOf, ListenerFailure, tellListeners } from './outbox-listeners.ts';
import * as store from './outbox-store.ts';
import { onFactsCommitted, type Listener, type LivePublication, type StoredFact } from './outbox.ts';

export const BATCH_FACTS = 500;
/** Facts of other processes are found by looking; those of this process wake the worker at once. */
const POLL_MS = 200;
const RETRY_MS = 1_000;

export interface OutboxWorker {
  start(): void;
  stop(): Promise<void>;
}

interface Deps {
  db: Database;
  listeners: readonly Listener[];
  publish(publications: LivePublication[]): void;
  log: Log;
  /** Told of every fact that was put aside. */
  parked?(): void;
}

/**
 * Takes facts out of the outbox in order and hands them to every listener, in one transaction with their deletion.
 * One worker at a time works on a database; others wait for its lock and take over when it goes.
 */
export function createOutboxWorker(deps: Deps): OutboxWorker {
  const alarm = createAlarm();
  let running = false;
  let loop = Promise.resolve();

  async function run(): Promise<void> {
    while (running) {
      const handled = await drainOnce(deps, () => running).catch((error: unknown) => {
        deps.log.error({ err: error }, 'outbox batch failed');
        return -1;
      });
      if (handled < BATCH_FACTS && running) await alarm.wait(handled < 0 ? RETRY_MS : POLL_MS);
    }
  }

  const unsubscribe = onFactsCommitted(alarm.ring);
  return {
    start: () => {
      running = true;
      loop = run();
    },
    stop: async () => {
      running = false;
      unsubscribe();
      alarm.ring();
      await loop;
    },
  };
}

/** @returns how many facts were taken out; below BATCH_FACTS there are no more for now. */
async function drainOnce(deps: Deps, running: () => boolean): Promise<number> {
  try {
    return await takeBatch(deps, BATCH_FACTS);
  } catch (error) {
    if (!isListenersFault(error)) throw error;
    deps.log.warn({ err: error }, 'a batch of facts failed; trying them one by one');
    return takeOneByOne(deps, running);
  }
}

async function takeBatch(deps: Deps, limit: number): Promise<number> {
  const facts = await deps.db.transaction(async (tx) => {
    if (!(await store.holdWorkerLock(tx))) return [];
    const taken = await store.takeLowest(tx, limit);
    await tellListeners(tx, deps.listeners, taken);
    return taken;
  });
  if (facts.length > 0) announce(deps, facts);
  return facts.length;
}

/** After a failed batch: every fact alone, so that only the poisonous ones are put aside. */
async function takeOneByOne(deps: Deps, running: () => boolean): Promise<number> {
  for (let count = 0; count < BATCH_FACTS && running(); count++) {
    try {
      if ((await takeBatch(deps, 1)) === 0) return count;
    } catch (error) {
      if (!isListenersFault(error)) throw error;
      await park(deps, error);
    }
  }
  return BATCH_FACTS;
}

/** Only what a listener does wrong is a fault of a fact; a database that is away is nobody's. */
function isListenersFault(error: unknown): error is ListenerFailure {
  return error instanceof ListenerFailure && !describeAway(error.cause);
}

async function park({ db, log, parked }: Deps, failure: ListenerFailure): Promise<void> {
  const { id, requestId } = failure.facts[0]!;
  await store.parkFact(db, { id, listener: failure.listener, error: String(failure.cause).slice(0, 500) });
  log.error(
    { err: failure.cause, listener: failure.listener, fact: String(id), requestId },
    'a fact was parked',
  );
  parked?.();
}

/** The effects are committed: a message that cannot be made is logged, and never makes them happen again. */
function announce({ listeners, publish, log }: Deps, facts: StoredFact[]): void {
  try {
    const publications = announcementsOf(listeners, facts);
    if (publications.length > 0) publish(publications);
  } catch (error) {
    log.error({ err: error }, 'facts could not be announced');
  }
  if (!log.isLevelEnabled('debug')) return;
  for (const { id, topic, requestId } of facts)
    log.debug({ fact: String(id), topic, requestId }, 'fact handled');
}

/** A wait that a ring ends; a ring while nobody waits ends the next wait at once, so none is lost. */
function createAlarm() {
  let rung = false;
  let wake: (() => void) | undefined;
  return {
    ring: () => {
      rung = true;
      wake?.();
    },
    wait: async (ms: number): Promise<void> => {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => (clearTimeout(timer), resolve());
        });
      }
      [rung, wake] = [false, undefined];
    },
  };
}
