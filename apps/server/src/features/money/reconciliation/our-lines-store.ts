import type { PayInState } from '@croupier/domain/money/payments';
import type { Queryable } from '../../../platform/database.ts';

/** A transfer between a player and the account of who moves money. */
export interface ClearingMove {
  /** Of the house's list of moves. */
  readonly id: bigint;
  readonly at: Date;
  readonly operation: string;
  /** Of the payment; the key where a post names none. */
  readonly reference: string;
  readonly currency: string;
  /** Positive towards the player. */
  readonly amountMinor: bigint;
}

/** Of deposits those of one provider; pay-outs are the sandbox's, all of them. */
const MOVES = `SELECT h.id, h.at, h.operation, coalesce(p.reference, h.key::text) AS reference, t.currency,
  CASE t.credit WHEN 'player' THEN t.amount_minor ELSE -t.amount_minor END AS "amountMinor"
FROM house_move h
JOIN every_transfer t ON t.player_id = h.player_id AND t.currency = h.currency AND t.kind = h.kind AND t.version = h.version
LEFT JOIN ledger_post p ON p.player_id = h.player_id AND p.key = h.key
WHERE h.account = 'payment-clearing' AND CASE WHEN h.operation IN ('pay-in', 'refund', 'chargeback')
  THEN NOT EXISTS (SELECT FROM pay_in i WHERE i.id = substring(p.reference FROM '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$')::uuid AND i.provider <> $1)
  ELSE $1 = 'sandbox' END`;

/** Of one provider. */
export const listMovesBetween = (
  db: Queryable,
  provider: string,
  { from, to }: { from: Date; to: Date },
): Promise<ClearingMove[]> => {
  const text = `${MOVES} AND h.at >= $2 AND h.at < $3`;
  return db.query<ClearingMove>(text, [provider, from, to], 'reconciliation-moves-between');
};

/** The same by the keys of their posts. */
export const listMovesOf = (
  db: Queryable,
  provider: string,
  keys: readonly string[],
): Promise<ClearingMove[]> =>
  db.query<ClearingMove>(
    `${MOVES} AND h.key = ANY ($2::uuid[])`,
    [provider, keys],
    'reconciliation-moves-of',
  );

/** Entries of each pay-out by its key, and what is owed of one that arrived after its money had come back. */
export const listPayOutKeys = (db: Queryable, ids: readonly string[]): Promise<{ key: string }[]> =>
  db.query(
    'SELECT ledger_key AS key FROM pay_out_move WHERE pay_out_id = ANY ($1::uuid[]) AND ledger_key IS NOT NULL',
    [ids],
    'reconciliation-pay-out-keys',
  );

/** Sums of pay-outs that arrived and have not been taken back yet, without the fee. */
export const listOwed = (
  db: Queryable,
  ids: readonly string[],
): Promise<{ reference: string; currency: string; amountMinor: bigint }[]> =>
  db.query(
    `SELECT id::text AS reference, currency, owed_minor - fee_minor AS "amountMinor" FROM pay_out
WHERE id = ANY ($1::uuid[]) AND owed_minor > fee_minor`,
    [ids],
    'reconciliation-owed',
  );

export interface UncreditedPayIn {
  readonly reference: string;
  readonly state: Extract<PayInState, 'LATE' | 'RETURNING' | 'RETURNED'>;
  readonly currency: string;
  readonly amountMinor: bigint;
  readonly paidAt: Date | null;
  readonly returnedAt: Date | null;
}

/** Money that came and is in no account of ours: it waits for a person, or went back. Those of the ids, and the latest, of one provider. */
export const listUncredited = (
  db: Queryable,
  { provider, ids, since }: { provider: string; ids: readonly string[]; since: Date },
): Promise<UncreditedPayIn[]> =>
  db.query<UncreditedPayIn>(
    `SELECT i.id::text AS reference, i.state, i.currency, i.amount_minor AS "amountMinor",
  min(e.received_at) FILTER (WHERE e.type = 'pay-in.paid') AS "paidAt",
  min(e.received_at) FILTER (WHERE e.type IN ('pay-in.refunded', 'pay-in.charged-back')) AS "returnedAt"
FROM pay_in i LEFT JOIN payment_event e ON e.pay_in_id = i.id AND e.outcome = 'applied'
WHERE i.state IN ('LATE', 'RETURNING', 'RETURNED') AND i.provider = $3 AND (i.id = ANY ($1::uuid[]) OR i.created_at >= $2) GROUP BY i.id`,
    [ids, since, provider],
    'reconciliation-uncredited',
  );
