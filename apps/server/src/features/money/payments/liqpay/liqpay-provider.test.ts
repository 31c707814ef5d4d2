import { expect, test } from 'vitest';
import { hostileAnswers, startProvider, type Answered } from '../provider-server.fixture.ts';
import {
  callbackOf,
  DOCUMENTED_STATUSES,
  PAYMENT,
  PRIVATE_KEY,
  PUBLIC_KEY,
  REFERENCE,
} from './liqpay.fixture.ts';
import { createLiqPayProvider } from './liqpay-provider.ts';
import { signatureOf } from './liqpay-signature.ts';
import { LIQPAY_STATUSES } from './liqpay-statuses.ts';

const NOW = new Date(PAYMENT.create_date + 60_000);
const PAY_IN = { reference: REFERENCE, paymentId: REFERENCE, amountMinor: 100_50n, currency: 'UAH' } as const;
const PAID = {
  ...{ type: 'pay-in.paid', paymentId: REFERENCE, merchantReference: REFERENCE, merchant: PUBLIC_KEY },
  ...{ amountMinor: '10050', currency: 'UAH' },
};

const providerAt = (url: string, change: { isTest?: boolean; now?: () => Date } = {}) =>
  createLiqPayProvider({
    ...{ url, publicKey: PUBLIC_KEY, privateKey: PRIVATE_KEY, isTest: false, now: () => NOW },
    ...change,
  });
const offline = providerAt('https://liqpay.example');

const answered = (change: object = {}, status = 200): Answered => [
  status,
  JSON.stringify({ ...PAYMENT, ...change }),
];
const NOT_FOUND = { result: 'error', status: 'error', err_code: 'payment_not_found' };

/** A provider that gives these answers in turn, the last one again; what it was asked comes along, signatures checked. */
async function online(...answers: Answered[]) {
  const { url, asked } = await startProvider(() => answers[Math.min(asked.length, answers.length) - 1]!);
  const requests = () =>
    asked.map(({ method, path, body }) => {
      const form = new URLSearchParams(body);
      const data = form.get('data')!;
      expect(form.get('signature')).toBe(signatureOf(data, PRIVATE_KEY));
      expect([method, path]).toEqual(['POST', '/api/request']);
      return JSON.parse(Buffer.from(data, 'base64').toString()) as object;
    });
  return { provider: providerAt(url), requests };
}

test('has a meaning for each documented status, and for no other', () => {
  expect(Object.keys(LIQPAY_STATUSES).toSorted()).toEqual(DOCUMENTED_STATUSES.toSorted());
});

const REPORTED = Object.entries({
  'pay-in.paid': ['success', 'wait_compensation'],
  'pay-in.failed': ['failure', 'error'],
  'pay-in.refunded': ['reversed'],
  'pay-in.pending': ['processing', 'wait_secure', 'wait_accept', 'wait_card', 'wait_lc', 'hold_wait'],
});
const FOR_A_PERSON = ['subscribed', 'unsubscribed', 'sandbox'];

test.each(DOCUMENTED_STATUSES)('reads %s in a callback and in an answer', async (status) => {
  const type = REPORTED.find(([, statuses]) => statuses.includes(status))?.[0];
  const report = type && { ...PAID, type };
  const isForPerson = FOR_A_PERSON.includes(status);
  expect(offline.read(callbackOf({ status }))).toEqual(report ?? (isForPerson ? undefined : 'nothing'));
  const { provider, requests } = await online(answered({ status }));
  expect(await provider.reportOn(PAY_IN)).toEqual(report ?? 'open');
  expect(await provider.close(PAY_IN)).toEqual(report ?? 'open');
  const asking = { version: 3, public_key: PUBLIC_KEY, action: 'status', order_id: REFERENCE };
  expect(requests()).toEqual([asking, asking]);
});

test('takes a payment of the test mode for paid in a test installation alone', () => {
  const test = providerAt('https://liqpay.example', { isTest: true });
  expect(test.read(callbackOf({ status: 'sandbox' }))).toEqual(PAID);
  expect(offline.read(callbackOf({ status: 'sandbox' }))).toBeUndefined();
});

test.each([
  ['1e3', '{"amount":1e3}'],
  ['a negative amount', '{"amount":-100.5}'],
  ['no money', '{"amount":0}'],
  ['less than the least coin', '{"amount":100.505}'],
  ['a number no float holds', '{"amount":12345678901234567890}'],
  ['no amount', '{"amount":null}'],
  ['another currency than any of ours', '{"currency":"USD"}'],
  ['an order that is none of our references', '{"order_id":"order_1"}'],
  ['nobody’s shop', '{"public_key":null}'],
  ['a status that nobody has told of', '{"status":"constructor"}'],
  ['a payment that went back in part', '{"refund_amount":0.5}'],
  ['a reversal of a part', '{"status":"reversed","refund_amount":100.49}'],
])('leaves %s to a person, and moves nothing by the answer', async (_, change) => {
  const fields = JSON.stringify(PAYMENT).slice(0, -1);
  const json = `${fields},${change.slice(1)}`;
  expect(offline.read(callbackOf(json))).toBeUndefined();
  const { provider } = await online([200, json]);
  expect(['open', 'unavailable']).toContain(await provider.reportOn(PAY_IN));
});

test('reads decimals exactly, and a reversal of the whole', () => {
  const read = (change: object) => offline.read(callbackOf(change));
  expect(read({ amount: 0.29 })).toEqual({ ...PAID, amountMinor: '29' });
  expect(read({ amount: 4.35 })).toEqual({ ...PAID, amountMinor: '435' });
  expect(read({ amount: '100.50', refund_amount: 0 })).toEqual(PAID);
  expect(read({ status: 'reversed', refund_amount: 100.5 })).toEqual({ ...PAID, type: 'pay-in.refunded' });
  // Another currency of ours, and another's shop, are told as they are: the pay-in is held against them.
  expect(read({ currency: 'EUR' })).toEqual({ ...PAID, currency: 'EUR' });
  expect(read({ public_key: 'i11111111' })).toEqual({ ...PAID, merchant: 'i11111111' });
});

test('names the payment of a callback that it cannot read', () => {
  expect(offline.namesIn!(callbackOf({ status: 'subscribed' }))).toEqual({
    ...{ reference: REFERENCE, type: 'subscribed', paymentId: '2000000001' },
  });
  expect(offline.namesIn!(Buffer.from('data=x'))).toEqual({});
});

test.each([
  ...hostileAnswers(JSON.stringify(PAYMENT)),
  ['another order', answered({ order_id: '00000000-8b86-4d01-b42d-00cf4fc964ff' })],
  ['another shop’s payment', answered({ public_key: 'i11111111' })],
  ['an error of the call', [200, '{"result":"error","status":"error","err_code":"invalid_signature"}']],
] as [string, Answered][])('is unavailable when the answer is %s', async (_, answer) => {
  const { provider } = await online(answer);
  expect(await provider.reportOn(PAY_IN)).toBe('unavailable');
  expect(await provider.refund(PAY_IN)).toBe('unavailable');
});

test('says that LiqPay does not know an order whose page nobody opened', async () => {
  const { provider } = await online([200, JSON.stringify(NOT_FOUND)]);
  expect([await provider.reportOn(PAY_IN), await provider.close(PAY_IN)]).toEqual(['unknown', 'unknown']);
});

test('gives up what has waited for its payer for a day, and nothing that LiqPay works on', async () => {
  const later = () => new Date(PAYMENT.create_date + 25 * 60 * 60_000);
  for (const [status, type] of [
    ['3ds_verify', 'pay-in.expired'],
    ['processing', 'pay-in.pending'],
  ]) {
    const { url } = await startProvider(() => answered({ status }));
    expect(await providerAt(url, { now: later }).close(PAY_IN)).toEqual({ ...PAID, type });
  }
});

const WANTED = {
  ...{ reference: REFERENCE, customer: 'c0ffee', amountMinor: 100_50n },
  method: 'card',
  currency: 'UAH',
  language: 'ua',
  returnUrl: `https://rino.example/ua/payment-verification?id=${REFERENCE}`,
  webhookUrl: 'https://rino.example/api/payments/webhooks/liqpay',
} as const;

test('makes a page of a signed order that is open for half an hour', async () => {
  const page = await offline.createPayment(WANTED);
  if (page === 'unavailable') throw new Error(page);
  const address = new URL(page.redirectUrl);
  expect([address.origin, address.pathname]).toEqual(['https://liqpay.example', '/api/3/checkout']);
  const data = address.searchParams.get('data')!;
  expect(address.searchParams.get('signature')).toBe(signatureOf(data, PRIVATE_KEY));
  expect(page.redirectUrl).not.toContain(PRIVATE_KEY);
  expect(JSON.parse(Buffer.from(data, 'base64').toString())).toEqual({
    ...{ version: 3, public_key: PUBLIC_KEY, action: 'pay', amount: '100.50', currency: 'UAH' },
    ...{ order_id: REFERENCE, customer: 'c0ffee', paytypes: 'card', language: 'uk' },
    description: `rino.example ${REFERENCE}`,
    expired_date: '2025-11-28 23:17:40',
    ...{ result_url: WANTED.returnUrl, server_url: WANTED.webhookUrl },
  });
  expect(page.paymentId).toBe(REFERENCE);
});

test('offers what was chosen, in a language that the page has, and asks for the test mode where it is one', async () => {
  const orderOf = async (change: object, isTest = false) => {
    const page = await providerAt('https://liqpay.example', { isTest }).createPayment({
      ...WANTED,
      ...change,
    });
    const data = new URL((page as { redirectUrl: string }).redirectUrl).searchParams.get('data')!;
    return JSON.parse(Buffer.from(data, 'base64').toString()) as object;
  };
  expect(await orderOf({ method: 'bank', language: 'ru' })).toMatchObject({
    ...{ paytypes: 'privat24', language: 'uk' },
  });
  expect(await orderOf({ method: 'wallet', language: 'kk' }, true)).toMatchObject({
    ...{ paytypes: 'apay,gpay', language: 'en', sandbox: 1 },
  });
});

const REFUND = { action: 'refund', order_id: REFERENCE, amount: '100.50' };
const ERROR = JSON.stringify({ result: 'error', status: 'error', err_code: 'payment_err_status' });

test.each<[string, Answered[], string]>([
  ['it went back', [[200, '{"action":"refund","payment_id":2000000001,"status":"reversed"}']], 'refunded'],
  ['it had gone back before', [[200, ERROR], answered({ status: 'reversed' })], 'refunded'],
  ['it is refused', [[200, ERROR], answered()], 'refused'],
  [
    'there is no such order',
    [
      [200, ERROR],
      [200, JSON.stringify(NOT_FOUND)],
    ],
    'refused',
  ],
  ['it waits', [[200, '{"status":"success"}'], answered({ status: 'wait_reserve' })], 'unavailable'],
  [
    'nobody knows',
    [
      [200, ERROR],
      [500, ''],
    ],
    'unavailable',
  ],
])('sends a payment back and says that %s', async (_, answers, outcome) => {
  const { provider, requests } = await online(...answers);
  expect(await provider.refund(PAY_IN)).toBe(outcome);
  expect(requests()[0]).toEqual({ version: 3, public_key: PUBLIC_KEY, ...REFUND });
});

test('takes hryvnias by every method', () => {
  expect(offline.payIns.map(({ method, currency }) => [method, currency])).toEqual([
    ...[
      ['card', 'UAH'],
      ['bank', 'UAH'],
      ['wallet', 'UAH'],
    ],
  ]);
});
