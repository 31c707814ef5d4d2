import { PAY_IN_METHODS, PAY_IN_STATES } from '@croupier/domain/money/payments';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { ForeignIdSchema, nullable, NumberSchema, tag } from './schemas.ts';
import { TransferSchema } from './transfers.ts';

const readsMoney = { access: { operator: 'read.money' }, tag } as const;

/** A deposit. */
export const PaymentSchema = Closed({
  id: IdempotencyKeySchema,
  state: Type.Enum([...PAY_IN_STATES]),
  playerId: PlayerIdSchema,
  /** What was asked for; once money has come, what came. */
  amountMinor: AmountOutSchema,
  /** What was asked for, where another amount came. */
  askedMinor: nullable(AmountOutSchema),
  currency: CurrencySchema,
  kind: Type.Enum(['real', 'play']),
  createdAt: InstantSchema,
  /** When its state changed last. */
  updatedAt: InstantSchema,
  /** Who was asked last before its page was kept: who has it. */
  provider: Type.String(),
  /** Null where it was begun before players chose one. */
  method: nullable(Type.Enum([...PAY_IN_METHODS])),
  /** What the payment provider calls it; null until it was asked for. */
  providerPaymentId: nullable(Type.String()),
  /** News of it that need a person: `late`, paid after it was given up. Null where there are none. */
  finding: nullable(Type.Enum(['open', 'closed'])),
  requestId: nullable(Type.String()),
});
export type Payment = Static<typeof PaymentSchema>;

export const listPayments = listOperation({
  ...readsMoney,
  path: '/office/api/money/payments',
  summary: 'Deposits',
  row: PaymentSchema,
  filters: {
    state: Type.Enum([...PAY_IN_STATES]),
    playerId: PlayerIdSchema,
    currency: CurrencySchema,
    provider: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }),
    providerPaymentId: ForeignIdSchema,
    /** Late payments and other news that need, or needed, a person. */
    finding: Type.Enum(['open', 'closed']),
    /** The days (UTC) on which they were begun, both included. */
    from: DaySchema,
    to: DaySchema,
  },
  sorts: ['-createdAt', 'createdAt'],
});

/** What the provider said of a payment, and what was decided about one that came late. */
export const PaymentEventSchema = Closed({
  id: Type.String(),
  type: Type.String(),
  /** `ignored`: late or repeated, so that nothing changed. */
  outcome: Type.Enum(['applied', 'ignored']),
  at: InstantSchema,
  requestId: nullable(Type.String()),
});

export const PAYMENT_FINDING_KINDS = [
  'late',
  'event-reused',
  'contradicts',
  'unknown',
  'mismatch',
  'over',
  'taken-back',
] as const;

export const readPayment = operation({
  ...readsMoney,
  method: 'GET',
  path: '/office/api/money/payments/:id',
  summary: 'A deposit with what the provider said of it and what it moved',
  params: Closed({ id: IdempotencyKeySchema }),
  refuses: ['not_found'],
  response: Closed({
    payment: PaymentSchema,
    /** In the order in which they came. */
    events: Type.Array(PaymentEventSchema),
    findings: Type.Array(
      Closed({
        id: NumberSchema,
        kind: Type.Enum([...PAYMENT_FINDING_KINDS]),
        at: InstantSchema,
        eventId: Type.String(),
        closedAt: nullable(InstantSchema),
        note: nullable(Type.String()),
      }),
    ),
    /** The key of what it moves in the ledger once it is paid. */
    key: IdempotencyKeySchema,
    transfers: Type.Array(TransferSchema),
  }),
});
