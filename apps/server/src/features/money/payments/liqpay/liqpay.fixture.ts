import { signatureOf } from './liqpay-signature.ts';

/**
 * Every status that LiqPay's documentation has listed: the pages of the callback and of the status call as of August 2024
 * (https://www.liqpay.ua/en/doc/api/callback, https://www.liqpay.ua/en/doc/api/information/status_payment), and `sandbox`, `otp_verify`,
 * `p24_verify` and `mp_verify` of the page before them (https://www.liqpay.ua/en/doc/callback).
 */
export const DOCUMENTED_STATUSES = [
  ...['error', 'failure', 'reversed', 'subscribed', 'success', 'unsubscribed', 'sandbox'],
  ...['3ds_verify', 'captcha_verify', 'cvv_verify', 'ivr_verify', 'otp_verify', 'password_verify'],
  ...['phone_verify', 'pin_verify', 'receiver_verify', 'sender_verify', 'senderapp_verify', 'p24_verify'],
  ...['mp_verify', 'wait_qr', 'wait_sender', 'cash_wait', 'hold_wait', 'invoice_wait', 'prepared'],
  ...['processing', 'wait_accept', 'wait_card', 'wait_compensation', 'wait_lc', 'wait_reserve'],
  ...['wait_secure', 'try_again'],
];

export const PUBLIC_KEY = 'i00000000';
export const PRIVATE_KEY = 'a-private-key-of-the-tests';
export const REFERENCE = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

/** A payment with the fields of the documented callback (https://www.liqpay.ua/en/doc/api/callback, August 2024); the values are made up. */
export const PAYMENT = {
  ...{ version: 3, public_key: PUBLIC_KEY, action: 'pay', type: 'buy', paytype: 'card', acq_id: 414963 },
  ...{ payment_id: 2_000_000_001, transaction_id: 2_000_000_001, status: 'success', order_id: REFERENCE },
  ...{ liqpay_order_id: 'ABCDEFGH1764370000000000', description: 'rino.example', amount: 100.5 },
  ...{
    currency: 'UAH',
    currency_debit: 'UAH',
    currency_credit: 'UAH',
    amount_debit: 100.5,
    amount_credit: 100.5,
  },
  ...{ sender_commission: 0, receiver_commission: 1.51, agent_commission: 0, commission_credit: 1.51 },
  ...{ sender_card_mask2: '424242*42', sender_card_bank: 'test', sender_card_type: 'visa', is_3ds: true },
  ...{ create_date: 1_764_370_000_000, end_date: 1_764_370_060_000, ip: '192.0.2.1', mpi_eci: '5' },
};

/** The body of a callback. @param content fields that are other than those of `PAYMENT`, or the JSON itself */
export function callbackOf(content: object | string = {}, key = PRIVATE_KEY): Buffer {
  const json = typeof content === 'string' ? content : JSON.stringify({ ...PAYMENT, ...content });
  const data = Buffer.from(json).toString('base64');
  return Buffer.from(String(new URLSearchParams({ data, signature: signatureOf(data, key) })));
}
