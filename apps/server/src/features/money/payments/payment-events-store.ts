import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';

interface NewEvent {
  readonly id: string;
  readonly payInId: string;
  readonly type: string;
  readonly outcome: 'applied' | 'ignored';
  readonly now: Date;
  /** Of what the provider says: how much it is about. */
  readonly amountMinor?: bigint;
  /** The request that brought it; the one being served, when not named. */
  readonly requestId?: string | undefined;
}

/** @returns whether the event is new. */
export const insertEvent = async (tx: Tx, event: NewEvent): Promise<boolean> =>
  (await insertEvents(tx, [event])).has(event.id);

/** Writes those that are new, of one id the first. @returns their ids, each with the pay-in that it was written for */
export async function insertEvents(tx: Tx, events: readonly NewEvent[]): Promise<Map<string, string>> {
  // In the order of ids: two that have the same ones wait for each other by turns, never in a circle.
  const sorted = events.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const rows = await tx.query<{ id: string; payInId: string }>(
    `INSERT INTO payment_event (id, pay_in_id, type, outcome, received_at, request_id, amount_minor)
SELECT * FROM unnest($1::text[], $2::uuid[], $3::text[], $4::text[], $5::timestamptz[], $6::text[], $7::bigint[])
ON CONFLICT (id) DO NOTHING RETURNING id, pay_in_id AS "payInId"`,
    [
      sorted.map(({ id }) => id),
      sorted.map(({ payInId }) => payInId),
      sorted.map(({ type }) => type),
      sorted.map(({ outcome }) => outcome),
      sorted.map(({ now }) => now),
      sorted.map(({ requestId }) => requestId ?? currentRequestId() ?? null),
      sorted.map(({ amountMinor }) => amountMinor ?? null),
    ],
    'payment-events-insert',
  );
  return new Map(rows.map(({ id, payInId }) => [id, payInId]));
}

/** What an event was about. */
export async function findEvent(
  db: Queryable,
  id: string,
): Promise<{ payInId: string; type: string; amountMinor: bigint | null } | undefined> {
  return (
    await db.query<{ payInId: string; type: string; amountMinor: bigint | null }>(
      'SELECT pay_in_id AS "payInId", type, amount_minor AS "amountMinor" FROM payment_event WHERE id = $1',
      [id],
    )
  )[0];
}

/** Whether the provider has refused to send a payment back. */
export async function wasRefusedBack(db: Queryable, payInId: string): Promise<boolean> {
  const text = `SELECT 1 AS one FROM payment_event WHERE pay_in_id = $1 AND type = 'late.refused' LIMIT 1`;
  return (await db.query(text, [payInId])).length > 0;
}
