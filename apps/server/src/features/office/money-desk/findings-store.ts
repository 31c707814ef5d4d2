import type { Currency } from '@croupier/domain/money/amounts';
import type { PayInState } from '@croupier/domain/money/payments';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';
import type { FindingKind } from '../../money/payments/feature.ts';
import { CLAIM_COLUMNS, joinClaim, type ClaimColumns } from '../claims/feature.ts';

export interface PaymentFindingRow extends ClaimColumns {
  readonly id: bigint;
  readonly kind: FindingKind;
  readonly foundAt: Date;
  readonly paymentId: string | null;
  readonly paymentState: PayInState | null;
  readonly refusedAt: Date | null;
  readonly playerId: bigint | null;
  readonly amountMinor: bigint | null;
  readonly askedMinor: bigint | null;
  readonly currency: Currency | null;
  readonly type: string | null;
  readonly eventId: string;
  readonly providerPaymentId: string | null;
  /** The message that it is about, as it came, and whose it is. */
  readonly message: Buffer | null;
  readonly messageOf: string | null;
  readonly requestId: string | null;
  readonly closedAt: Date | null;
  readonly note: string | null;
}

const SELECT = `SELECT f.id, f.kind, f.found_at AS "foundAt", f.pay_in_id AS "paymentId", i.state AS "paymentState",
  i.player_id AS "playerId", i.amount_minor AS "amountMinor", i.asked_minor AS "askedMinor", i.currency, f.type, f.event_id AS "eventId",
  f.provider_payment_id AS "providerPaymentId", f.request_id AS "requestId", f.settled_at AS "closedAt", f.note,
  (SELECT max(e.received_at) FROM payment_event e WHERE e.pay_in_id = i.id AND e.type = 'late.refused') AS "refusedAt",
  m.body AS message, m.provider AS "messageOf", ${CLAIM_COLUMNS}
FROM payment_finding f LEFT JOIN pay_in i ON i.id = f.pay_in_id
  LEFT JOIN provider_message m ON m.number = f.message AND f.kind IN ('unknown', 'mismatch') ${joinClaim('payment-findings', 'f.id::text')}`;

export const PAYMENT_FINDINGS_LIST: ListSql<{ state?: string; kind?: string }> = {
  select: SELECT,
  sorts: { foundAt: { by: 'f.found_at', type: 'timestamptz' } },
  id: { by: 'f.id', type: 'bigint' },
  filters: {
    state: (state) => (state === 'open' ? 'f.settled_at IS NULL' : 'f.settled_at IS NOT NULL'),
    kind: (kind, bind) => `f.kind = ${bind(kind)}`,
  },
};

export async function findPaymentFinding(db: Queryable, id: bigint): Promise<PaymentFindingRow | undefined> {
  return (await db.query<PaymentFindingRow>(`${SELECT} WHERE f.id = $1`, [id]))[0];
}

export interface VerifyFindingRow extends ClaimColumns {
  readonly check: string;
  readonly says: string;
  readonly difference: string;
  readonly firstFoundAt: Date;
  readonly lastFoundAt: Date;
}

/** What the verification found that is not mended, oldest first. There is one a check at most. */
export async function listVerifyFindings(db: Queryable): Promise<VerifyFindingRow[]> {
  const text = `SELECT v.check_name AS check, v.says, v.difference, v.first_found_at AS "firstFoundAt", v.last_found_at AS "lastFoundAt",
  ${CLAIM_COLUMNS} FROM verify_finding v ${joinClaim('verify-findings', 'v.check_name')} ORDER BY v.first_found_at, v.check_name`;
  return db.query<VerifyFindingRow>(text);
}

export interface VerifyRunRow {
  readonly startedAt: Date;
  readonly tookMs: number;
  readonly agrees: boolean;
  readonly checks: number;
  readonly sinceHead: number | null;
  readonly leftOut: string[];
  readonly accounts: bigint;
  readonly transfers: bigint;
  readonly rounds: bigint;
}

const RUNS_SHOWN = 10;

/** The last runs, newest first. */
export async function listVerifyRuns(db: Queryable): Promise<VerifyRunRow[]> {
  const text = `SELECT started_at AS "startedAt", took_ms AS "tookMs", agrees, checks, since_head AS "sinceHead", left_out AS "leftOut",
  accounts, transfers, rounds FROM verify_run ORDER BY id DESC LIMIT $1`;
  return db.query<VerifyRunRow>(text, [RUNS_SHOWN]);
}
