import type { Currency } from '@croupier/domain/money/amounts';
import type {
  PayOutKind,
  PayOutRejectReason,
  PayOutState,
  ReviewReason,
} from '@croupier/domain/money/pay-outs';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';
import { CLAIM_COLUMNS, joinClaim, type ClaimColumns } from '../claims/feature.ts';

export const QUEUE = 'pay-outs';

export interface DeskRow extends ClaimColumns {
  readonly id: string;
  readonly state: PayOutState;
  readonly playerId: bigint;
  readonly amountMinor: bigint;
  readonly feeMinor: bigint;
  readonly currency: Currency;
  readonly methodKind: PayOutKind;
  readonly mask: string;
  readonly ownerName: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly reasons: ReviewReason[];
  readonly rejected: PayOutRejectReason | null;
  readonly providerPayOutId: string | null;
  readonly isContradicted: boolean;
  readonly owedMinor: bigint;
  readonly requestId: string | null;
}

export interface DeskFilters {
  state?: string;
  reason?: string;
  playerId?: string;
  currency?: string;
  contradicted?: string;
  from?: string;
  to?: string;
}

const SELECT = `SELECT p.id, p.state, p.player_id AS "playerId", p.amount_minor AS "amountMinor", p.fee_minor AS "feeMinor", p.currency,
  p.method_kind AS "methodKind", p.mask, m.owner_name AS "ownerName", p.created_at AS "createdAt", p.updated_at AS "updatedAt", p.reasons,
  p.rejected, p.provider_pay_out_id AS "providerPayOutId", p.is_contradicted AS "isContradicted",
  p.owed_minor AS "owedMinor", p.request_id AS "requestId", ${CLAIM_COLUMNS}
FROM pay_out p JOIN pay_out_method m ON m.id = p.method_id ${joinClaim(QUEUE, 'p.id::text')}`;

export const PAY_OUTS_LIST: ListSql<DeskFilters> = {
  select: SELECT,
  sorts: { createdAt: { by: 'p.created_at', type: 'timestamptz' } },
  id: { by: 'p.id', type: 'uuid' },
  filters: {
    state: (state, bind) => `p.state = ${bind(state)}`,
    reason: (reason, bind) => `${bind(reason)} = ANY (p.reasons)`,
    playerId: (id, bind) => `p.player_id = ${bind(id)}`,
    currency: (currency, bind) => `p.currency = ${bind(currency)}`,
    contradicted: () => '(p.is_contradicted OR p.owed_minor > 0)',
    from: (day, bind) => `p.created_at >= ${bind(day)}::date AT TIME ZONE 'UTC'`,
    to: (day, bind) => `p.created_at < (${bind(day)}::date + 1) AT TIME ZONE 'UTC'`,
  },
};

export const findDeskPayOut = async (db: Queryable, id: string): Promise<DeskRow | undefined> =>
  (await db.query<DeskRow>(`${SELECT} WHERE p.id = $1`, [id]))[0];

export const listMoves = (
  db: Queryable,
  id: string,
): Promise<{ at: Date; from: PayOutState | null; to: PayOutState; ledgerKey: string | null }[]> =>
  db.query(
    `SELECT moved_at AS at, from_state AS "from", to_state AS "to", ledger_key AS "ledgerKey" FROM pay_out_move
WHERE pay_out_id = $1 ORDER BY number`,
    [id],
  );

export const listEvents = (
  db: Queryable,
  id: string,
): Promise<{ id: string; type: string; outcome: 'applied' | 'ignored' | 'contradicts'; at: Date }[]> =>
  db.query(
    `SELECT id, type, outcome, received_at AS at FROM pay_out_event WHERE pay_out_id = $1 ORDER BY received_at, id`,
    [id],
  );

/** What people have let go since an instant of pay-outs of the same player and currency as this one, without it. */
export async function sumLetGo(db: Queryable, id: string, since: Date): Promise<bigint> {
  const text = `SELECT coalesce(sum(o.amount_minor), 0)::bigint AS sum FROM pay_out p
JOIN pay_out o ON o.player_id = p.player_id AND o.currency = p.currency AND o.id <> p.id
WHERE p.id = $1 AND o.state IN ('APPROVED', 'SENT', 'UNKNOWN', 'PAID') AND cardinality(o.reasons) > 0 AND EXISTS (
  SELECT FROM pay_out_move m WHERE m.pay_out_id = o.id AND m.to_state = 'APPROVED' AND m.moved_at > $2)`;
  return (await db.query<{ sum: bigint }>(text, [id, since]))[0]!.sum;
}
