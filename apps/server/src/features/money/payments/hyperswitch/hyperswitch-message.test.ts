import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paymentIdOf, referenceOf, refundIdOf } from './hyperswitch-ids.ts';
import {
  DOCUMENTED_DISPUTE_STAGES,
  DOCUMENTED_DISPUTE_STATUSES,
  DOCUMENTED_PAYMENT_STATUSES,
  DOCUMENTED_REFUND_STATUSES,
  MERCHANT,
  PAYMENT,
  PAYMENT_ID,
  REFERENCE,
  signedBy,
  WEBHOOK_KEY,
  webhookOf,
} from './hyperswitch.fixture.ts';
import { namesIn, readWebhook, signatureOf, verifyWebhook } from './hyperswitch-message.ts';
import { DISPUTES, PAYMENT_STATUSES, REFUND_STATUSES } from './hyperswitch-statuses.ts';

const PAID = {
  ...{ type: 'pay-in.paid', paymentId: PAYMENT_ID, merchantReference: REFERENCE, merchant: MERCHANT },
  ...{ amountMinor: '10050', currency: 'EUR' },
};

test('packs every reference into an id of thirty characters, and finds it again', () => {
  fc.assert(
    fc.property(fc.uuid(), (reference) => {
      expect(paymentIdOf(reference)).toMatch(/^pay_[0-9a-v]{26}$/);
      expect(refundIdOf(reference)).toMatch(/^ref_[0-9a-v]{26}$/);
      expect(referenceOf(paymentIdOf(reference))).toBe(reference);
    }),
  );
  const others = ['pay_mbabizu24mvu3mela5njyhpit4', 'pay_1', `${PAYMENT_ID}0`, PAYMENT_ID.toUpperCase()];
  expect(others.map(referenceOf)).toEqual(others.map(() => undefined));
});

test('signs as HMAC-SHA512 is published', () => {
  // Test case 2 of RFC 4231; Hyperswitch publishes the algorithm, and no example.
  expect(signatureOf(Buffer.from('what do ya want for nothing?'), 'Jefe')).toBe(
    '164b7a7bfcf819e2e395fbe73b56e0a387bd64222e831fd610270cd7ea2505549758bf75c05a994a6d034f65f8f0e6fdcaeab1a34d4a6b4b636e070a38bce737',
  );
});

const BODY = webhookOf('payment_details');
const idOf = (rawBody: Buffer) => verifyWebhook(signedBy(rawBody), ['the-next-key', WEBHOOK_KEY]);

test('knows a payment’s event by its id, and a refund and a dispute by theirs once they move money', () => {
  expect(idOf(BODY)).toEqual({ id: 'evt_0123456789' });
  expect(idOf(webhookOf('refund_details'))).toEqual({ id: 'refund-ref_of_the_dashboard' });
  expect(idOf(webhookOf('refund_details', { status: 'pending' }))).toEqual({ id: 'evt_0123456789' });
  for (const dispute_status of ['dispute_opened', 'dispute_lost'])
    expect(idOf(webhookOf('dispute_details', { dispute_status }))).toEqual({ id: 'dispute-dp_0123456789' });
  expect(idOf(webhookOf('dispute_details', { dispute_status: 'dispute_won' }))).toEqual({
    id: 'evt_0123456789',
  });
  for (const odd of ['null', '[]', 'no JSON', `{"event_id":"${'x'.repeat(300)}"}`, '{"event_id":7}'])
    expect(idOf(Buffer.from(odd))).toEqual({ id: expect.stringMatching(/^(unread-[0-9a-f]{64}|7)$/) });
});

const flipped = (hex: string, at: number) =>
  hex.slice(0, at) + (hex[at] === '0' ? '1' : '0') + hex.slice(at + 1);
const good = signatureOf(BODY, WEBHOOK_KEY);

test.each<[string, Buffer, string]>([
  ['a digit of the signature', BODY, flipped(good, 0)],
  ['the last digit of the signature', BODY, flipped(good, 127)],
  ['a byte of the body', Buffer.from(BODY.toString().replace('10050', '10051')), good],
  ['a space in the body', Buffer.from(`${BODY.toString()} `), good],
  ['a key that is not ours', BODY, signatureOf(BODY, 'another-key')],
])('%s: refused', (_, rawBody, signature) => {
  const headers = { 'x-webhook-signature-512': signature };
  expect(verifyWebhook({ headers, rawBody }, [WEBHOOK_KEY])).toBe('wrong_signature');
});

test.each<[string, Record<string, string | string[]>]>([
  ['no signature', {}],
  ['two signatures', { 'x-webhook-signature-512': [good, good] }],
  ['a short signature', { 'x-webhook-signature-512': good.slice(1) }],
  ['base64', { 'x-webhook-signature-512': Buffer.from(good, 'hex').toString('base64') }],
  ['the weaker signature alone', { 'x-webhook-signature-256': good.slice(64) }],
])('%s: incomplete', (_, headers) => {
  expect(verifyWebhook({ headers, rawBody: BODY }, [WEBHOOK_KEY])).toBe('incomplete');
});

test('has a meaning for each documented status, and for no other', () => {
  expect(Object.keys(PAYMENT_STATUSES).toSorted()).toEqual(DOCUMENTED_PAYMENT_STATUSES.toSorted());
  expect(Object.keys(REFUND_STATUSES).toSorted()).toEqual(DOCUMENTED_REFUND_STATUSES.toSorted());
  expect(Object.keys(DISPUTES)).toEqual(DOCUMENTED_DISPUTE_STAGES);
  for (const statuses of Object.values(DISPUTES))
    expect(Object.keys(statuses).toSorted()).toEqual(DOCUMENTED_DISPUTE_STATUSES.toSorted());
});

const REPORTED = Object.entries({
  'pay-in.paid': ['succeeded', 'partially_captured'],
  'pay-in.failed': ['failed'],
  'pay-in.expired': ['cancelled', 'expired'],
  'pay-in.pending': [
    ...['processing', 'partially_captured_and_processing', 'requires_capture', 'requires_merchant_action'],
    ...['partially_captured_and_capturable', 'partially_authorized_and_requires_capture', 'review'],
  ],
});
const FOR_A_PERSON = ['conflicted', 'cancelled_post_capture'];

test.each(DOCUMENTED_PAYMENT_STATUSES)('reads a payment that is %s', (status) => {
  const type = REPORTED.find(([, statuses]) => statuses.includes(status))?.[0];
  const otherwise = FOR_A_PERSON.includes(status) ? undefined : 'nothing';
  expect(readWebhook(webhookOf('payment_details', { status }))).toEqual(type ? { ...PAID, type } : otherwise);
});

test.each(DOCUMENTED_REFUND_STATUSES)('reads a refund that is %s', (status) => {
  const refunded = { ...PAID, type: 'pay-in.refunded', amountMinor: '2500' };
  expect(readWebhook(webhookOf('refund_details', { status }))).toEqual(
    status === 'succeeded' ? refunded : 'nothing',
  );
});

const CHARGED_BACK = ['dispute_opened', 'dispute_expired', 'dispute_accepted', 'dispute_lost'];

test.each(DOCUMENTED_DISPUTE_STATUSES)('reads a dispute that is %s by its stage', (dispute_status) => {
  const read = (dispute_stage: string) =>
    readWebhook(webhookOf('dispute_details', { dispute_stage, dispute_status }));
  const isBack = CHARGED_BACK.includes(dispute_status);
  const otherwise = dispute_status === 'dispute_challenged' ? 'nothing' : undefined;
  expect(read('dispute')).toEqual(isBack ? { ...PAID, type: 'pay-in.charged-back' } : otherwise);
  // Before the money has gone and after it was fought for, nothing is moved by itself.
  for (const stage of ['pre_dispute', 'pre_arbitration', 'a_later_stage', 'constructor'])
    expect(['nothing', undefined]).toContain(read(stage));
});

test('credits what came, and nothing of what nobody says how much came', () => {
  const read = (change: object) => readWebhook(webhookOf('payment_details', change));
  expect(read({ amount_received: 5000, status: 'partially_captured' })).toEqual({
    ...{ ...PAID, amountMinor: '5000' },
  });
  for (const amount_received of [null, undefined, 0, '']) expect(read({ amount_received })).toBeUndefined();
  // Of a payment that came to nothing the amount is the one that was asked for.
  expect(read({ status: 'failed', amount_received: null })).toEqual({ ...PAID, type: 'pay-in.failed' });
});

test.each([
  ['a payment that we did not begin', { payment_id: 'pay_mbabizu24mvu3mela5njyhpit4' }],
  ['a negative amount', { amount: -10050, amount_received: -10050 }],
  ['an amount with decimals', { amount_received: '100.50' }],
  ['more than any amount', { amount_received: 1e21 }],
  ['another currency than any of ours', { currency: 'USD' }],
  ['a status that nobody has told of', { status: 'toString' }],
  ['another merchant within', { merchant_id: 'somebody-else' }],
])('leaves %s to a person', (_, change) => {
  expect(readWebhook(webhookOf('payment_details', change))).toBeUndefined();
});

test('reads an amount as it is written, and of mandates and pay-outs nothing', () => {
  const written = BODY.toString();
  expect(readWebhook(Buffer.from(written.replaceAll('10050', '1e4')))).toBeUndefined();
  expect(readWebhook(Buffer.from(written.replaceAll('10050', '10050.0')))).toBeUndefined();
  const other = (type: string) => written.replace('payment_details', type);
  expect(readWebhook(Buffer.from(other('payout_details')))).toBe('nothing');
  expect(readWebhook(Buffer.from(other('mandate_details')))).toBe('nothing');
  expect(readWebhook(Buffer.from(other('something_details')))).toBeUndefined();
  expect(['', 'null', '[]', '{}'].map((text) => readWebhook(Buffer.from(text)))).toEqual(
    Array(4).fill(undefined),
  );
});

test('names the payment of a message that it cannot read', () => {
  const odd = webhookOf('payment_details', { currency: 'USD' });
  expect(namesIn(odd)).toEqual({ reference: REFERENCE, type: 'any_of_them', paymentId: PAYMENT_ID });
  expect(
    ['null', 'x', '{"content":null}', '{"content":{"object":7}}'].map((text) => namesIn(Buffer.from(text))),
  ).toEqual(Array(4).fill({ reference: undefined, type: undefined, paymentId: undefined }));
  expect(PAYMENT.merchant_order_reference_id).toBe(REFERENCE);
});
