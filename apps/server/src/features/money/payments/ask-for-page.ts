import {
  answerWithinMs,
  candidatesFor,
  isPayInOver,
  orderOf,
  WAIT_MAX_MS,
  type PayInMethod,
} from '@croupier/domain/money/payments';
import type { RegionId } from '@croupier/domain/site/regions';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { inTime } from '../../../platform/in-time.ts';
import type { ProviderPage } from './payment-provider.ts';
import { providerNamed } from './payment-providers.ts';
import type { PaymentsParts } from './payments-parts.ts';
import { findPayIn, keepPage, switchProvider, type PayInRow } from './payments-store.ts';

/** The method of a pay-in that was begun before players chose one here. */
const FIRST_METHOD: PayInMethod = 'card';

/** Providers that are on and take a pay-in, in the order in which it asks them. */
export function providersFor(
  { providers, routes }: Pick<PaymentsParts, 'providers' | 'routes'>,
  region: RegionId,
  { id, currency, method, amountMinor }: Pick<PayInRow, 'id' | 'currency' | 'method' | 'amountMinor'>,
): string[] {
  const wish = { region, currency, amountMinor, method: method ?? FIRST_METHOD };
  return orderOf(id, candidatesFor(wish, providersOn(providers), routes));
}

export const providersOn = ({ byName, on }: PaymentsParts['providers']) =>
  [...byName.values()].filter(({ name }) => on.has(name));

/**
 * Has a page made for an open pay-in that has none: by its provider, and by the next in order where that does not answer. The pay-in is
 * the next one's before that is asked, so that it is known whom to ask about it whatever happens. Of two requests for one pay-in one has its
 * page kept, and both are shown that. @returns the pay-in as it then is; without a page where nobody has answered
 */
export async function askForPage(
  parts: PaymentsParts,
  begun: PayInRow,
  order: readonly string[],
): Promise<PayInRow> {
  const untilMs = performance.now() + WAIT_MAX_MS;
  let payIn = begun;
  // The one that was asked last may have made a page that we have not heard of: it is asked again before the others.
  const isFirst = (name: string) => name === begun.provider;
  let waiting = [...order.filter(isFirst), ...order.filter((name) => !isFirst(name))];
  while (waiting.length > 0 && needsPage(payIn)) {
    const next = parts.rests.pick(waiting);
    if (payIn.provider !== next) payIn = await switchProvider(parts.db, payIn, next);
    if (!needsPage(payIn)) break;
    // Where another request was quicker, it is not the one that this one would have asked.
    const { provider } = payIn;
    const withinMs = answerWithinMs(untilMs - performance.now(), waiting.length);
    waiting = waiting.filter((name) => name !== next && name !== provider);
    const page = await askInTime(parts, payIn, withinMs);
    parts.rests.heard(provider, page !== 'unavailable');
    if (page === 'unavailable') parts.warn('a provider has made no page', { provider, payIn: payIn.id });
    else payIn = await keepPage(parts.db, payIn.id, { provider, ...page });
  }
  return needsPage(payIn) ? ((await findPayIn(parts.db, payIn.id)) ?? payIn) : payIn;
}

export const needsPage = ({ redirectUrl, state }: PayInRow): boolean =>
  redirectUrl === null && !isPayInOver(state);

/** An answer that comes too late is none: it is asked for again with the same reference. */
async function askInTime(
  parts: PaymentsParts,
  payIn: PayInRow,
  timeMs: number,
): Promise<ProviderPage | 'unavailable'> {
  const provider = providerNamed(parts.providers, payIn.provider);
  let page: ProviderPage | 'unavailable' = 'unavailable';
  const question = provider.createPayment({
    reference: payIn.id,
    customer: customerOf(payIn.playerId),
    method: payIn.method ?? FIRST_METHOD,
    amountMinor: payIn.amountMinor,
    currency: payIn.currency,
    language: payIn.language,
    returnUrl: `${parts.publicUrl}/${payIn.language}/payment-verification?id=${payIn.id}`,
    webhookUrl: `${parts.publicUrl}/api/payments/webhooks/${provider.name}`,
  });
  const noted = question
    .then((answer) => void (page = answer))
    .catch((err: unknown) => parts.error('a provider could not be asked', { err, provider: provider.name }));
  return (await inTime(noted, timeMs)) === 'answered' ? page : 'unavailable';
}

/** The name that a provider knows a player by: of no use to anybody else. */
export const customerOf = (playerId: bigint): string => derivedUuid(`customer ${playerId}`);
