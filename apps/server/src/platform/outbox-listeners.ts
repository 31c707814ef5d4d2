import type { Tx } from './database.ts';
import type { Listener, LivePublication, StoredFact } from './outbox.ts';

/** A listener threw. With one fact it is known which one it cannot take. */
export class ListenerFailure extends Error {
  readonly listener: string;
  readonly facts: readonly StoredFact[];
  constructor(listener: string, facts: readonly StoredFact[], cause: unknown) {
    super(`listener ${listener} failed`, { cause });
    this.listener = listener;
    this.facts = facts;
  }
}

/** Every listener in order, each with the facts of its topics. @throws ListenerFailure */
export async function tellListeners(
  tx: Tx,
  listeners: readonly Listener[],
  facts: StoredFact[],
): Promise<void> {
  for (const listener of listeners) {
    const wanted = factsFor(listener, facts);
    if (wanted.length === 0 || !listener.handle) continue;
    try {
      await listener.handle(tx, wanted);
    } catch (cause) {
      throw new ListenerFailure(listener.name, wanted, cause);
    }
  }
}

export function announcementsOf(listeners: readonly Listener[], facts: StoredFact[]): LivePublication[] {
  return listeners.flatMap((listener) => {
    const wanted = factsFor(listener, facts);
    return wanted.length > 0 ? (listener.live?.(wanted) ?? []) : [];
  });
}

const factsFor = (listener: Listener, facts: StoredFact[]): StoredFact[] =>
  facts.filter((fact) => listener.topics.includes(fact.topic));
