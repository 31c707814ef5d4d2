import type { LiveMessage } from '@croupier/contract';
import { afterCommit, type Tx } from './database.ts';
import { currentRequestId } from './request-context.ts';

/** Something that happened to one player, written in the transaction that made it happen. */
export interface Fact {
  playerId: bigint;
  topic: string;
  /** Plain JSON: amounts as decimal strings, instants as ISO text. */
  payload: object;
  /** The request that made it happen; the one being served, when not named. */
  requestId?: string;
}

export interface StoredFact extends Fact {
  id: bigint;
  createdAt: Date;
}

/** A message to the sockets of one player, or of everyone when `playerId` is null. */
export interface LivePublication {
  playerId: bigint | null;
  message: LiveMessage;
  /** What made it happen; travels along so that a client's log can be held against the server's. */
  requestId?: string | undefined;
}

export interface Listener {
  name: string;
  topics: readonly string[];
  /** Runs in the transaction that takes the facts out of the outbox: its effects happen exactly once. */
  handle?(tx: Tx, facts: StoredFact[]): Promise<void>;
  /** What to tell the sockets once that transaction is committed. */
  live?(facts: StoredFact[]): LivePublication[];
}

const APPEND = `INSERT INTO outbox (player_id, topic, payload, request_id)
SELECT * FROM unnest($1::bigint[], $2::text[], $3::json[], $4::text[])`;

/** Writes facts for the worker. They exist if and only if the transaction commits. */
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

/** Wakes the worker of this process. Whoever writes outbox rows in a statement of its own calls it after that. */
export function factsCommitted(): void {
  for (const wake of wakers) wake();
}

/** @returns the way to stop being woken. */
export function onFactsCommitted(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}
