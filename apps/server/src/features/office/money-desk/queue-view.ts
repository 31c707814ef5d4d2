import type { HeldWin, PaymentFinding, VerifyFinding } from '@croupier/contract/office/money-desk';
import { shownMessage } from '../../money/payments/feature.ts';
import { claimView } from '../claims/feature.ts';
import type { PaymentFindingRow, VerifyFindingRow } from './findings-store.ts';
import type { HeldWinRow } from './held-wins-store.ts';

export const heldWinView = (row: HeldWinRow, now: Date): HeldWin => ({
  provider: row.provider,
  transactionId: row.transactionId,
  roundId: row.roundId,
  playerId: String(row.playerId),
  game: row.game,
  amountMinor: String(row.amountMinor),
  boundMinor: String(row.boundMinor),
  currency: row.currency,
  heldAt: row.heldAt.toISOString(),
  state: row.decision ?? 'waiting',
  decidedAt: row.decidedAt?.toISOString() ?? null,
  reason: row.reason,
  claim: claimView(row, now),
});

export const paymentFindingView = (row: PaymentFindingRow, now: Date): PaymentFinding => ({
  id: String(row.id),
  kind: row.kind,
  foundAt: row.foundAt.toISOString(),
  paymentId: row.paymentId,
  paymentState: row.paymentState,
  refusedAt: row.refusedAt?.toISOString() ?? null,
  playerId: row.playerId?.toString() ?? null,
  amountMinor: row.amountMinor?.toString() ?? null,
  askedMinor: row.askedMinor?.toString() ?? null,
  currency: row.currency,
  type: row.type,
  eventId: row.eventId,
  providerPaymentId: row.providerPaymentId,
  message: row.message && shownMessage(row.messageOf!, row.message),
  requestId: row.requestId,
  state: row.closedAt === null ? 'open' : 'closed',
  closedAt: row.closedAt?.toISOString() ?? null,
  note: row.note,
  claim: claimView(row, now),
});

export const verifyFindingView = (row: VerifyFindingRow, now: Date): VerifyFinding => ({
  check: row.check,
  says: row.says,
  difference: row.difference,
  firstFoundAt: row.firstFoundAt.toISOString(),
  lastFoundAt: row.lastFoundAt.toISOString(),
  claim: claimView(row, now),
});
