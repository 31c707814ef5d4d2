import {
  contradictsPayIn,
  payInStateAfter,
  type PayInState,
  type ProviderReport,
} from '@croupier/domain/money/payments';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Tx } from '../../../platform/database.ts';
import { insertFinding, settleLate, type FindingKind } from './findings-store.ts';
import { movePayIn } from './move-pay-in.ts';
import type { PaymentProvider, ProviderAnswer } from './payment-provider.ts';
import type { Found, PaymentsParts } from './payments-parts.ts';
import { findEvent, insertEvent, lockPayIn, type PayInRow } from './payments-store.ts';

/** A finding's kind: no money is moved by itself, and a person has to look at it. */
export type ReportOutcome = 'applied' | 'ignored' | 'unknown' | 'mismatch' | FindingKind;

/**
 * Takes what the provider says about a payment, once per event id: the id, the new state, the credit and the fact for
 * the sockets commit together or not at all. The amount, the currency, the merchant and the payment must be those of
 * our own intent; a report that differs is refused whole and leaves nothing behind. News that needs a person is kept as a
 * finding by the same transaction, and told of once.
 */
export async function takeProviderReport(
  parts: PaymentsParts,
  eventId: string,
  report: ProviderAnswer,
): Promise<ReportOutcome> {
  let found: Found | undefined;
  const outcome = await parts.db.transaction(async (tx): Promise<ReportOutcome> => {
    const payIn = await lockPayIn(tx, report.merchantReference);
    if (!payIn) return 'unknown';
    if (!matchesIntent(payIn, report, parts.provider)) return 'mismatch';
    const state = payInStateAfter(payIn.state, report.type);
    const now = parts.clock.now();
    const event = { id: eventId, payInId: payIn.id, type: report.type, now };
    const isNew = await insertEvent(tx, { ...event, outcome: state ? 'applied' : 'ignored' });
    const kind = isNew ? needsPerson(payIn.state, state, report.type) : await reuseOf(tx, event);
    if (kind) {
      const finding = await insertFinding(tx, {
        kind,
        payInId: payIn.id,
        eventId,
        type: report.type,
        providerPaymentId: report.paymentId,
        now,
      });
      if (finding !== undefined) found = { finding, kind, payIn: payIn.id, event: eventId };
    }
    if (!isNew || !state) return kind ?? 'ignored';
    await movePayIn(tx, payIn, { state, now, providerPaymentId: report.paymentId, source: report.source });
    if (state === 'RETURNED') await settleLate(tx, payIn.id, { note: report.type, now });
    crashPoint('pay-in.before-commit');
    return kind ?? 'applied';
  });
  if (outcome === 'applied') crashPoint('pay-in.after-commit');
  if (found) parts.found(found);
  return outcome;
}

function needsPerson(
  before: PayInState,
  after: PayInState | undefined,
  report: ProviderReport,
): FindingKind | undefined {
  if (after === 'LATE') return 'late';
  return contradictsPayIn(before, report) ? 'contradicts' : undefined;
}

/**
 * An event that came again about another payment, or with other news of the same one. What it says is not believed: the
 * sweep asks the provider what has become of that payment.
 */
async function reuseOf(
  tx: Tx,
  event: { id: string; payInId: string; type: string },
): Promise<FindingKind | undefined> {
  const first = await findEvent(tx, event.id);
  return first?.payInId === event.payInId && first.type === event.type ? undefined : 'event-reused';
}

function matchesIntent(
  payIn: PayInRow,
  report: ProviderAnswer,
  { merchant }: Pick<PaymentProvider, 'merchant'>,
): boolean {
  return (
    report.merchant === merchant &&
    report.currency === payIn.currency &&
    report.amountMinor === String(payIn.amountMinor) &&
    (payIn.providerPaymentId === null || payIn.providerPaymentId === report.paymentId)
  );
}
