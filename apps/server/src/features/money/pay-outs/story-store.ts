import type { PayOutState } from '@croupier/domain/money/pay-outs';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';

/** The number of its next move; the caller holds the pay-out's lock. */
export async function nextNumber(tx: Tx, payOutId: string): Promise<number> {
  const text = 'SELECT count(*)::integer + 1 AS next FROM pay_out_move WHERE pay_out_id = $1';
  return (await tx.query<{ next: number }>(text, [payOutId]))[0]!.next;
}

export async function insertMove(
  tx: Tx,
  move: {
    readonly payOutId: string;
    readonly number: number;
    readonly from: PayOutState | null;
    readonly to: PayOutState;
    readonly ledgerKey: string | null;
    readonly now: Date;
  },
): Promise<void> {
  const text = `INSERT INTO pay_out_move (pay_out_id, number, from_state, to_state, ledger_key, moved_at) VALUES ($1, $2, $3, $4, $5, $6)`;
  await tx.query(text, [move.payOutId, move.number, move.from, move.to, move.ledgerKey, move.now]);
}

export type EventOutcome = 'applied' | 'ignored' | 'contradicts';

/** @returns whether the event is new */
export async function insertEvent(
  tx: Tx,
  event: {
    readonly id: string;
    readonly payOutId: string;
    readonly type: string;
    readonly outcome: EventOutcome;
    readonly now: Date;
  },
): Promise<boolean> {
  const text = `INSERT INTO pay_out_event (id, pay_out_id, type, outcome, received_at, request_id) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (id) DO NOTHING RETURNING 1 AS one`;
  const { id, payOutId, type, outcome, now } = event;
  return (await tx.query(text, [id, payOutId, type, outcome, now, currentRequestId() ?? null])).length > 0;
}

/** What an event said, and of what. */
export async function findEvent(
  db: Queryable,
  id: string,
): Promise<{ payOutId: string; type: string } | undefined> {
  const text = 'SELECT pay_out_id AS "payOutId", type FROM pay_out_event WHERE id = $1';
  return (await db.query<{ payOutId: string; type: string }>(text, [id]))[0];
}
