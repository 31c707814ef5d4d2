import type { OutputOf } from '@croupier/contract/kit';
import type { Payment, readPayment as operation } from '@croupier/contract/office/money-desk';
import type { Queryable } from '../../../platform/database.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { payInKeyOf } from '../../money/payments/feature.ts';
import { findPayment, listEvents, listFindingsOf, type PaymentRow } from './payments-store.ts';
import { transferView } from './transfer-view.ts';
import { listOfKey } from './transfers-store.ts';

/** A deposit with what the provider said of it and what it moved. */
export async function readPayment(
  db: Queryable,
  id: string,
): Promise<OutputOf<typeof operation> | Refused<typeof operation>> {
  const payment = await findPayment(db, id);
  if (!payment) return refuse('not_found');
  const key = payInKeyOf(id);
  const [events, findings, transfers] = await Promise.all([
    listEvents(db, id),
    listFindingsOf(db, id),
    listOfKey(db, payment.playerId, key),
  ]);
  return {
    payment: paymentView(payment),
    events: events.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    findings: findings.map((finding) => ({
      ...finding,
      id: String(finding.id),
      at: finding.at.toISOString(),
      closedAt: finding.closedAt?.toISOString() ?? null,
    })),
    key,
    transfers: transfers.map(transferView),
  };
}

export const paymentView = (row: PaymentRow): Payment => ({
  id: row.id,
  state: row.state,
  playerId: String(row.playerId),
  amountMinor: String(row.amountMinor),
  askedMinor: row.askedMinor?.toString() ?? null,
  currency: row.currency,
  kind: row.kind,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  provider: row.provider,
  method: row.method,
  providerPaymentId: row.providerPaymentId,
  finding: row.finding,
  requestId: row.requestId,
});
