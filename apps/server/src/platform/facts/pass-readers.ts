import type { Database } from '../database.ts';
import type { Reader } from '../outbox.ts';
import type { JournalTail } from './journal-tail.ts';
import { listReadersBehind, moveOn } from './readers-store.ts';

/** Under load so often: what one statement costs is shared by the facts of a second. */
export const PASS_EVERY_MS = 1_000;

/**
 * Moves the readers on for which nothing new is in the journal, all of them by one statement: a turn of each, which would find
 * nothing, is four. Only what the memory of this process has whole is gone past; of readers that it does not know it moves none.
 * @returns those that must look themselves: for them is something new, they are at work, or nobody here knows
 */
export async function passReaders(
  db: Database,
  readers: readonly Reader[],
  tail: JournalTail,
): Promise<string[]> {
  const behind = await listReadersBehind(db);
  const topicsOf = new Map(readers.map(({ name, topics }) => [name, topics]));
  const idle = behind.filter(({ name, position }) => {
    const [topics, to] = [topicsOf.get(name), tail.endAfter(position)];
    return topics && to !== undefined && tail.read({ topics, after: position, to, limit: 1 }).length === 0;
  });
  const last = tail.last();
  const moved = new Set(idle.length > 0 && last ? await moveOn(db, idle, last) : []);
  return behind.map(({ name }) => name).filter((name) => !moved.has(name));
}
