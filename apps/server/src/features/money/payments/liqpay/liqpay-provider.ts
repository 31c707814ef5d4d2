import { decimalOf } from '@croupier/domain/money/amounts';
import type { PayInCapability, PayInMethod } from '@croupier/domain/money/payments';
import type { Language } from '@croupier/domain/site/regions';
import Type from 'typebox';
import Value from 'typebox/value';
import { askProvider } from '../ask-provider.ts';
import type {
  AskedPayIn,
  PaymentProvider,
  ProviderPayment,
  ProviderStatus,
  RefundedPayment,
} from '../payment-provider.ts';
import { answerOf, readPayment, type LiqPayReading } from './liqpay-payment.ts';
import { readCallback, signData, verifyCallback } from './liqpay-signature.ts';

export const LIQPAY = 'liqpay';
const VERSION = 3;
/** A page is open for so long: LiqPay has no call that closes one. */
const PAGE_OPEN_MS = 30 * 60_000;
/** So long after its payer began a payment that still waits for them is given up. */
const GIVEN_UP_AFTER_MS = 24 * 60 * 60_000;

export interface LiqPayOptions {
  /** `https://www.liqpay.ua`, or another for tests. */
  readonly url: string;
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whether payments of the test mode are asked for and count as paid: never where money is real. */
  readonly isTest: boolean;
  readonly now: () => Date;
}

const PAY_TYPES = { card: 'card', bank: 'privat24', wallet: 'apay,gpay' } as const satisfies Record<
  PayInMethod,
  string
>;

/** The page speaks two languages. */
const PAGE_LANGUAGES = { ua: 'uk', ru: 'uk', en: 'en', kk: 'en' } as const satisfies Record<Language, string>;

const PAY_INS = (Object.keys(PAY_TYPES) as PayInMethod[]).map((method) => ({
  ...{ method, currency: 'UAH', minimumMinor: 1_00n, maximumMinor: 100_000_00n },
  fee: { fixedMinor: 0n, shareMicro: 0 },
  minutes: { least: 0, most: 5 },
})) satisfies PayInCapability[];

/**
 * LiqPay, as its public documentation describes it (https://www.liqpay.ua/en/doc/api, API version 3). It has never been called from here.
 */
export function createLiqPayProvider(options: LiqPayOptions): PaymentProvider {
  const { publicKey, privateKey, isTest } = options;
  const reportOn = async (payIn: AskedPayIn): Promise<ProviderStatus> => {
    const reading = await askAbout(options, payIn);
    return typeof reading === 'string' ? reading : statusOf(reading, options.now());
  };
  return {
    ...{ name: LIQPAY, merchant: publicKey, payIns: PAY_INS },
    verify: ({ rawBody }) => verifyCallback(rawBody, privateKey),
    read: (body) => {
      const answer = readPayment(readCallback(body), isTest)?.answer;
      return answer === 'payer' ? 'nothing' : answer;
    },
    namesIn: (body) => {
      const content = readCallback(body);
      return {
        reference: content?.['order_id'],
        type: content?.['status'],
        paymentId: content?.['payment_id'],
      };
    },
    createPayment: (payment) => Promise.resolve(pageOf(options, payment)),
    reportOn,
    // There is no such call: its page closes by itself, and what becomes of it is asked for.
    close: reportOn,
    refund: (payment) => refund(options, payment),
  };
}

/** The page is an address that carries the order; LiqPay hears of it when its payer opens it. */
function pageOf(
  { url, publicKey, privateKey, isTest, now }: LiqPayOptions,
  payment: ProviderPayment,
): { paymentId: string; redirectUrl: string } {
  const { reference, amountMinor, currency, returnUrl } = payment;
  const order = {
    ...{ version: VERSION, public_key: publicKey, action: 'pay', currency },
    amount: decimalOf(amountMinor, currency),
    order_id: reference,
    description: `${new URL(returnUrl).host} ${reference}`,
    customer: payment.customer,
    paytypes: PAY_TYPES[payment.method],
    language: PAGE_LANGUAGES[payment.language],
    // `2016-04-24 00:00:00`, in UTC.
    expired_date: new Date(now().getTime() + PAGE_OPEN_MS).toISOString().slice(0, 19).replace('T', ' '),
    result_url: returnUrl,
    server_url: payment.webhookUrl,
    ...(isTest ? { sandbox: 1 } : {}),
  };
  const address = new URL('/api/3/checkout', url);
  address.search = String(new URLSearchParams({ ...signData(order, privateKey) }));
  return { paymentId: reference, redirectUrl: address.href };
}

const FailureSchema = Type.Object({ status: Type.Enum(['error', 'failure']), err_code: Type.String() });

async function askAbout(
  options: LiqPayOptions,
  { reference }: AskedPayIn,
): Promise<LiqPayReading | 'unknown' | 'unavailable'> {
  const body = await call(options, { action: 'status', order_id: reference });
  const reading = readPayment(body, options.isTest);
  if (reading)
    return reading.reference === reference && reading.merchant === options.publicKey
      ? reading
      : 'unavailable';
  return Value.Check(FailureSchema, body) && body.err_code === 'payment_not_found'
    ? 'unknown'
    : 'unavailable';
}

/** What a person has to look at stays open here: it came, or comes, by a callback. */
function statusOf(reading: LiqPayReading, now: Date): ProviderStatus {
  const { answer, begunMs } = reading;
  if (typeof answer === 'object') return answer;
  const isLongOver = begunMs !== undefined && now.getTime() - begunMs > GIVEN_UP_AFTER_MS;
  return answer === 'payer' && isLongOver ? answerOf(reading, 'pay-in.expired') : 'open';
}

const RefundSchema = Type.Object({ status: Type.String() });

/** The order is the key: of a payment that went back already a second refund is refused, and its status says that it went. */
async function refund(
  options: LiqPayOptions,
  payment: RefundedPayment,
): Promise<'refunded' | 'refused' | 'unavailable'> {
  const { reference, amountMinor, currency } = payment;
  const amount = decimalOf(amountMinor, currency);
  const answer = await call(options, { action: 'refund', order_id: reference, amount });
  if (!Value.Check(RefundSchema, answer)) return 'unavailable';
  if (answer.status === 'reversed') return 'refunded';
  const reading = await askAbout(options, payment);
  if (reading === 'unavailable') return reading;
  const isBack =
    reading !== 'unknown' && typeof reading.answer === 'object' && reading.answer.type === 'pay-in.refunded';
  if (isBack) return 'refunded';
  // Anything but an error says that the refund is under way.
  return Value.Check(FailureSchema, answer) ? 'refused' : 'unavailable';
}

async function call(
  { url, publicKey, privateKey }: LiqPayOptions,
  request: Readonly<Record<string, string>>,
): Promise<unknown> {
  const signed = signData({ version: VERSION, public_key: publicKey, ...request }, privateKey);
  const answer = await askProvider({
    ...{ url: new URL('/api/request', url), method: 'POST' },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ ...signed })),
  });
  return answer === 'unavailable' ? undefined : answer.body;
}
