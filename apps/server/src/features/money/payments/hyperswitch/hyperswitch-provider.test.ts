import { expect, test } from 'vitest';
import { hostileAnswers, startProvider, type Answered } from '../provider-server.fixture.ts';
import {
  DOCUMENTED_PAYMENT_STATUSES,
  MERCHANT,
  PAYMENT,
  PAYMENT_ID,
  REFERENCE,
  REFUND,
  WEBHOOK_KEY,
} from './hyperswitch.fixture.ts';
import { refundIdOf } from './hyperswitch-ids.ts';
import { createHyperswitchProvider } from './hyperswitch-provider.ts';

const API_KEY = 'an-api-key-of-the-tests';
const PAY_IN = {
  reference: REFERENCE,
  paymentId: PAYMENT_ID,
  amountMinor: 100_50n,
  currency: 'EUR',
} as const;
const WANTED = {
  ...{ reference: REFERENCE, customer: 'c0ffee', amountMinor: 100_50n },
  method: 'card',
  currency: 'EUR',
  language: 'en',
  returnUrl: `https://rino.example/en/payment-verification?id=${REFERENCE}`,
  webhookUrl: 'https://rino.example/api/payments/webhooks/hyperswitch',
} as const;

const ok = (body: object): Answered => [200, JSON.stringify(body)];
/** As the list of error codes has them (https://api-reference.hyperswitch.io/essentials/error_codes, November 2026). */
const error = (status: number, code: string): Answered => [
  status,
  JSON.stringify({ error: { type: 'invalid_request', message: 'as documented', code } }),
];
const DUPLICATE = error(400, 'HE_01');
const NOT_FOUND = error(404, 'HE_02');
const UNEXPECTED_STATE = error(400, 'IR_16');

/** A provider that answers each call as a test says, by `METHOD /path`; the calls come along, the key of each checked. */
async function online(answers: Record<string, Answered>, profile?: string) {
  const { url, asked } = await startProvider(
    ({ method, path }) => answers[`${method} ${path}`] ?? [404, '{}'],
  );
  const options = { url, apiKey: API_KEY, merchant: MERCHANT, profile, webhookKeys: [WEBHOOK_KEY] };
  const calls = () =>
    asked.map(({ method, path, headers }) => {
      expect([headers['api-key'], path.includes(API_KEY)]).toEqual([API_KEY, false]);
      return `${method} ${path}`;
    });
  return { provider: createHyperswitchProvider(options), calls, asked };
}

const GET = `GET /payments/${PAYMENT_ID}`;
const ASK = `${GET}?force_sync=true`;
const CANCEL = `POST /payments/${PAYMENT_ID}/cancel`;
const FIND_REFUND = `GET /refunds/${refundIdOf(REFERENCE)}`;

test('asks for a payment link, which is open for half an hour', async () => {
  const { provider, asked } = await online({ 'POST /payments': ok(PAYMENT) }, 'pro_1');
  expect(await provider.createPayment(WANTED)).toEqual({
    ...{ paymentId: PAYMENT_ID, redirectUrl: PAYMENT.payment_link.link },
  });
  expect(asked[0]!.headers['content-type']).toBe('application/json');
  expect(JSON.parse(asked[0]!.body)).toEqual({
    ...{ payment_id: PAYMENT_ID, merchant_order_reference_id: REFERENCE, amount: 10050, currency: 'EUR' },
    ...{ customer_id: 'c0ffee', return_url: WANTED.returnUrl, payment_link: true, session_expiry: 1800 },
    ...{ capture_method: 'automatic', authentication_type: 'three_ds', profile_id: 'pro_1' },
    allowed_payment_method_types: ['credit', 'debit'],
  });
});

test('finds the page of a payment whose first answer was lost', async () => {
  const { provider, calls } = await online({ 'POST /payments': DUPLICATE, [GET]: ok(PAYMENT) });
  expect(await provider.createPayment(WANTED)).toMatchObject({ redirectUrl: PAYMENT.payment_link.link });
  expect(calls()).toEqual(['POST /payments', GET]);
});

test.each<[string, Answered]>([
  ...hostileAnswers(JSON.stringify(PAYMENT)),
  ['another payment', ok({ ...PAYMENT, payment_id: 'pay_mbabizu24mvu3mela5njyhpit4' })],
  ['another merchant’s', ok({ ...PAYMENT, merchant_id: 'somebody-else' })],
  ['no status', ok({ ...PAYMENT, status: undefined })],
  ['a negative amount', ok({ ...PAYMENT, amount: -1 })],
  ['an amount as 1e3', [200, JSON.stringify(PAYMENT).replaceAll('10050', '1e3')]],
  ['another currency than any of ours', ok({ ...PAYMENT, currency: 'USD' })],
  ['a refusal', error(401, 'IR_01')],
])('is unavailable when the answer is %s', async (_, answer) => {
  const every = ['POST /payments', GET, ASK, CANCEL, 'POST /refunds', FIND_REFUND];
  const { provider } = await online(Object.fromEntries(every.map((call) => [call, answer])));
  expect(await provider.createPayment(WANTED)).toBe('unavailable');
  expect(await provider.reportOn(PAY_IN)).toBe('unavailable');
  expect(await provider.close(PAY_IN)).toBe('unavailable');
  expect(await provider.refund(PAY_IN)).toBe('unavailable');
});

test.each<[string, object]>([
  ['for another amount', { amount: 20000 }],
  ['in another currency', { currency: 'RON' }],
  ['without a link', { payment_link: null }],
  ['whose link is a script', { payment_link: { link: 'javascript:alert(1)' } }],
])('shows no page %s', async (_, change) => {
  const { provider } = await online({ 'POST /payments': ok({ ...PAYMENT, ...change }) });
  expect(await provider.createPayment(WANTED)).toBe('unavailable');
});

const REPORTS: Record<string, string> = {
  ...{ succeeded: 'pay-in.paid', partially_captured: 'pay-in.paid', failed: 'pay-in.failed' },
  ...{ cancelled: 'pay-in.expired', expired: 'pay-in.expired' },
};
const OPEN = [
  ...['requires_customer_action', 'requires_payment_method', 'requires_confirmation'],
  ...['conflicted', 'cancelled_post_capture'],
];

test.each(DOCUMENTED_PAYMENT_STATUSES)('says what has become of a payment that is %s', async (status) => {
  const { provider, calls } = await online({ [ASK]: ok({ ...PAYMENT, status }) });
  const report = {
    ...{ type: REPORTS[status] ?? 'pay-in.pending', paymentId: PAYMENT_ID, merchantReference: REFERENCE },
    ...{ merchant: MERCHANT, amountMinor: '10050', currency: 'EUR' },
  };
  expect(await provider.reportOn(PAY_IN)).toEqual(OPEN.includes(status) ? 'open' : report);
  expect(calls()).toEqual([ASK]);
});

test('says that Hyperswitch does not know a payment, and closes none that there is not', async () => {
  const { provider } = await online({ [ASK]: NOT_FOUND, [CANCEL]: NOT_FOUND });
  expect([await provider.reportOn(PAY_IN), await provider.close(PAY_IN)]).toEqual(['unknown', 'unknown']);
});

test('closes an open payment, and hears of one that was paid a moment before', async () => {
  const closed = await online({
    [CANCEL]: ok({ ...PAYMENT, status: 'cancelled' }),
    [ASK]: ok({ ...PAYMENT, status: 'cancelled', amount_received: null }),
  });
  expect(await closed.provider.close(PAY_IN)).toMatchObject({ type: 'pay-in.expired' });
  expect(closed.calls()).toEqual([CANCEL, ASK]);
  expect(JSON.parse(closed.asked[0]!.body)).toEqual({ cancellation_reason: 'requested_by_customer' });
  const paid = await online({ [CANCEL]: UNEXPECTED_STATE, [ASK]: ok(PAYMENT) });
  expect(await paid.provider.close(PAY_IN)).toMatchObject({ type: 'pay-in.paid' });
});

const MINE = { ...REFUND, refund_id: refundIdOf(REFERENCE), amount: 10050 };

test.each<[string, Record<string, Answered>, string]>([
  ['it went back', { 'POST /refunds': ok(MINE) }, 'refunded'],
  ['it failed', { 'POST /refunds': ok({ ...MINE, status: 'failed' }) }, 'refused'],
  ['it waits', { 'POST /refunds': ok({ ...MINE, status: 'pending' }) }, 'unavailable'],
  ['somebody reviews it', { 'POST /refunds': ok({ ...MINE, status: 'review' }) }, 'unavailable'],
  ['it went back before', { 'POST /refunds': DUPLICATE, [FIND_REFUND]: ok(MINE) }, 'refunded'],
  ['it is refused', { 'POST /refunds': UNEXPECTED_STATE, [FIND_REFUND]: NOT_FOUND }, 'refused'],
  ['nobody knows', { 'POST /refunds': DUPLICATE, [FIND_REFUND]: [503, ''] }, 'unavailable'],
  ['another amount went', { 'POST /refunds': ok({ ...MINE, amount: 1 }) }, 'unavailable'],
  ['another currency went', { 'POST /refunds': ok({ ...MINE, currency: 'RON' }) }, 'unavailable'],
  ['another refund was made', { 'POST /refunds': ok(REFUND) }, 'unavailable'],
])('sends a payment back and says that %s', async (_, answers, outcome) => {
  const { provider, asked } = await online(answers);
  expect(await provider.refund(PAY_IN)).toBe(outcome);
  expect(JSON.parse(asked[0]!.body)).toEqual({
    ...{ payment_id: PAYMENT_ID, refund_id: refundIdOf(REFERENCE), amount: 10050 },
    ...{ reason: 'requested_by_customer', refund_type: 'instant' },
  });
});
