import { parseExactly } from './exact-json.ts';
import { HYPERSWITCH } from './hyperswitch/hyperswitch-provider.ts';
import { LIQPAY } from './liqpay/liqpay-provider.ts';
import { readCallback } from './liqpay/liqpay-signature.ts';

/** Of a message that is longer the rest is not shown. */
const SHOWN_MAX = 4_000;

/**
 * A kept message as a person reads it who has to look at it: of what names its payer (their name, telephone, address, card), and of secrets of
 * a payment, nothing is shown. One that is of no form we know is shown as it came.
 */
export function shownMessage(provider: string, body: Buffer): string {
  const shown = READERS.get(provider)?.(body);
  return (shown === undefined ? body.toString() : JSON.stringify(shown)).slice(0, SHOWN_MAX);
}

const READERS = new Map<string, (body: Buffer) => object | undefined>([
  [LIQPAY, (body) => only(readCallback(body), LIQPAY_FIELDS)],
  [
    HYPERSWITCH,
    (body) => {
      const message = parseExactly(body.toString()) as Message | null | undefined;
      const object = only(message?.content?.object, HYPERSWITCH_FIELDS);
      return (
        object && { ...only(message, ['event_id', 'event_type', 'merchant_id', 'timestamp']), ...object }
      );
    },
  ],
]);

interface Message {
  readonly content?: { readonly object?: unknown } | null;
}

const LIQPAY_FIELDS = [
  ...['status', 'action', 'paytype', 'public_key', 'order_id', 'payment_id', 'amount', 'currency'],
  ...['refund_amount', 'err_code', 'err_description', 'create_date', 'end_date'],
];

const HYPERSWITCH_FIELDS = [
  ...['payment_id', 'status', 'amount', 'amount_received', 'currency', 'connector', 'error_code'],
  ...['error_message', 'refund_id', 'reason', 'dispute_id', 'dispute_stage', 'dispute_status'],
  ...['connector_status', 'connector_reason', 'challenge_required_by', 'created', 'created_at', 'updated'],
];

/** Fields that are there, in this order; undefined where nothing has any. */
function only(of: unknown, names: readonly string[]): object | undefined {
  if (typeof of !== 'object' || of === null) return undefined;
  const fields = of as Readonly<Record<string, unknown>>;
  const found = names.flatMap((name) => (Object.hasOwn(fields, name) ? [[name, fields[name]] as const] : []));
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}
