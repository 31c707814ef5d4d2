import { randomUUID } from 'node:crypto';
import type { ProviderStatus } from './payment-provider.ts';
import type { PaymentsParts } from './payments-module.ts';
import { takeUnasked, type PayInRow } from './payments-store.ts';
import { MERCHANT } from './sandbox-provider.ts';
import { takeProviderReport } from './take-provider-report.ts';

/** After this long without news we ask the provider ourselves: its webhook may have been lost. */
export const ASK_AFTER_MS = 2 * 60_000;
/** After this long an unpaid page is closed. */
export const CLOSE_AFTER_MS = 60 * 60_000;
const BATCH_MAX = 50;

/**
 * Looks after pay-ins that have been open for a while. A payment is given up only when the provider says that it is
 * closed or that it never heard of it, so money is never taken for an expired pay-in.
 */
export async function sweepPayIns(parts: PaymentsParts, signal: AbortSignal): Promise<void> {
  const now = parts.clock.now();
  const askedBefore = new Date(now.getTime() - ASK_AFTER_MS);
  for (const payIn of await takeUnasked(parts.db, { askedBefore, now, limit: BATCH_MAX })) {
    if (signal.aborted) return;
    const isOld = now.getTime() - payIn.createdAt.getTime() > CLOSE_AFTER_MS;
    const status = await (isOld ? parts.provider.close(payIn.id) : parts.provider.reportOn(payIn.id));
    if (status === 'unavailable') return; // A later run tries again.
    await take(parts, payIn, isOld, status);
  }
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
      merchant: MERCHANT,
      amountMinor: String(payIn.amountMinor),
      currency: payIn.currency,
    });
  }
}
