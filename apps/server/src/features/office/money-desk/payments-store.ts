import type { Currency } from '@croupier/domain/money/amounts';
import type { PayInMethod, PayInState } from '@croupier/domain/money/payments';
import type { FindingKind } from '../../money/payments/feature.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface PaymentRow {
  readonly id: string;
  readonly state: PayInState;
  readonly playerId: bigint;
  readonly amountMinor: bigint;
  readonly askedMinor: bigint | null;
  readonly currency: Currency;
  readonly kind: 'real' | 'play';
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly provider: string;
  readonly method: PayInMethod | null;
  readonly providerPaymentId: string | null;
  readonly finding: 'open' | 'closed' | null;
  readonly requestId: string | null;
}

export interface PaymentFilters {
  state?: string;
  playerId?: string;
  currency?: string;
  provider?: string;
  providerPaymentId?: string;
  finding?: string;
  from?: string;
  to?: string;
}

const COLUMNS = `i.id, i.state, i.player_id AS "playerId", i.amount_minor AS "amountMinor", i.asked_minor AS "askedMinor", i.currency, i.kind,
  i.created_at AS "createdAt", i.updated_at AS "updatedAt", i.provider, i.method, i.provider_payment_id AS "providerPaymentId", i.request_id AS "requestId",
  (SELECT CASE WHEN bool_or(f.settled_at IS NULL) THEN 'open' ELSE 'closed' END FROM payment_finding f
   WHERE f.pay_in_id = i.id HAVING count(*) > 0) AS finding`;

export const PAYMENTS_LIST: ListSql<PaymentFilters> = {
  select: `SELECT ${COLUMNS} FROM pay_in i`,
  sorts: { createdAt: { by: 'i.created_at', type: 'timestamptz' } },
  id: { by: 'i.id', type: 'uuid' },
  filters: {
    state: (state, bind) => `i.state = ${bind(state)}`,
    playerId: (id, bind) => `i.player_id = ${bind(id)}`,
    currency: (currency, bind) => `i.currency = ${bind(currency)}`,
    provider: (name, bind) => `i.provider = ${bind(name)}`,
    providerPaymentId: (id, bind) => `i.provider_payment_id = ${bind(id)}`,
    // Findings are few: payments are looked for from them, not the other way round.
    finding: (finding) =>
      finding === 'open'
        ? 'i.id = ANY (ARRAY(SELECT f.pay_in_id FROM payment_finding f WHERE f.settled_at IS NULL))'
        : `i.id = ANY (ARRAY(SELECT f.pay_in_id FROM payment_finding f WHERE f.settled_at IS NOT NULL
    AND NOT EXISTS (SELECT FROM payment_finding o WHERE o.pay_in_id = f.pay_in_id AND o.settled_at IS NULL)))`,
    from: (day, bind) => `i.created_at >= ${bind(day)}::date`,
    to: (day, bind) => `i.created_at < ${bind(day)}::date + 1`,
  },
};

export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | undefined> {
  return (await db.query<PaymentRow>(`SELECT ${COLUMNS} FROM pay_in i WHERE i.id = $1`, [id]))[0];
}

export interface PaymentEventRow {
  readonly id: string;
  readonly type: string;
  readonly outcome: 'applied' | 'ignored';
  readonly at: Date;
  readonly requestId: string | null;
}

const EVENTS_MAX = 200;

/** What the provider said of a payment, in the order in which it came. */
export async function listEvents(db: Queryable, payInId: string): Promise<PaymentEventRow[]> {
  const text = `SELECT id, type, outcome, received_at AS at, request_id AS "requestId" FROM payment_event
WHERE pay_in_id = $1 ORDER BY received_at, id LIMIT $2`;
  return db.query<PaymentEventRow>(text, [payInId, EVENTS_MAX]);
}

export interface FindingOfPayment {
  readonly id: bigint;
  readonly kind: FindingKind;
  readonly at: Date;
  readonly eventId: string;
  readonly closedAt: Date | null;
  readonly note: string | null;
}

export async function listFindingsOf(db: Queryable, payInId: string): Promise<FindingOfPayment[]> {
  const text = `SELECT id, kind, found_at AS at, event_id AS "eventId", settled_at AS "closedAt", note FROM payment_finding
WHERE pay_in_id = $1 ORDER BY found_at, id`;
  return db.query<FindingOfPayment>(text, [payInId]);
}
