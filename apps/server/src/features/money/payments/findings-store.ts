import type { Currency } from '@croupier/domain/money/amounts';
import type { PayInState } from '@croupier/domain/money/payments';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';

/**
 * `late`: paid after we had given it up. `event-reused`: the id of an event came again about something else. `contradicts`: failed,
 * given up, refunded or charged back against money that had come or was sent back. `unknown`: of no payment of ours. `mismatch`: other
 * than our payment, or not to be read. `over`: more came than was asked for, and was credited.
 * `taken-back`: its payer took credited money back, and it was taken from the player.
 */
export type FindingKind =
  | 'late'
  | 'event-reused'
  | 'contradicts'
  | 'unknown'
  | 'mismatch'
  | 'over'
  | 'taken-back';

export interface NewFinding {
  readonly kind: FindingKind;
  /** Null where it is of none of ours. */
  readonly payInId: string | null;
  readonly eventId: string;
  /** Null where it could not be read; the same of the next. */
  readonly type: string | null;
  readonly providerPaymentId: string | null;
  /** The number of the message that says so; null where the provider was asked. */
  readonly message: bigint | null;
  readonly now: Date;
}

/** @returns its number; undefined when the same news was found before. */
export async function insertFinding(tx: Tx, found: NewFinding): Promise<bigint | undefined> {
  const rows = await tx.query<{ id: bigint }>(
    `INSERT INTO payment_finding (kind, pay_in_id, event_id, type, provider_payment_id, found_at, request_id, message)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (event_id, pay_in_id, type) DO NOTHING RETURNING id`,
    [
      found.kind,
      found.payInId,
      found.eventId,
      found.type,
      found.providerPaymentId,
      found.now,
      currentRequestId() ?? null,
      found.message,
    ],
  );
  return rows[0]?.id;
}

export interface PaymentFinding extends Omit<NewFinding, 'now' | 'message'> {
  readonly id: bigint;
  /** These are null where it is of no payment of ours. */
  readonly playerId: bigint | null;
  readonly amountMinor: bigint | null;
  readonly currency: Currency | null;
  /** What has become of the pay-in since. */
  readonly state: PayInState | null;
  readonly foundAt: Date;
}

/** Those that wait for a person, oldest first. */
export async function listOpenFindings(db: Queryable, limit: number): Promise<PaymentFinding[]> {
  return db.query<PaymentFinding>(
    `SELECT f.id, f.kind, f.pay_in_id AS "payInId", f.event_id AS "eventId", f.type, f.provider_payment_id AS "providerPaymentId",
  f.found_at AS "foundAt", i.player_id AS "playerId", i.amount_minor AS "amountMinor", i.currency, i.state
FROM payment_finding f LEFT JOIN pay_in i ON i.id = f.pay_in_id WHERE f.settled_at IS NULL ORDER BY f.found_at, f.id LIMIT $1`,
    [limit],
  );
}

/** The payment of a finding about one that came late. */
export async function findLatePayIn(
  db: Queryable,
  findingId: bigint,
): Promise<{ id: string; playerId: bigint } | undefined> {
  const text = `SELECT i.id, i.player_id AS "playerId" FROM payment_finding f JOIN pay_in i ON i.id = f.pay_in_id
WHERE f.id = $1 AND f.kind = 'late'`;
  return (await db.query<{ id: string; playerId: bigint }>(text, [findingId]))[0];
}

/** Says of a late payment what a person has decided; it stays open until that is done. */
export async function noteLate(tx: Tx, payInId: string, note: string): Promise<void> {
  const text = `UPDATE payment_finding SET note = $2 WHERE pay_in_id = $1 AND kind = 'late' AND settled_at IS NULL`;
  await tx.query(text, [payInId, note]);
}

/** Takes a late payment out of the queue, where it is in it. @param note stands where nobody has said anything of it before */
export async function settleLate(
  tx: Tx,
  payInId: string,
  { note, now }: { note: string; now: Date },
): Promise<void> {
  const text = `UPDATE payment_finding SET settled_at = $2, note = coalesce(note, $3)
WHERE pay_in_id = $1 AND kind = 'late' AND settled_at IS NULL`;
  await tx.query(text, [payInId, now, note]);
}

/** A note alone closes no payment whose money is still to be given or sent back. @returns whether it was open */
export async function settleFinding(
  db: Queryable,
  settled: { id: bigint; note: string; now: Date },
): Promise<boolean> {
  const rows = await db.query(
    `UPDATE payment_finding f SET settled_at = $2, note = $3 WHERE id = $1 AND settled_at IS NULL
  AND NOT (kind = 'late' AND EXISTS (SELECT FROM pay_in i WHERE i.id = f.pay_in_id AND i.state IN ('LATE', 'RETURNING')))
RETURNING 1 AS one`,
    [settled.id, settled.now, settled.note],
  );
  return rows.length > 0;
}
