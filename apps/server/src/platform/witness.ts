import type { Tx } from './database.ts';
import { appendFacts } from './outbox.ts';

export const WITNESS = 'books.witness';

/** What something of a player is from now on. */
export interface Witnessed {
  readonly playerId: bigint;
  /** What it is, in a word or two; one lock orders all that is ever said of it. */
  readonly subject: string;
  readonly value: string;
}

/** Has the books keep what nothing else could be held against, so that a change behind the server's back is found. */
export async function witness(tx: Tx, { playerId, subject, value }: Witnessed): Promise<void> {
  await appendFacts(tx, [{ playerId, topic: WITNESS, payload: { subject, value } }]);
}
