import { isLatePayment, payInStateAfter } from '@croupier/domain/money/payments';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { mustPost } from '../ledger/feature.ts';
import { insertFinding, type FindingKind } from './findings-store.ts';
import type { PaymentProvider, ProviderAnswer } from './payment-provider.ts';
import type { Found, PaymentsParts } from './payments-parts.ts';
import { findEvent, insertEvent, lockPayIn, setSource, setState, type PayInRow } from './payments-store.ts';

/** A finding's kind: nothing is done by itself, and a person has to look at it. */
export type ReportOutcome = 'applied' | 'ignored' | 'unknown' | 'mismatch' | FindingKind;

/**
 * Takes what the provider says about a payment, once per event id: the id, the new state, the credit and the fact for
 * the sockets commit together or not at all. The amount, the currency, the merchant and the payment must be those of
 * our own intent; a report that differs is refused whole and leaves nothing behind. News that nothing is done about and
 * that cannot be right is kept as a finding by the same transaction, and told of once.
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
    const kind = isNew ? lateness(payIn, report) : await reuseOf(tx, event);
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
      return kind;
    }
    if (!isNew || !state) return 'ignored';
    await setState(tx, payIn.id, { state, providerPaymentId: report.paymentId, now });
    if (state === 'PAID') await credit(tx, payIn);
    if (state === 'PAID' && report.source) await setSource(tx, payIn.id, report.source);
    const { playerId, id, currency, amountMinor } = payIn;
    const payload = { id, state, currency, amountMinor: String(amountMinor) };
    await appendFacts(tx, [{ playerId, topic: 'pay-in.changed', payload }]);
    crashPoint('pay-in.before-commit');
    return 'applied';
  });
  if (outcome === 'applied') crashPoint('pay-in.after-commit');
  if (found) parts.found(found);
  return outcome;
}

const lateness = (payIn: PayInRow, report: ProviderAnswer): FindingKind | undefined =>
  isLatePayment(payIn.state, report.type) ? 'late' : undefined;

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

async function credit(tx: Tx, payIn: PayInRow): Promise<void> {
  await mustPost(tx, {
    playerId: payIn.playerId,
    currency: payIn.currency,
    // One credit per pay-in, whatever way the news came. Not the pay-in's own id: a player's client chose that, and
    // could have chosen it for another operation before.
    key: payInKeyOf(payIn.id),
    operation: 'pay-in',
    transfers: [
      {
        from: { owner: 'house', name: 'payment-clearing' },
        to: { owner: 'player', kind: payIn.kind },
        amountMinor: payIn.amountMinor,
      },
    ],
    reference: payIn.id,
  });
}

/** The key that a paid pay-in has in the ledger. */
export const payInKeyOf = (id: string): string => derivedUuid(`pay-in ${id}`);
