import {
  backOperationOf,
  contradictsPayIn,
  payInStateAfter,
  type PayInState,
  type ProviderReport,
} from '@croupier/domain/money/payments';
import { crashPoint } from '../../../platform/crash-point.ts';
import { afterCommit, type Tx } from '../../../platform/database.ts';
import { insertFinding, settleLate, type FindingKind, type NewFinding } from './findings-store.ts';
import { movePayIn } from './move-pay-in.ts';
import type { ProviderAnswer } from './payment-provider.ts';
import { providerNamed, type PaymentProviders } from './payment-providers.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { findEvent, insertEvent } from './payment-events-store.ts';
import { findPayIn, lockPayIn, setCaptured, type PayInRow } from './payments-store.ts';
import { lockForBack, takeBack } from './take-back.ts';

/** A finding's kind: a person has to look at it. Of them only `over` and `taken-back` have moved money. */
export type ReportOutcome = 'applied' | 'ignored' | FindingKind;

interface Told {
  /** The name of who says so. */
  readonly provider: string;
  readonly eventId: string;
  readonly report: ProviderAnswer;
  /** The number of the message that says so; null where the provider was asked. */
  readonly message: bigint | null;
}

/** Takes what a provider says of a payment when it is asked, in a transaction of its own. */
export const takeProviderReport = (
  parts: PaymentsParts,
  told: Omit<Told, 'message'>,
): Promise<ReportOutcome> => parts.db.transaction((tx) => takeReport(tx, parts, { ...told, message: null }));

/**
 * Takes what the provider says about a payment, once per event id: the id, the new state, the credit and the fact for
 * the sockets commit together or not at all. The provider, the currency, the merchant and the payment must be those of our own intent,
 * and so must the amount, but of money that comes: what came is credited. News that differ, of no payment of ours, or that need a person for another
 * reason are kept as a finding by the same transaction, told of once.
 */
export async function takeReport(
  tx: Tx,
  parts: PaymentsParts,
  { provider, eventId, report, message }: Told,
): Promise<ReportOutcome> {
  const { type, paymentId } = report;
  const now = parts.clock.now();
  const about = { eventId, type, providerPaymentId: paymentId, message, now };
  if (type === 'pay-in.refunded' || type === 'pay-in.charged-back') {
    const of = await findPayIn(tx, report.merchantReference);
    if (of) await lockForBack(tx, of.playerId);
  }
  const payIn = await lockPayIn(tx, report.merchantReference);
  if (!payIn) return keepFinding(tx, parts, { ...about, kind: 'unknown', payInId: null });
  const payInId = payIn.id;
  const state = payInStateAfter(payIn.state, type);
  const amountMinor = BigInt(report.amountMinor);
  const operation = backOperationOf(payIn.state, type);
  const event = { id: eventId, payInId, type, now, amountMinor };
  if (
    !matchesIntent(payIn, report, { provider, providers: parts.providers }) ||
    !fits(payIn, { type, state, amountMinor })
  ) {
    // It fitted when it came first.
    if (await isRepeated(tx, event)) return 'ignored';
    return keepFinding(tx, parts, { ...about, kind: 'mismatch', payInId });
  }
  const isNew = await insertEvent(tx, { ...event, outcome: state ? 'applied' : 'ignored' });
  const kind = isNew ? needsPerson(payIn, state, { type, amountMinor }) : await reuseOf(tx, event);
  if (kind) await keepFinding(tx, parts, { ...about, kind, payInId });
  if (!isNew || !state) return kind ?? 'ignored';
  if (operation) {
    await takeBack(tx, parts, payIn, { operation, amountMinor, state, eventId, now });
    crashPoint('pay-in.before-commit');
    return 'taken-back';
  }
  const come = amountMinor !== payIn.amountMinor ? await setCaptured(tx, payInId, amountMinor) : payIn;
  await movePayIn(tx, come, { state, now, providerPaymentId: paymentId, source: report.source });
  if (state === 'RETURNED') await settleLate(tx, payInId, { note: type, now });
  crashPoint('pay-in.before-commit');
  if (!kind) afterCommit(tx, () => crashPoint('pay-in.after-commit'));
  return kind ?? 'applied';
}

/** Whether a report says that an open pay-in was paid, and fits it whole: what was asked for has come, and no person has to look. */
export function isPlain(
  payIn: PayInRow,
  report: ProviderAnswer,
  by: { provider: string; providers: PaymentProviders },
): boolean {
  const { type } = report;
  const state = payInStateAfter(payIn.state, type);
  const amountMinor = BigInt(report.amountMinor);
  return (
    state === 'PAID' &&
    amountMinor === payIn.amountMinor &&
    matchesIntent(payIn, report, by) &&
    fits(payIn, { type, state, amountMinor }) &&
    !needsPerson(payIn, state, { type, amountMinor })
  );
}

/** Money that comes may be any amount, what a payer takes back a part of what is left; other news is of the amount that stands. */
function fits(
  payIn: PayInRow,
  { type, state, amountMinor }: { type: ProviderReport; state: PayInState | undefined; amountMinor: bigint },
): boolean {
  if (type === 'pay-in.paid' && state !== undefined) return true;
  if (backOperationOf(payIn.state, type)) return amountMinor <= payIn.amountMinor - payIn.backMinor;
  return amountMinor === payIn.amountMinor;
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
  before: PayInRow,
  after: PayInState | undefined,
  { type, amountMinor }: { type: ProviderReport; amountMinor: bigint },
): FindingKind | undefined {
  if (after === 'LATE') return 'late';
  if (backOperationOf(before.state, type)) return 'taken-back';
  // No limit has judged what nobody asked for. It is there, and its player's all the same.
  if (after === 'PAID' && amountMinor > before.amountMinor) return 'over';
  return contradictsPayIn(before.state, type) ? 'contradicts' : undefined;
}

interface EventOf {
  readonly id: string;
  readonly payInId: string;
  readonly type: string;
  readonly amountMinor: bigint;
}

/**
 * An event that came again about another payment, or with other news of the same one. What it says is not believed: the
 * sweep asks the provider what has become of that payment.
 */
async function reuseOf(tx: Tx, event: Omit<EventOf, 'amountMinor'>): Promise<FindingKind | undefined> {
  const first = await findEvent(tx, event.id);
  return first?.payInId === event.payInId && first.type === event.type ? undefined : 'event-reused';
}

async function isRepeated(tx: Tx, { id, payInId, type, amountMinor }: EventOf): Promise<boolean> {
  const first = await findEvent(tx, id);
  return first?.payInId === payInId && first.type === type && first.amountMinor === amountMinor;
}

function matchesIntent(
  payIn: PayInRow,
  report: ProviderAnswer,
  { provider, providers }: { provider: string; providers: PaymentProviders },
): boolean {
  return (
    payIn.provider === provider &&
    report.merchant === providerNamed(providers, provider).merchant &&
    report.currency === payIn.currency &&
    (payIn.providerPaymentId === null || payIn.providerPaymentId === report.paymentId)
  );
}
