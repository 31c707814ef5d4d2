import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import Value from 'typebox/value';
import { parseExactly } from '../exact-json.ts';
import type { MessageVerdict, ProviderAnswer, SentMessage, UnreadNames } from '../payment-provider.ts';
import { referenceOf } from './hyperswitch-ids.ts';
import {
  DisputeMessageSchema,
  OtherMessageSchema,
  PaymentMessageSchema,
  RefundMessageSchema,
  type Dispute,
  type Payment,
  type Refund,
} from './hyperswitch-schemas.ts';
import {
  DISPUTES,
  meaningIn,
  PAYMENT_STATUSES,
  REFUND_STATUSES,
  type HyperswitchMeaning,
} from './hyperswitch-statuses.ts';

const SIGNATURE_HEADER = 'x-webhook-signature-512';

/** Hex of HMAC-SHA512 over the bytes of the message. */
export const signatureOf = (rawBody: Buffer, key: string): string =>
  createHmac('sha512', key).update(rawBody).digest('hex');

/**
 * Proves a webhook. Hyperswitch sends it again for a day until it is answered, so its age is no reason to refuse it.
 * @param keys payment response hash keys that are live: two while one is being changed for the other
 */
export function verifyWebhook({ headers, rawBody }: SentMessage, keys: readonly string[]): MessageVerdict {
  const header = headers[SIGNATURE_HEADER];
  if (typeof header !== 'string' || !/^[0-9a-fA-F]{128}$/.test(header)) return 'incomplete';
  const given = Buffer.from(header, 'hex');
  // Each is compared, and in constant time.
  const matching = keys.filter((key) =>
    timingSafeEqual(given, Buffer.from(signatureOf(rawBody, key), 'hex')),
  );
  return matching.length > 0 ? { id: idOf(rawBody) } : 'wrong_signature';
}

/**
 * A refund and a dispute move money once, by however many events they are told: a dispute that opens and is then lost is one. So they are
 * known by their own ids, anything else by the id of the event.
 */
function idOf(rawBody: Buffer): string {
  const message = parseExactly(rawBody.toString());
  if (Value.Check(RefundMessageSchema, message)) {
    const { refund_id: id, status } = message.content.object;
    if (isMoney(meaningIn(REFUND_STATUSES, status))) return `refund-${id}`;
  }
  if (Value.Check(DisputeMessageSchema, message)) {
    const { dispute_id: id } = message.content.object;
    if (isMoney(meaningOfDispute(message.content.object))) return `dispute-${id}`;
  }
  const event = (message as { event_id?: unknown } | undefined)?.event_id;
  if (typeof event === 'string' && /^[\x21-\x7e]{1,128}$/.test(event)) return event;
  return `unread-${createHash('sha256').update(rawBody).digest('hex')}`;
}

const isMoney = (meaning: HyperswitchMeaning): boolean => meaning.startsWith('pay-in.');

/** What a verified webhook says, see `PaymentProvider.read`. */
export function readWebhook(rawBody: Buffer): ProviderAnswer | 'nothing' | undefined {
  const message = parseExactly(rawBody.toString());
  if (Value.Check(PaymentMessageSchema, message)) {
    const { object } = message.content;
    return object.merchant_id === message.merchant_id ? readPayment(object) : undefined;
  }
  if (Value.Check(RefundMessageSchema, message)) {
    const { object } = message.content;
    const meaning = meaningIn(REFUND_STATUSES, object.status);
    return answerOf(meaning, { ...object, merchant_id: message.merchant_id });
  }
  if (Value.Check(DisputeMessageSchema, message)) {
    const { object } = message.content;
    return answerOf(meaningOfDispute(object), { ...object, merchant_id: message.merchant_id });
  }
  return Value.Check(OtherMessageSchema, message) ? 'nothing' : undefined;
}

/** What a payment has come to; undefined where a person has to look. */
export function readPayment(payment: Payment): ProviderAnswer | 'nothing' | undefined {
  const meaning = meaningIn(PAYMENT_STATUSES, payment.status);
  if (meaning !== 'pay-in.paid') return answerOf(meaning, payment);
  // What came counts, not what was asked for; and of what nobody says how much came nothing is credited.
  const amount = payment.amount_received ?? '0';
  return amount.startsWith('0') ? undefined : answerOf(meaning, { ...payment, amount });
}

export function namesIn(rawBody: Buffer): UnreadNames {
  const message = parseExactly(rawBody.toString()) as
    | { event_type?: unknown; content?: { object?: { payment_id?: unknown } | null } | null }
    | null
    | undefined;
  const paymentId = message?.content?.object?.payment_id;
  const reference = typeof paymentId === 'string' ? referenceOf(paymentId) : undefined;
  return { paymentId, type: message?.event_type, reference };
}

const meaningOfDispute = ({ dispute_stage: stage, dispute_status: status }: Dispute): HyperswitchMeaning =>
  meaningIn(Object.hasOwn(DISPUTES, stage) ? DISPUTES[stage] : undefined, status);

/** A payment that we did not begin is for a person. */
function answerOf(
  meaning: HyperswitchMeaning,
  about: Pick<Payment & Refund, 'payment_id' | 'merchant_id' | 'amount' | 'currency'>,
): ProviderAnswer | 'nothing' | undefined {
  if (meaning === 'nothing') return meaning;
  const { payment_id: paymentId, merchant_id: merchant, amount: amountMinor, currency } = about;
  const merchantReference = referenceOf(paymentId);
  if (meaning === 'person' || merchantReference === undefined) return undefined;
  return { type: meaning, paymentId, merchantReference, merchant, amountMinor, currency };
}
