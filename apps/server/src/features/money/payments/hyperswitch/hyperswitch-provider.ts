import type { Currency } from '@croupier/domain/money/amounts';
import type { PayInCapability, PayInMethod } from '@croupier/domain/money/payments';
import Value from 'typebox/value';
import { askProvider } from '../ask-provider.ts';
import type {
  AskedPayIn,
  PaymentProvider,
  ProviderPage,
  ProviderPayment,
  ProviderStatus,
  RefundedPayment,
} from '../payment-provider.ts';
import { paymentIdOf, refundIdOf } from './hyperswitch-ids.ts';
import { namesIn, readPayment, readWebhook, verifyWebhook } from './hyperswitch-message.ts';
import { PaymentSchema, RefundSchema, type Payment } from './hyperswitch-schemas.ts';

export const HYPERSWITCH = 'hyperswitch';
/** A payment link is open for so long. */
const PAGE_OPEN_S = 30 * 60;

export interface HyperswitchOptions {
  /** `https://api.hyperswitch.io`, its sandbox, or one of your own. */
  readonly url: string;
  readonly apiKey: string;
  /** `merchant_id`. */
  readonly merchant: string;
  /** `profile_id`, which a merchant with several must name. */
  readonly profile: string | undefined;
  /** Payment response hash keys that are live, see `parseSecrets`. */
  readonly webhookKeys: readonly string[];
}

/** Kinds of payment that a page offers, as Hyperswitch names them. What its connectors do not take it leaves out. */
const PAYMENT_TYPES = {
  card: ['credit', 'debit'],
  wallet: ['apple_pay', 'google_pay'],
  bank: ['sepa', 'open_banking_pis', 'local_bank_transfer'],
} as const satisfies Record<PayInMethod, readonly string[]>;

const capability = (method: PayInMethod, currency: Currency, maximumMinor: bigint): PayInCapability => ({
  ...{ method, currency, minimumMinor: 1_00n, maximumMinor },
  fee: { fixedMinor: 0n, shareMicro: 0 },
  // A bank may take its time.
  minutes: method === 'bank' ? { least: 1, most: 3 * 24 * 60 } : { least: 0, most: 5 },
});

const PAY_INS: readonly PayInCapability[] = [
  ...(['card', 'wallet', 'bank'] as const).map((method) => capability(method, 'EUR', 10_000_00n)),
  ...(['card', 'wallet'] as const).map((method) => capability(method, 'RON', 50_000_00n)),
  capability('card', 'KZT', 5_000_000_00n),
  capability('card', 'UAH', 100_000_00n),
];

/**
 * Hyperswitch, as its public documentation describes it (https://api-reference.hyperswitch.io, version 1). It has never been called from here.
 */
export function createHyperswitchProvider(options: HyperswitchOptions): PaymentProvider {
  return {
    ...{ name: HYPERSWITCH, merchant: options.merchant, payIns: PAY_INS },
    verify: (message) => verifyWebhook(message, options.webhookKeys),
    ...{ read: readWebhook, namesIn },
    createPayment: (payment) => createPayment(options, payment),
    reportOn: (payIn) => reportOn(options, payIn),
    close: async (payIn) => {
      const path = `/payments/${paymentIdOf(payIn.reference)}/cancel`;
      const answer = await call(options, path, { cancellation_reason: 'requested_by_customer' });
      // One that is paid, or is being, is not cancelled: whatever became of it is asked for.
      return answer === 'unavailable' ? answer : reportOn(options, payIn);
    },
    refund: (payment) => refund(options, payment),
  };
}

async function createPayment(
  options: HyperswitchOptions,
  payment: ProviderPayment,
): Promise<ProviderPage | 'unavailable'> {
  const { reference, method, amountMinor, currency, customer, returnUrl } = payment;
  const paymentId = paymentIdOf(reference);
  const order = {
    ...{ payment_id: paymentId, merchant_order_reference_id: reference, currency, customer_id: customer },
    amount: Number(amountMinor),
    ...{ return_url: returnUrl, payment_link: true, session_expiry: PAGE_OPEN_S },
    ...{ capture_method: 'automatic', authentication_type: 'three_ds' },
    allowed_payment_method_types: PAYMENT_TYPES[method],
    ...(options.profile === undefined ? {} : { profile_id: options.profile }),
  };
  const made = await call(options, '/payments', order);
  if (made === 'unavailable') return made;
  // Refused where there is one of this id already: then the answer to an earlier call was lost.
  const found = made.status === 200 ? made : await call(options, `/payments/${paymentId}`);
  const page = found === 'unavailable' ? undefined : paymentIn(options, found, payment);
  const isSame = page?.amount === String(amountMinor) && page.currency === currency;
  return isSame && page.payment_link ? { paymentId, redirectUrl: page.payment_link.link } : 'unavailable';
}

/** The processor is asked, too: its news may not have come to Hyperswitch. */
async function reportOn(
  options: HyperswitchOptions,
  payIn: Pick<AskedPayIn, 'reference'>,
): Promise<ProviderStatus> {
  const answer = await call(options, `/payments/${paymentIdOf(payIn.reference)}?force_sync=true`);
  if (answer === 'unavailable') return answer;
  if (answer.status === 404) return 'unknown';
  const payment = paymentIn(options, answer, payIn);
  if (!payment) return 'unavailable';
  const read = readPayment(payment);
  // What a person has to look at came, or comes, by a webhook.
  return typeof read === 'object' ? read : 'open';
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The payment that was asked for and no other. */
function paymentIn(
  { merchant }: HyperswitchOptions,
  { status, body }: Answer,
  { reference }: Pick<AskedPayIn, 'reference'>,
): Payment | undefined {
  if (status !== 200 || !Value.Check(PaymentSchema, body)) return undefined;
  return body.payment_id === paymentIdOf(reference) && body.merchant_id === merchant ? body : undefined;
}

/** Our id of the refund is its key: one that was asked for already is looked up. */
async function refund(
  options: HyperswitchOptions,
  { reference, amountMinor, currency }: RefundedPayment,
): Promise<'refunded' | 'refused' | 'unavailable'> {
  const [paymentId, refundId] = [paymentIdOf(reference), refundIdOf(reference)];
  const order = {
    ...{ payment_id: paymentId, refund_id: refundId, amount: Number(amountMinor) },
    ...{ reason: 'requested_by_customer', refund_type: 'instant' },
  };
  const made = await call(options, '/refunds', order);
  if (made === 'unavailable') return made;
  const found = made.status === 200 ? made : await call(options, `/refunds/${refundId}`);
  if (found === 'unavailable') return found;
  // Refused, and not because it was there before.
  if (found.status === 404) return 'refused';
  const { body } = found;
  if (found.status !== 200 || !Value.Check(RefundSchema, body)) return 'unavailable';
  const isOurs =
    body.refund_id === refundId && body.payment_id === paymentId && body.amount === String(amountMinor);
  if (!isOurs || body.currency !== currency) return 'unavailable';
  if (body.status === 'succeeded') return 'refunded';
  return body.status === 'failed' ? 'refused' : 'unavailable';
}

/** @param body where there is one it is posted */
function call(
  { url, apiKey }: HyperswitchOptions,
  path: string,
  body?: object,
): Promise<Answer | 'unavailable'> {
  return askProvider({
    url: new URL(path, url),
    method: body ? 'POST' : 'GET',
    headers: { 'api-key': apiKey, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
