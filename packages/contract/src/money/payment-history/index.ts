import { PAY_IN_STATES } from '@croupier/domain/money/payments';
import { PAY_OUT_STATES } from '@croupier/domain/money/pay-outs';
import Type, { type Static } from 'typebox';
import { Closed, IdempotencyKeySchema, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { PayOutSchema } from '../pay-outs/schemas.ts';
import { PayInSchema } from '../payments/index.ts';

/** A deposit or a pay-out, with what the calls of its kind say of it. */
export const PaymentSchema = Type.Union([
  Closed({ kind: Type.Literal('in'), ...PayInSchema.properties }),
  Closed({ kind: Type.Literal('out'), ...PayOutSchema.properties }),
]);
export type Payment = Static<typeof PaymentSchema>;

const InstantInSchema = Type.String({ maxLength: 30 });

export const paymentHistory = operation({
  method: 'GET',
  path: '/api/payments/history',
  access: 'player',
  tag: 'payments',
  summary: 'My payments, in and out, newest first',
  query: Closed({
    kind: Type.Optional(Type.Enum(['in', 'out'])),
    /** Of the kind asked for; without a kind, of either. */
    state: Type.Optional(Type.Enum([...new Set([...PAY_IN_STATES, ...PAY_OUT_STATES])])),
    /** Begun at this instant or later, ISO 8601. */
    from: Type.Optional(InstantInSchema),
    /** Begun before this instant. */
    to: Type.Optional(InstantInSchema),
    /** `nextCursor` of the page before. */
    cursor: Type.Optional(IdempotencyKeySchema),
  }),
  refuses: ['invalid_request'],
  response: Closed({
    payments: Type.Array(PaymentSchema),
    nextCursor: Type.Union([Type.String(), Type.Null()]),
  }),
});

export const paymentReceipt = operation({
  method: 'GET',
  path: '/api/payments/receipt/:id',
  access: 'player',
  limit: 'files',
  tag: 'payments',
  summary: 'The receipt of one of my payments, in or out, as a PDF',
  params: Closed({ id: IdempotencyKeySchema }),
  /** Mine, where it is left out. */
  query: Closed({ language: Type.Optional(LanguageSchema) }),
  refuses: ['not_found'],
  response: Type.Unsafe<unknown>({}),
});
