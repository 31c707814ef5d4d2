import type { ProviderReport } from '@croupier/domain/money/payments';

/** `nothing`: it moves no money, as while the payer has a step to take. `person`: a person has to look. */
export type HyperswitchMeaning = ProviderReport | 'nothing' | 'person';

/** Each status of a payment (`IntentStatus` of the OpenAPI document, api-reference/v1/openapi_spec_v1.json, as of November 2026). */
export const PAYMENT_STATUSES: Readonly<Record<string, HyperswitchMeaning>> = {
  succeeded: 'pay-in.paid',
  // Captured in part, and no more will come.
  partially_captured: 'pay-in.paid',
  failed: 'pay-in.failed',
  cancelled: 'pay-in.expired',
  expired: 'pay-in.expired',
  processing: 'pay-in.pending',
  partially_captured_and_processing: 'pay-in.pending',
  // We ask for money to be captured at once: where it is held all the same, it is not ours yet.
  requires_capture: 'pay-in.pending',
  partially_captured_and_capturable: 'pay-in.pending',
  partially_authorized_and_requires_capture: 'pay-in.pending',
  // Somebody of the house, or of the processor, looks for fraud.
  requires_merchant_action: 'pay-in.pending',
  review: 'pay-in.pending',
  requires_customer_action: 'nothing',
  requires_payment_method: 'nothing',
  requires_confirmation: 'nothing',
  // The processor has another amount or currency than was asked for.
  conflicted: 'person',
  // Given back after it was captured, by no call of ours.
  cancelled_post_capture: 'person',
};

/** `RefundStatus` of the same document. A refund that did not happen changes nothing. */
export const REFUND_STATUSES: Readonly<Record<string, HyperswitchMeaning>> = {
  succeeded: 'pay-in.refunded',
  failed: 'nothing',
  pending: 'nothing',
  review: 'nothing',
};

/**
 * What a dispute means, by its stage and status (https://docs.hyperswitch.io, Disputes / Chargebacks, as of August 2026): the processor debits us
 * when a dispute opens. What is won, withdrawn or raised again later is money that nobody here takes or gives without a person.
 */
export const DISPUTES: Readonly<Record<string, Readonly<Record<string, HyperswitchMeaning>>>> = {
  pre_dispute: {
    dispute_opened: 'person',
    dispute_challenged: 'nothing',
    dispute_expired: 'nothing',
    dispute_accepted: 'person',
    dispute_cancelled: 'nothing',
    dispute_won: 'nothing',
    dispute_lost: 'person',
  },
  dispute: {
    dispute_opened: 'pay-in.charged-back',
    dispute_challenged: 'nothing',
    dispute_expired: 'pay-in.charged-back',
    dispute_accepted: 'pay-in.charged-back',
    dispute_cancelled: 'person',
    dispute_won: 'person',
    dispute_lost: 'pay-in.charged-back',
  },
  pre_arbitration: {
    dispute_opened: 'person',
    dispute_challenged: 'nothing',
    dispute_expired: 'person',
    dispute_accepted: 'person',
    dispute_cancelled: 'person',
    dispute_won: 'person',
    dispute_lost: 'person',
  },
};

/** A person looks at what is not in the table. */
export const meaningIn = (
  table: Readonly<Record<string, HyperswitchMeaning>> | undefined,
  status: string,
): HyperswitchMeaning => (table && Object.hasOwn(table, status) ? table[status]! : 'person');
