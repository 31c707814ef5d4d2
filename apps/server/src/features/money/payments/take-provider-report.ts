import {
  contradictsPayIn,
  payInStateAfter,
  type PayInState,
  type ProviderReport,
} from '@croupier/domain/money/payments';
import { crashPoint } from '../../../platform/crash-point.ts';
import { afterCommit, type Tx } from '../../../platform/database.ts';
import { insertFinding, settleLate, type FindingKind, type NewFinding } from './findings-store.ts';
import { movePayIn } from './move-pay-in.ts';
import type { PaymentProvider, ProviderAnswer } from './payment-provider.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { findEvent, insertEvent, lockPayIn, type PayInRow } from './payments-store.ts';

/** A finding's kind: no money is moved by itself, and a person has to look at it. */
export type ReportOutcome = 'applied' | 'ignored' | FindingKind;

interface Told {
  readonly eventId: string;
  readonly report: ProviderAnswer;
  /** The number of the message that says so; null where the provider was asked. */
  readonly message: bigint | null;
}

/** Takes what the provider says of a payment, in a transaction of its own. */
export const takeProviderReport = (
  parts: PaymentsParts,
  eventId: string,
  report: ProviderAnswer,
): Promise<ReportOutcome> =>
  parts.db.transaction((tx) => takeReport(tx, parts, { eventId, report, message: null }));

/**
 * Takes what the provider says about a payment, once per event id: the id, the new state, the credit and the fact for
 * the sockets commit together or not at all. The amount, the currency, the merchant and the payment must be those of
 * our own intent: news that differ, of no payment of ours, or that need a person for another reason move nothing and are kept as a
 * finding by the same transaction, told of once.
 */
export async function takeReport(
  tx: Tx,
  parts: PaymentsParts,
  { eventId, report, message }: Told,
): Promise<ReportOutcome> {
  const { type, paymentId } = report;
  const now = parts.clock.now();
  const about = { eventId, type, providerPaymentId: paymentId, message, now };
  const payIn = await lockPayIn(tx, report.merchantReference);
  if (!payIn) return keepFinding(tx, parts, { ...about, kind: 'unknown', payInId: null });
  const payInId = payIn.id;
  if (!matchesIntent(payIn, report, parts.provider))
    return keepFinding(tx, parts, { ...about, kind: 'mismatch', payInId });
  const state = payInStateAfter(payIn.state, type);
  const event = { id: eventId, payInId, type, now };
  const isNew = await insertEvent(tx, { ...event, outcome: state ? 'applied' : 'ignored' });
  const kind = isNew ? needsPerson(payIn.state, state, type) : await reuseOf(tx, event);
  if (kind) await keepFinding(tx, parts, { ...about, kind, payInId });
  if (!isNew || !state) return kind ?? 'ignored';
  await movePayIn(tx, payIn, { state, now, providerPaymentId: paymentId, source: report.source });
  if (state === 'RETURNED') await settleLate(tx, payInId, { note: type, now });
  crashPoint('pay-in.before-commit');
  if (!kind) afterCommit(tx, () => crashPoint('pay-in.after-commit'));
  return kind ?? 'applied';
}

/** Keeps news for a person; the same news again say nothing new. */
export async function keepFinding(
  tx: Tx,
  parts: Pick<PaymentsParts, 'found'>,
  news: NewFinding,
): Promise<FindingKind> {
  const { kind, payInId: payIn, eventId: event } = news;
  const finding = await insertFinding(tx, news);
  if (finding !== undefined) afterCommit(tx, () => parts.found({ finding, kind, payIn, event }));
  return kind;
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
