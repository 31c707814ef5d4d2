import { paymentIdOf } from './hyperswitch-ids.ts';
import { signatureOf } from './hyperswitch-message.ts';

/**
 * Every `IntentStatus`, `RefundStatus`, `DisputeStage` and `DisputeStatus` of Hyperswitch's OpenAPI document
 * (github.com/juspay/hyperswitch, api-reference/v1/openapi_spec_v1.json, November 2026).
 */
export const DOCUMENTED_PAYMENT_STATUSES = [
  ...['succeeded', 'failed', 'cancelled', 'cancelled_post_capture', 'processing'],
  ...['requires_customer_action', 'requires_merchant_action', 'requires_payment_method'],
  ...['requires_confirmation', 'requires_capture', 'partially_captured'],
  ...['partially_captured_and_capturable', 'partially_authorized_and_requires_capture'],
  ...['partially_captured_and_processing', 'conflicted', 'expired', 'review'],
];
export const DOCUMENTED_REFUND_STATUSES = ['succeeded', 'failed', 'pending', 'review'];
export const DOCUMENTED_DISPUTE_STAGES = ['pre_dispute', 'dispute', 'pre_arbitration'];
export const DOCUMENTED_DISPUTE_STATUSES = [
  ...['dispute_opened', 'dispute_expired', 'dispute_accepted', 'dispute_cancelled'],
  ...['dispute_challenged', 'dispute_won', 'dispute_lost'],
];

export const MERCHANT = 'merchant_of_the_tests';
export const WEBHOOK_KEY = 'a-payment-response-hash-key-of-the-tests';
export const REFERENCE = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
export const PAYMENT_ID = paymentIdOf(REFERENCE);

/** `PaymentsResponse` of the same document, with made-up values. */
export const PAYMENT = {
  ...{ payment_id: PAYMENT_ID, merchant_id: MERCHANT, status: 'succeeded', amount: 10050, net_amount: 10050 },
  ...{ amount_capturable: 0, amount_received: 10050, currency: 'EUR', connector: 'stripe', attempt_count: 1 },
  ...{ payment_method: 'card', payment_method_type: 'credit', capture_method: 'automatic' },
  payment_method_data: { card: { last4: '4242', card_isin: '424242', card_exp_year: '30' }, billing: null },
  payment_link: {
    link: `https://sandbox.hyperswitch.example/payment_link/${MERCHANT}/${PAYMENT_ID}?locale=en`,
    ...{ secure_link: null, payment_link_id: 'plink_0123456789' },
  },
  ...{ merchant_order_reference_id: REFERENCE, error_code: null, created: '2026-11-28T10:00:00.000Z' },
};

/** `RefundResponse`. */
export const REFUND = {
  ...{ refund_id: 'ref_of_the_dashboard', payment_id: PAYMENT_ID, amount: 2500, currency: 'EUR' },
  ...{ status: 'succeeded', reason: null, connector: 'stripe', created_at: '2026-11-28T11:00:00.000Z' },
};

/** `DisputeResponse`. */
export const DISPUTE = {
  ...{ dispute_id: 'dp_0123456789', payment_id: PAYMENT_ID, attempt_id: `${PAYMENT_ID}_1`, amount: '10050' },
  ...{ currency: 'EUR', dispute_stage: 'dispute', dispute_status: 'dispute_opened', connector: 'stripe' },
  ...{ connector_status: 'needs_response', connector_dispute_id: 'dp_1', created_at: '2026-11-28T12:00:00Z' },
};

const CONTENT = { payment_details: PAYMENT, refund_details: REFUND, dispute_details: DISPUTE };

/** The body of an `OutgoingWebhook` (https://docs.hyperswitch.io, Webhooks, August 2026). @param change fields of what it is about */
export function webhookOf(
  type: keyof typeof CONTENT,
  change: object = {},
  { event_id = 'evt_0123456789', ...envelope }: { event_id?: string; merchant_id?: string } = {},
): Buffer {
  const content = { type, object: { ...CONTENT[type], ...change } };
  const timestamp = '2026-11-28T10:01:00.000Z';
  const message = { merchant_id: MERCHANT, event_id, event_type: 'any_of_them', content, timestamp };
  return Buffer.from(JSON.stringify({ ...message, ...envelope }));
}

export const signedBy = (rawBody: Buffer, key = WEBHOOK_KEY) => ({
  rawBody,
  headers: { 'x-webhook-signature-512': signatureOf(rawBody, key) },
});
