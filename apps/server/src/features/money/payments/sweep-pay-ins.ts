import type { EachApart } from '../../../platform/each-apart.ts';
import { findDepositStop } from '../../people/limits/feature.ts';
import type { AskedPayIn, PaymentProvider, ProviderAnswer, ProviderStatus } from './payment-provider.ts';
import { providerNamed } from './payment-providers.ts';
import type { PaymentsParts } from './payments-parts.ts';
import {
  listGivenUp,
  listOpenProviders,
  listUnasked,
  noteAsked,
  noteAskedAgain,
  type PayInRow,
} from './payments-store.ts';
import { takeProviderReport } from './take-provider-report.ts';

/** After this long without news we ask the provider ourselves: its webhook may have been lost. */
export const ASK_AFTER_MS = 2 * 60_000;
/** After this long an unpaid page is closed. */
export const CLOSE_AFTER_MS = 60 * 60_000;
/** So long after a payment was given up it is asked about once more, */
export const ASK_AGAIN_AFTER_MS = 12 * 60 * 60_000;
/** and no more after this: what a provider has not answered for so long it will not. */
const ASK_AGAIN_UNTIL_MS = 7 * 24 * 60 * 60_000;
const BATCH_MAX = 50;
/** After so many questions in a row without an answer the provider itself is away: asking more would only press it. */
const UNANSWERED_MAX = 3;

/**
 * Looks after pay-ins that have been open for a while. A payment is given up only when the provider says that it is
 * closed or that it never heard of it, so money is never taken for an expired pay-in. Each pay-in is looked after by
 * itself: one that fails rests, and one that was asked about in vain comes after all the others in later runs. So is each provider: one
 * that is away keeps nothing from the others.
 */
export async function sweepPayIns(
  parts: PaymentsParts,
  apart: EachApart,
  signal: AbortSignal,
): Promise<void> {
  for (const name of await listOpenProviders(parts.db)) await sweepOf(parts, name, { apart, signal });
}

async function sweepOf(
  parts: PaymentsParts,
  name: string,
  { apart, signal }: { apart: EachApart; signal: AbortSignal },
): Promise<void> {
  const now = parts.clock.now();
  const askedBefore = new Date(now.getTime() - ASK_AFTER_MS);
  const list = { askedBefore, resting: apart.resting(), limit: BATCH_MAX };
  const payIns = await listUnasked(parts.db, name, list);
  const away = new AbortController();
  let unanswered = 0;
  const lookAfter = async (payIn: PayInRow): Promise<void> => {
    // Before the question, so that one that is never answered does not stand first again.
    await noteAsked(parts.db, payIn.id, now);
    const isOld = now.getTime() - payIn.createdAt.getTime() > CLOSE_AFTER_MS;
    // Nobody who has stopped is left with a page to pay at. One that they paid a moment before is theirs all the same.
    const isStopped = (await findDepositStop(parts.db, payIn.playerId, now)) !== undefined;
    const provider = providerNamed(parts.providers, name);
    const question = askedOf(payIn);
    const status = await (isOld || isStopped ? provider.close(question) : provider.reportOn(question));
    unanswered = status === 'unavailable' ? unanswered + 1 : 0;
    if (unanswered === UNANSWERED_MAX) away.abort();
    await take(parts, payIn, { provider, isOld, status });
  };
  await apart.each(payIns, ({ id }) => id, lookAfter, AbortSignal.any([signal, away.signal]));
}

/**
 * Asks once more about pay-ins that were given up: the news that one was paid after all may have been lost. Nothing but an answer counts
 * as asked.
 */
export async function askAgain(parts: PaymentsParts, apart: EachApart, signal?: AbortSignal): Promise<void> {
  const now = parts.clock.now();
  const payIns = await listGivenUp(parts.db, {
    from: new Date(now.getTime() - ASK_AGAIN_UNTIL_MS),
    until: new Date(now.getTime() - ASK_AGAIN_AFTER_MS),
    resting: apart.resting(),
    limit: BATCH_MAX,
  });
  const ask = async (payIn: PayInRow): Promise<void> => {
    const provider = providerNamed(parts.providers, payIn.provider);
    const status = await provider.reportOn(askedOf(payIn));
    if (status === 'unavailable') throw new Error(`the provider ${provider.name} does not answer`);
    if (typeof status === 'object') await takeAnswer(parts, provider, status);
    await noteAskedAgain(parts.db, payIn.id, now);
  };
  await apart.each(payIns, ({ id }) => id, ask, signal);
}

async function take(
  parts: PaymentsParts,
  payIn: PayInRow,
  { provider, isOld, status }: { provider: PaymentProvider; isOld: boolean; status: ProviderStatus },
): Promise<void> {
  if (typeof status === 'object') await takeAnswer(parts, provider, status);
  else if (status === 'unknown' && isOld) {
    const expired = {
      type: 'pay-in.expired',
      paymentId: payIn.providerPaymentId ?? `none-${payIn.id}`,
      merchantReference: payIn.id,
      merchant: provider.merchant,
      amountMinor: String(payIn.amountMinor),
      currency: payIn.currency,
    } as const;
    await takeAnswer(parts, provider, expired);
  }
}

/** What a provider says when it is asked: the same event for the same answer, which says nothing new when it comes again. */
const takeAnswer = (parts: PaymentsParts, { name }: PaymentProvider, report: ProviderAnswer) =>
  takeProviderReport(parts, {
    ...{ provider: name, report },
    eventId: `asked-${report.merchantReference}-${report.type}`,
  });

const askedOf = ({ id, providerPaymentId, amountMinor, currency }: PayInRow): AskedPayIn => ({
  ...{ reference: id, paymentId: providerPaymentId, amountMinor, currency },
});
