import type { Currency } from '@croupier/domain/money/amounts';
import type { PayOutState } from '@croupier/domain/money/pay-outs';
import type { PayInState } from '@croupier/domain/money/payments';
import type { Queryable } from '../../../platform/database.ts';
import type { PaymentKind } from './payment-history-store.ts';
import type { PaymentMethod } from './receipt-words.ts';

/** A payment of either kind, as far as its receipt tells it. */
export interface ReceiptRow {
  readonly kind: PaymentKind;
  readonly id: string;
  readonly state: PayInState | PayOutState;
  readonly amountMinor: bigint;
  /** The amount asked for, where another one came. */
  readonly askedMinor: bigint | null;
  /** The part of a deposit that its payer took back. */
  readonly backMinor: bigint;
  readonly feeMinor: bigint;
  readonly currency: Currency;
  readonly method: PaymentMethod | null;
  /** Its last digits. */
  readonly mask: string | null;
  readonly createdAt: Date;
  /** The last change of what the receipt tells. */
  readonly updatedAt: Date;
}

/** A part that a payer took back leaves a deposit paid, and is dated by its event. */
const RECEIPT = `SELECT 'in' AS kind, id, state, amount_minor AS "amountMinor", asked_minor AS "askedMinor", back_minor AS "backMinor",
  0::bigint AS "feeMinor", currency, method, source_mask AS mask, created_at AS "createdAt",
  greatest(updated_at, (SELECT max(e.received_at) FROM payment_event e WHERE e.pay_in_id = pay_in.id AND e.outcome = 'applied')) AS "updatedAt"
FROM pay_in WHERE id = $2 AND player_id = $1
UNION ALL SELECT 'out', id, state, amount_minor, NULL, 0, fee_minor, currency, method_kind, mask, created_at, updated_at
FROM pay_out WHERE id = $2 AND player_id = $1`;

/** @returns undefined for what is no payment of the player's */
export async function findReceipt(
  db: Queryable,
  playerId: bigint,
  id: string,
): Promise<ReceiptRow | undefined> {
  return (await db.query<ReceiptRow>(RECEIPT, [playerId, id], 'payment-receipt'))[0];
}
