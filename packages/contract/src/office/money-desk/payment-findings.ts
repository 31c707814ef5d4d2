import { PAY_IN_STATES } from '@croupier/domain/money/payments';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  DoneSchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { ClaimSchema, Over, TakenSchema } from '../claims/index.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { DEPOSIT_RULES } from '../../money/payments/index.ts';
import { PerformedSchema, ReasonSchema } from '../operators/index.ts';
import { PAYMENT_FINDING_KINDS } from './payments.ts';
import { nullable, NumberSchema, tag } from './schemas.ts';

const readsMoney = { access: { operator: 'read.money' }, tag } as const;
const closes = { method: 'POST', access: { operator: 'close.findings' }, tag } as const;

/** News of a payment that nothing was done about. */
export const PaymentFindingSchema = Closed({
  id: NumberSchema,
  kind: Type.Enum([...PAYMENT_FINDING_KINDS]),
  foundAt: InstantSchema,
  /** Null, and so are its player and amount, where it is of no payment of ours. */
  paymentId: nullable(IdempotencyKeySchema),
  /** What has become of the payment since. */
  paymentState: nullable(Type.Enum([...PAY_IN_STATES])),
  /** When the provider last refused to send it back. */
  refusedAt: nullable(InstantSchema),
  playerId: nullable(PlayerIdSchema),
  amountMinor: nullable(AmountOutSchema),
  /** What was asked for, where another amount came. */
  askedMinor: nullable(AmountOutSchema),
  currency: nullable(CurrencySchema),
  /** What the provider said; null where it could not be read. */
  type: nullable(Type.String()),
  eventId: Type.String(),
  providerPaymentId: nullable(Type.String()),
  /** The provider’s message without who paid, of what fits no payment of ours; null of others, and where it was not told but asked for. */
  message: nullable(Type.String()),
  requestId: nullable(Type.String()),
  state: Type.Enum(['open', 'closed']),
  closedAt: nullable(InstantSchema),
  note: nullable(Type.String()),
  claim: ClaimSchema,
});
export type PaymentFinding = Static<typeof PaymentFindingSchema>;

export const listPaymentFindings = listOperation({
  ...readsMoney,
  path: '/office/api/money/payment-findings',
  summary: 'Late payments and other news of payments that need a person',
  row: PaymentFindingSchema,
  filters: { state: Type.Enum(['open', 'closed']), kind: Type.Enum([...PAYMENT_FINDING_KINDS]) },
  sorts: ['foundAt', '-foundAt'],
});

export const readPaymentFinding = operation({
  ...readsMoney,
  method: 'GET',
  path: '/office/api/money/payment-findings/:id',
  summary: 'One of them',
  params: Closed({ id: NumberSchema }),
  refuses: ['not_found'],
  response: PaymentFindingSchema,
});

export const takePaymentFinding = operation({
  ...closes,
  path: '/office/api/money/payment-findings/take',
  summary: 'Take a finding in hand for a quarter of an hour',
  body: Closed({ id: NumberSchema, ...Over }),
  refuses: ['not_found', 'conflict', 'item_taken'],
  response: TakenSchema,
});

export const giveBackPaymentFinding = operation({
  ...closes,
  path: '/office/api/money/payment-findings/give-back',
  summary: 'Put a finding back that I have in hand',
  body: Closed({ id: NumberSchema }),
  refuses: ['item_taken'],
  response: DoneSchema,
});

export const closePaymentFinding = operation({
  ...closes,
  path: '/office/api/money/payment-findings/close',
  summary: 'Note what was done about a finding; the first note stands',
  body: Closed({ id: NumberSchema, reason: ReasonSchema }),
  /** `conflict`: it is closed already, or is of money that is to be given or sent back. */
  refuses: ['not_found', 'conflict', 'item_taken'],
  response: DoneSchema,
});

export const decideLatePayment = operation({
  method: 'POST',
  path: '/office/api/money/payment-findings/decide',
  access: { operator: 'adjust.money' },
  tag,
  summary:
    'Give a payment that came late to its player, or have the provider send it back. Above what the role may do alone it waits for a second person',
  body: Closed({
    id: NumberSchema,
    /** The same key with the same decision is one act. */
    key: IdempotencyKeySchema,
    decision: Type.Enum(['given', 'returned']),
    reason: ReasonSchema,
  }),
  /** `conflict`: it has been decided already. */
  refuses: ['not_found', 'conflict', 'item_taken', 'key_reused', 'account_blocked'],
  /** Rules that keep its player from depositing keep it from being given; it may always be sent back. */
  rules: DEPOSIT_RULES,
  response: PerformedSchema,
});
