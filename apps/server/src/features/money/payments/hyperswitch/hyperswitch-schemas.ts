import { CURRENCIES, type Currency } from '@croupier/domain/money/amounts';
import Type from 'typebox';

/** Numbers are as written, see `parseExactly`: minor units, and nothing but digits. */
const Minor = Type.String({ pattern: '^[1-9][0-9]{0,12}$' });
const Id = Type.String({ minLength: 1, maxLength: 128 });
const Word = Type.String({ minLength: 1, maxLength: 64 });
const Currencies = Type.Enum(Object.keys(CURRENCIES) as Currency[]);
const optional = <S extends Type.TSchema>(schema: S) => Type.Optional(Type.Union([schema, Type.Null()]));

/** `PaymentsResponse`, of many more fields. */
export const PaymentSchema = Type.Object({
  payment_id: Id,
  merchant_id: Id,
  status: Word,
  amount: Minor,
  currency: Currencies,
  /** Captured so far. */
  amount_received: optional(Type.String({ pattern: '^[0-9]{1,13}$' })),
  payment_link: optional(
    Type.Object({ link: Type.String({ pattern: '^https?://[^\\s]+$', maxLength: 2_048 }) }),
  ),
});
export type Payment = Type.Static<typeof PaymentSchema>;

/** `RefundResponse`. */
export const RefundSchema = Type.Object({
  refund_id: Id,
  payment_id: Id,
  amount: Minor,
  currency: Currencies,
  status: Word,
});
export type Refund = Type.Static<typeof RefundSchema>;

/** `DisputeResponse`; its amount is a text of minor units. */
export const DisputeSchema = Type.Object({
  dispute_id: Id,
  payment_id: Id,
  amount: Minor,
  currency: Currencies,
  dispute_stage: Word,
  dispute_status: Word,
});
export type Dispute = Type.Static<typeof DisputeSchema>;

const content = <T extends string>(type: T, object: Type.TSchema) =>
  Type.Object({ type: Type.Literal(type), object });
const message = <S extends Type.TSchema>(of: S) =>
  Type.Object({ merchant_id: Id, event_id: Id, event_type: Word, content: of });

/** `OutgoingWebhook`, by what it is about. */
export const PaymentMessageSchema = message(
  Type.Object({ type: Type.Literal('payment_details'), object: PaymentSchema }),
);
export const RefundMessageSchema = message(
  Type.Object({ type: Type.Literal('refund_details'), object: RefundSchema }),
);
export const DisputeMessageSchema = message(
  Type.Object({ type: Type.Literal('dispute_details'), object: DisputeSchema }),
);
/** Of mandates and pay-outs we have none by Hyperswitch. */
export const OtherMessageSchema = message(
  Type.Union([content('mandate_details', Type.Object({})), content('payout_details', Type.Object({}))]),
);
