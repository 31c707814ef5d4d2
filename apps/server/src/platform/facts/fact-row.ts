import type { StoredFact } from '../outbox.ts';

export const FACT = 'position, player_id, topic, payload, request_id, created_at';

/** One in the journal, with the day whose partition has it. */
export type DayFact = StoredFact & { readonly day: string };

export interface FactRow {
  position: bigint;
  player_id: bigint;
  topic: string;
  payload: object;
  request_id: string | null;
  created_at: Date;
}

export const dayFactOf = (row: FactRow & { day: string }): DayFact => ({ ...factOf(row), day: row.day });

/** What the server wrote is of the table of facts: a test holds it to that, and nobody else writes. */
export const factOf = (row: FactRow): StoredFact =>
  ({
    position: row.position,
    playerId: row.player_id,
    topic: row.topic,
    payload: row.payload,
    createdAt: row.created_at,
    ...(row.request_id !== null && { requestId: row.request_id }),
  }) as StoredFact;
