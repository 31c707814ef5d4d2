import type { LiveMessage } from '@croupier/contract/site/live';
import type { FactPayloads, Topic } from '@croupier/domain/facts';
import { afterCommit, type Tx } from './database.ts';
import { currentRequestId } from './request-context.ts';

/** Something that happened to one player, written in the transaction that made it happen. */
export type Fact<T extends Topic = Topic> = {
  [K in T]: {
    playerId: bigint;
    topic: K;
    /** Plain JSON: amounts as decimal strings, instants as ISO text. */
    payload: FactPayloads[K];
    /** The request that made it happen; the one being served, when not named. */
    requestId?: string;
  };
}[T];

/** A fact in the journal. */
export type StoredFact<T extends Topic = Topic> = Fact<T> & {
  /** Its place among all facts: from 1, without a gap, in the order in which they are read. */
  position: bigint;
  createdAt: Date;
};

/** A message to the sockets of one player, or of everyone when `playerId` is null. */
export interface LivePublication {
  playerId: bigint | null;
  message: LiveMessage;
  /** What made it happen; travels along so that a client's log can be held against the server's. */
  requestId?: string | undefined;
}

/** Turns facts into news. It is asked as soon as they are in the journal, and waits for no reader. */
export interface Listener<T extends Topic = Topic> {
  name: string;
  topics: readonly T[];
  live(facts: StoredFact<T>[]): LivePublication[];
}

/** Something that follows from facts, for each fact exactly once, at a pace of its own. */
export interface Reader<T extends Topic = Topic> {
  /** Its position is kept under this name. One that is new begins with the oldest fact there is. */
  name: string;
  topics: readonly T[];
  /** Looks at most so often, so that what it counts together is worth a statement; at once when missing. */
  everyMs?: number;
  /** What it keeps is only right in the order of facts: none can be given to it again. */
  inOrder?: true;
  /**
   * Reads in one turn, and one transaction, with the others that say so of the same topics as often: what is read is
   * read once for all of them. For what only counts; whoever posts money or waits for locks reads alone.
   */
  together?: true;
  /**
   * Runs in the transaction that moves its position: its effects happen exactly once.
   * @returns news of what it made, told after the commit; of facts it is given again nothing is told
   */
  handle(tx: Tx, facts: StoredFact<T>[]): Promise<LivePublication[] | void>;
}

/** One that knows the payloads of its topics, among others. */
export const listener = <T extends Topic>(it: Listener<T>): Listener => it as unknown as Listener;
export const reader = <T extends Topic>(it: Reader<T>): Reader => it as unknown as Reader;

const APPEND = `INSERT INTO outbox (player_id, topic, payload, request_id)
SELECT * FROM unnest($1::bigint[], $2::text[], $3::json[], $4::text[])`;

/** Writes facts for the sequencer. They exist if and only if the transaction commits. */
export async function appendFacts(tx: Tx, facts: readonly Fact[]): Promise<void> {
  if (facts.length === 0) return;
  await tx.query(
    APPEND,
    [
      facts.map((fact) => fact.playerId),
      facts.map((fact) => fact.topic),
      facts.map((fact) => JSON.stringify(fact.payload)),
      facts.map((fact) => fact.requestId ?? currentRequestId() ?? null),
    ],
    'outbox-append',
  );
  afterCommit(tx, factsCommitted);
}

const wakers = new Set<() => void>();

/** Wakes the sequencer of this process. Whoever writes outbox rows in a statement of its own calls it after that. */
export function factsCommitted(): void {
  for (const wake of wakers) wake();
}

/** @returns the way to stop being woken. */
export function onFactsCommitted(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}
