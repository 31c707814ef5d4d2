import { CURRENCIES, parseAmountMinor, parseDecimal, type Currency } from '@croupier/domain/money/amounts';
import Type, { type Static } from 'typebox';
import Value from 'typebox/value';
import type { ProviderAnswer } from '../payment-provider.ts';
import { meaningOf } from './liqpay-statuses.ts';

/**
 * A payment as callbacks and answers describe it, of many more fields. Numbers are as written, see `parseExactly`. We know a payment by
 * `order_id`, our reference: LiqPay's own `payment_id` is made only once its payer has begun.
 */
const PaymentSchema = Type.Object({
  public_key: Type.String({ minLength: 1, maxLength: 64 }),
  order_id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  status: Type.String({ minLength: 1, maxLength: 40 }),
  amount: Type.String({ maxLength: 30 }),
  currency: Type.Enum(Object.keys(CURRENCIES) as Currency[]),
  refund_amount: Type.Optional(Type.String({ maxLength: 30 })),
  /** Milliseconds since 1970. */
  create_date: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
});
type Payment = Static<typeof PaymentSchema>;

export interface LiqPayReading {
  /** Undefined where a person has to look. */
  readonly answer: ProviderAnswer | 'payer' | 'nothing' | undefined;
  readonly reference: string;
  readonly merchant: string;
  /** When the payer began, where it is told. */
  readonly begunMs: number | undefined;
  readonly amountMinor: bigint;
  readonly currency: Currency;
}

/** Reads a payment; undefined where it is of no form that we know. */
export function readPayment(content: unknown, isTest: boolean): LiqPayReading | undefined {
  if (!Value.Check(PaymentSchema, content)) return undefined;
  const { order_id: reference, public_key: merchant, create_date: begun, currency } = content;
  const amountMinor = parseDecimal(content.amount, currency);
  if (amountMinor === undefined || parseAmountMinor(String(amountMinor)) === undefined) return undefined;
  const meaning = meaningOf(content.status, isTest);
  const about = { reference, merchant, amountMinor, currency };
  const begunMs = begun === undefined ? undefined : Number(begun);
  if (meaning === 'payer' || meaning === 'nothing') return { ...about, begunMs, answer: meaning };
  const isOdd = meaning === 'person' || isPartlyBack(content, amountMinor);
  return { ...about, begunMs, answer: isOdd ? undefined : answerOf(about, meaning) };
}

export const answerOf = (
  {
    reference,
    merchant,
    amountMinor,
    currency,
  }: Pick<LiqPayReading, 'reference' | 'merchant' | 'amountMinor' | 'currency'>,
  type: ProviderAnswer['type'],
): ProviderAnswer => ({
  ...{ type, merchant, currency, amountMinor: String(amountMinor) },
  ...{ merchantReference: reference, paymentId: reference },
});

/** Whether a part of it went back. The documentation does not say whether the part is the last one or all of them, so a person asks. */
function isPartlyBack({ status, refund_amount: told, currency }: Payment, amountMinor: bigint): boolean {
  if (told === undefined) return false;
  const backMinor = parseDecimal(told, currency);
  return backMinor !== (status === 'reversed' ? amountMinor : 0n);
}
