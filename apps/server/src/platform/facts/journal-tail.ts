import type { DayFact } from './fact-row.ts';
import type { Stretch } from './readers-store.ts';

/** At least so many of the newest facts are kept in memory, and at most twice as many. */
const KEPT_FACTS = 10_000;

/**
 * The newest facts of the journal, as the sequencer of this process moved them: a fact never changes, so a reader that is
 * not far behind takes it from here, and it is fetched and parsed once for all of them.
 */
export interface JournalTail {
  /** What was moved just now, in the order of positions. */
  keep(facts: readonly DayFact[]): void;
  /** When it is not sure that the journal still has what was moved. */
  forget(): void;
  /** @returns up to where every fact after this position is here; nothing when not even the next one is */
  endAfter(position: bigint): bigint | undefined;
  /** The newest. */
  last(): DayFact | undefined;
  read(stretch: Pick<Stretch, 'topics' | 'after' | 'to' | 'limit'>): DayFact[];
}

export function createJournalTail(): JournalTail {
  /** Without a gap between their positions. */
  let kept: DayFact[] = [];
  return {
    keep: (facts) => {
      const [next] = facts;
      if (!next) return;
      // What another process moved meanwhile is not here.
      if (kept.at(-1)?.position !== next.position - 1n) kept = [];
      kept.push(...facts);
      if (kept.length > 2 * KEPT_FACTS) kept = kept.slice(-KEPT_FACTS);
    },
    forget: () => {
      kept = [];
    },
    endAfter: (position) => {
      const [first] = kept;
      const last = kept.at(-1);
      return first && last && first.position <= position + 1n && position < last.position
        ? last.position
        : undefined;
    },
    last: () => kept.at(-1),
    read: ({ topics, after, to, limit }) => {
      const found: DayFact[] = [];
      const from = Number(after - (kept[0]?.position ?? 0n)) + 1;
      for (let index = from; index < kept.length && found.length < limit; index++) {
        const fact = kept[index]!;
        if (fact.position > to) break;
        if (topics.includes(fact.topic)) found.push(fact);
      }
      return found;
    },
  };
}
