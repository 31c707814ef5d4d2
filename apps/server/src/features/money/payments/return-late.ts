import { randomUUID } from 'node:crypto';
import { payInStateAfter } from '@croupier/domain/money/payments';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { EachApart } from '../../../platform/each-apart.ts';
import { movePayIn } from './move-pay-in.ts';
import { providerNamed } from './payment-providers.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { insertEvent } from './payment-events-store.ts';
import { listReturning, lockPayIn, noteAsked, type PayInRow } from './payments-store.ts';
import { takeProviderReport } from './take-provider-report.ts';

const BATCH_MAX = 50;
/** After this long without an answer the provider is asked again. */
export const ASK_BACK_AFTER_MS = 60_000;

/**
 * Has late payments sent back. A payment is `RETURNING` before the provider hears of it, and our reference is its idempotency key: a lost
 * answer is asked for again, and nothing is sent twice.
 */
export async function returnLate(
  parts: PaymentsParts,
  apart: EachApart,
  signal?: AbortSignal,
): Promise<void> {
  const now = parts.clock.now();
  const askedBefore = new Date(now.getTime() - ASK_BACK_AFTER_MS);
  const rows = await listReturning(parts.db, { askedBefore, resting: apart.resting(), limit: BATCH_MAX });
  const ask = async (payIn: PayInRow): Promise<void> => {
    // Before the question, so that one that is never answered does not stand first again.
    await noteAsked(parts.db, payIn.id, now);
    await askBack(parts, payIn);
  };
  await apart.each(rows, ({ id }) => id, ask, signal);
}

async function askBack(parts: PaymentsParts, payIn: PayInRow): Promise<void> {
  const { id, amountMinor, currency } = payIn;
  const provider = providerNamed(parts.providers, payIn.provider);
  // Its money came, and with it the provider's id of it.
  const paymentId = payIn.providerPaymentId!;
  const answer = await provider.refund({ reference: id, paymentId, amountMinor, currency });
  crashPoint('pay-in.refunded');
  // No answer says nothing: the money may be on its way.
  if (answer === 'unavailable') return;
  if (answer === 'refused') return takeRefusal(parts, id);
  const report = {
    type: 'pay-in.refunded',
    ...{ paymentId, merchantReference: id, merchant: provider.merchant },
    ...{ amountMinor: String(amountMinor), currency },
  } as const;
  await takeProviderReport(parts, { provider: provider.name, eventId: `refund-${randomUUID()}`, report });
}

/** The provider will not send it back: it waits for a person again. */
async function takeRefusal(parts: PaymentsParts, id: string): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const payIn = await lockPayIn(tx, id);
    const state = payIn && payInStateAfter(payIn.state, 'late.refused');
    // The provider's own news of it was quicker.
    if (!state) return;
    const now = parts.clock.now();
    const type = 'late.refused';
    await insertEvent(tx, { id: `refusal-${randomUUID()}`, payInId: id, type, now, outcome: 'applied' });
    await movePayIn(tx, payIn, { state, now, again: 'refused' });
  });
}
