import type { ProviderReport } from '@croupier/domain/money/payments';

/** `payer`: the payer has a step to take. `nothing`: it moves no money of ours. `person`: none of ours should say so, and a person looks. */
export type LiqPayMeaning = ProviderReport | 'payer' | 'nothing' | 'person';

/**
 * The meaning of each status that the documentation of the callback and of the status call lists
 * (https://www.liqpay.ua/en/doc/api/callback, https://www.liqpay.ua/en/doc/api/information/status_payment, as of August 2024), and of those that
 * earlier editions had.
 */
export const LIQPAY_STATUSES: Readonly<Record<string, LiqPayMeaning>> = {
  success: 'pay-in.paid',
  // The payer was charged, and we get it with the next daily settlement.
  wait_compensation: 'pay-in.paid',
  failure: 'pay-in.failed',
  error: 'pay-in.failed',
  reversed: 'pay-in.refunded',
  processing: 'pay-in.pending',
  wait_secure: 'pay-in.pending',
  // Charged, but not ours: LiqPay has not verified the shop yet, does not know where to pay out, waits for goods, or holds it.
  wait_accept: 'pay-in.pending',
  wait_card: 'pay-in.pending',
  wait_lc: 'pay-in.pending',
  hold_wait: 'pay-in.pending',
  prepared: 'payer',
  try_again: 'payer',
  cash_wait: 'payer',
  invoice_wait: 'payer',
  wait_qr: 'payer',
  wait_sender: 'payer',
  '3ds_verify': 'payer',
  captcha_verify: 'payer',
  cvv_verify: 'payer',
  ivr_verify: 'payer',
  mp_verify: 'payer',
  otp_verify: 'payer',
  p24_verify: 'payer',
  password_verify: 'payer',
  phone_verify: 'payer',
  pin_verify: 'payer',
  receiver_verify: 'payer',
  sender_verify: 'payer',
  senderapp_verify: 'payer',
  // A refund waits for money on the shop's account; `reversed` follows.
  wait_reserve: 'nothing',
  // We have no regular payments.
  subscribed: 'person',
  unsubscribed: 'person',
  // No money moved: a test installation takes it for paid, see `meaningOf`.
  sandbox: 'person',
};

/** @param isTest whether payments of LiqPay's test mode count: never where money is real */
export function meaningOf(status: string, isTest: boolean): LiqPayMeaning {
  if (status === 'sandbox' && isTest) return 'pay-in.paid';
  return Object.hasOwn(LIQPAY_STATUSES, status) ? LIQPAY_STATUSES[status]! : 'person';
}
