import { randomUUID } from 'node:crypto';
import type { EachApart } from '../../../platform/each-apart.ts';
import { findDepositStop } from '../../people/limits/feature.ts';
import type { ProviderStatus } from './payment-provider.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { listUnasked, noteAsked, type PayInRow } from './payments-store.ts';
import { takeProviderReport } from './take-provider-report.ts';

/** After this long without news we ask the provider ourselves: its webhook may have been lost. */
export const ASK_AFTER_MS = 2 * 60_000;
/** After this long an unpaid page is closed. */
export const CLOSE_AFTER_MS = 60 * 60_000;
const BATCH_MAX = 50;
/** After so many questions in a row without an answer the provider itself is away: asking more would only press it. */
const UNANSWERED_MAX = 3;

/**
 * Looks after pay-ins that have been open for a while. A payment is given up only when the provider says that it is
 * closed or that it never heard of it, so money is never taken for an expired pay-in. Each pay-in is looked after by
 * itself: one that fails rests, and one that was asked about in vain comes after all the others in later runs.
 */
export async function sweepPayIns(
  parts: PaymentsParts,
  apart: EachApart,
  signal: AbortSignal,
): Promise<void> {
  const now = parts.clock.now();
  const askedBefore = new Date(now.getTime() - ASK_AFTER_MS);
  const payIns = await listUnasked(parts.db, { askedBefore, resting: apart.resting(), limit: BATCH_MAX });
  const away = new AbortController();
  let unanswered = 0;
  const lookAfter = async (payIn: PayInRow): Promise<void> => {
    // Before the question, so that one that is never answered does not stand first again.
    await noteAsked(parts.db, payIn.id, now);
    const isOld = now.getTime() - payIn.createdAt.getTime() > CLOSE_AFTER_MS;
    // Nobody who has stopped is left with a page to pay at. One that they paid a moment before is theirs all the same.
    const isStopped = (await findDepositStop(parts.db, payIn.playerId, now)) !== undefined;
    const status = await (isOld || isStopped
      ? parts.provider.close(payIn.id)
      : parts.provider.reportOn(payIn.id));
    unanswered = status === 'unavailable' ? unanswered + 1 : 0;
    if (unanswered === UNANSWERED_MAX) away.abort();
    await take(parts, payIn, isOld, status);
  };
  await apart.each(payIns, ({ id }) => id, lookAfter, AbortSignal.any([signal, away.signal]));
}

async function take(
  parts: PaymentsParts,
  payIn: PayInRow,
  isOld: boolean,
  status: ProviderStatus,
): Promise<void> {
  const eventId = `sweep-${randomUUID()}`;
  if (typeof status === 'object') {
    const outcome = await takeProviderReport(parts, eventId, status);
    if (outcome === 'mismatch')
      parts.warn('the provider’s status does not match our pay-in', { payIn: payIn.id });
  } else if (status === 'unknown' && isOld) {
    await takeProviderReport(parts, eventId, {
      type: 'pay-in.expired',
      paymentId: payIn.providerPaymentId ?? `none-${payIn.id}`,
      merchantReference: payIn.id,
      merchant: parts.provider.merchant,
      amountMinor: String(payIn.amountMinor),
      currency: payIn.currency,
    });
  }
}
