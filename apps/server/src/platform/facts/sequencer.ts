import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { Listener, LivePublication, Reader, StoredFact } from '../outbox.ts';
import type { Alarm } from './alarm.ts';
import type { JournalTail } from './journal-tail.ts';
import { passReaders, PASS_EVERY_MS } from './pass-readers.ts';
import { pause } from './pause.ts';
import { listReadersToReadAgain, moveFacts } from './sequencer-store.ts';

const BATCH_FACTS = 1_000;
/** Facts of other processes are found by looking; those of this process wake the sequencer at once. */
const POLL_MS = 200;
/** Under load facts are moved so often: what a move costs is shared by more of them, and no news is late for anybody. */
const MOVE_EVERY_MS = 50;
const RETRY_MS = 1_000;

export interface SequencerDeps {
  readonly db: Database;
  readonly listeners: readonly Listener[];
  readonly readers: readonly Reader[];
  readonly publish: (publications: LivePublication[]) => void;
  readonly log: Log;
  readonly tail: JournalTail;
  readonly haste: number;
}

/** Moves what is committed into the journal, tells the news of it at once, and then wakes who reads it. */
export async function runSequencer(
  deps: SequencerDeps,
  alarm: Alarm,
  stopping: AbortSignal,
  wakeReaders: (names: readonly string[]) => void,
): Promise<void> {
  let passedAt = -Infinity;
  const pass = (): Promise<string[]> => {
    passedAt = performance.now();
    return passReaders(deps.db, deps.readers, deps.tail);
  };
  while (!stopping.aborted) {
    const began = performance.now();
    try {
      const facts = await moveFacts(deps.db, BATCH_FACTS);
      if (facts.length > 0) {
        deps.tail.keep(facts);
        announce(deps, facts);
        const isPassing = began - passedAt >= PASS_EVERY_MS / deps.haste;
        wakeReaders(isPassing ? await pass() : namesOf(deps.readers, facts));
      } else wakeReaders([...(await pass()), ...(await listReadersToReadAgain(deps.db))]);
      if (facts.length === BATCH_FACTS || stopping.aborted) continue;
      await alarm.wait(POLL_MS);
      await pause(MOVE_EVERY_MS / deps.haste - (performance.now() - began), stopping);
    } catch (error) {
      deps.tail.forget();
      deps.log.error({ err: error }, 'facts could not be moved');
      if (!stopping.aborted) await alarm.wait(RETRY_MS);
    }
  }
}

/** Names the readers of any of these. */
function namesOf(readers: readonly Reader[], facts: readonly StoredFact[]): string[] {
  const moved = new Set(facts.map(({ topic }) => topic));
  return readers.filter(({ topics }) => topics.some((topic) => moved.has(topic))).map(({ name }) => name);
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
