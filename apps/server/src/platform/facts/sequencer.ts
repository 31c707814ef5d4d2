import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { Listener, LivePublication, StoredFact } from '../outbox.ts';
import type { Alarm } from './alarm.ts';
import type { JournalTail } from './journal-tail.ts';
import { pause } from './pause.ts';
import { listReadersWithWork, moveFacts } from './sequencer-store.ts';

const BATCH_FACTS = 1_000;
/** Facts of other processes are found by looking; those of this process wake the sequencer at once. */
const POLL_MS = 200;
/** Under load facts are moved so often: what a move costs is shared by more of them, and no news is late for anybody. */
const MOVE_EVERY_MS = 50;
const RETRY_MS = 1_000;

export interface SequencerDeps {
  readonly db: Database;
  readonly listeners: readonly Listener[];
  readonly publish: (publications: LivePublication[]) => void;
  readonly log: Log;
  readonly tail: JournalTail;
}

/**
 * Moves what is committed into the journal, tells the news of it at once, and then wakes who reads it.
 * @param wakeReaders all of them, or those of these names
 */
export async function runSequencer(
  deps: SequencerDeps,
  alarm: Alarm,
  stopping: AbortSignal,
  wakeReaders: (names?: readonly string[]) => void,
): Promise<void> {
  while (!stopping.aborted) {
    const began = performance.now();
    try {
      const facts = await moveFacts(deps.db, BATCH_FACTS);
      if (facts.length > 0) {
        deps.tail.keep(facts);
        announce(deps, facts);
        wakeReaders();
      } else wakeReaders(await listReadersWithWork(deps.db));
      if (facts.length === BATCH_FACTS || stopping.aborted) continue;
      await alarm.wait(POLL_MS);
      await pause(MOVE_EVERY_MS - (performance.now() - began), stopping);
    } catch (error) {
      deps.tail.forget();
      deps.log.error({ err: error }, 'facts could not be moved');
      if (!stopping.aborted) await alarm.wait(RETRY_MS);
    }
  }
}

/** They are in the journal: news that cannot be made are logged, and hold nothing up. */
function announce({ listeners, publish, log }: SequencerDeps, facts: StoredFact[]): void {
  const publications = listeners.flatMap(({ name, topics, live }) => {
    const wanted = facts.filter(({ topic }) => topics.includes(topic));
    try {
      return wanted.length > 0 ? live(wanted) : [];
    } catch (error) {
      log.error({ err: error, listener: name }, 'facts could not be announced');
      return [];
    }
  });
  if (publications.length > 0) publish(publications);
  if (!log.isLevelEnabled('debug')) return;
  for (const { position, topic, requestId } of facts)
    log.debug({ fact: String(position), topic, requestId }, 'fact moved');
}
