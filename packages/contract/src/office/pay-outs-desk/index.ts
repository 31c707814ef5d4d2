import {
  PAY_OUT_KINDS,
  PAY_OUT_STATES,
  REJECT_REASONS,
  REVIEW_REASONS,
} from '@croupier/domain/money/pay-outs';
import Type, { type Static, type TSchema } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  DoneSchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { ClaimSchema, Over, TakenSchema } from '../claims/index.ts';
import { PerformedSchema, ReasonSchema } from '../operators/index.ts';

const tag = 'pay-outs';
const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
const decides = { method: 'POST', access: { operator: 'decide.pay-outs' }, tag } as const;
const One = { params: Closed({ id: IdempotencyKeySchema }) };

/** A pay-out as the office sees it. */
export const DeskPayOutSchema = Closed({
  id: IdempotencyKeySchema,
  state: Type.Enum([...PAY_OUT_STATES]),
  playerId: PlayerIdSchema,
  amountMinor: AmountOutSchema,
  feeMinor: AmountOutSchema,
  currency: CurrencySchema,
  methodKind: Type.Enum([...PAY_OUT_KINDS]),
  mask: Type.String(),
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
  /** Why somebody looks at it; none where nobody has to. */
  reasons: Type.Array(Type.Enum([...REVIEW_REASONS])),
  providerPayOutId: OrNull(Type.String()),
  /** The provider said otherwise than it did, or spoke of money that was not sent. */
  isContradicted: Type.Boolean(),
  /** It arrived after its money had come back: so much of that could not be taken back yet. */
  owedMinor: AmountOutSchema,
  requestId: OrNull(Type.String()),
  claim: ClaimSchema,
});
export type DeskPayOut = Static<typeof DeskPayOutSchema>;

export const listPayOuts = listOperation({
  access: { operator: 'read.money' },
  tag,
  path: '/office/api/pay-outs',
  summary: 'Pay-outs; with state IN_REVIEW those that wait for a person',
  row: DeskPayOutSchema,
  filters: {
    state: Type.Enum([...PAY_OUT_STATES]),
    reason: Type.Enum([...REVIEW_REASONS]),
    playerId: PlayerIdSchema,
    currency: CurrencySchema,
    /** Those that two people have to put right: contradicted, or owed for. */
    contradicted: Type.Literal('yes'),
    /** The days (UTC) on which they were asked for, both included. */
    from: DaySchema,
    to: DaySchema,
  },
  sorts: ['-createdAt', 'createdAt'],
});

export const readPayOut = operation({
  ...One,
  access: { operator: 'read.money' },
  tag,
  method: 'GET',
  path: '/office/api/pay-outs/:id',
  summary: 'One with its story: each state, what the ledger booked for it, and what the provider said',
  refuses: ['not_found'],
  response: Closed({
    payOut: DeskPayOutSchema,
    ownerName: OrNull(Type.String()),
    story: Type.Array(
      Closed({
        at: InstantSchema,
        from: OrNull(Type.Enum([...PAY_OUT_STATES])),
        to: Type.Enum([...PAY_OUT_STATES]),
        /** The key of what it booked in the ledger; null where it booked nothing. */
        ledgerKey: OrNull(IdempotencyKeySchema),
      }),
    ),
    events: Type.Array(
      Closed({
        id: Type.String(),
        type: Type.String(),
        outcome: Type.Enum(['applied', 'ignored', 'contradicts']),
        at: InstantSchema,
      }),
    ),
    rejected: OrNull(Type.Enum([...REJECT_REASONS])),
  }),
});

export const takePayOut = operation({
  ...decides,
  ...One,
  path: '/office/api/pay-outs/:id/take',
  summary: 'Take a pay-out in hand for a quarter of an hour',
  body: Closed(Over),
  refuses: ['not_found', 'conflict', 'item_taken'],
  response: TakenSchema,
});
export const giveBackPayOut = operation({
  ...decides,
  ...One,
  path: '/office/api/pay-outs/:id/give-back',
  summary: 'Put one back that I have in hand',
  refuses: ['item_taken'],
  response: DoneSchema,
});
export const holdPayOut = operation({
  ...decides,
  ...One,
  path: '/office/api/pay-outs/:id/hold',
  summary: 'Have somebody look at one that would have been sent',
  body: Closed({ reason: ReasonSchema }),
  /** `conflict`: it is looked at already, was sent, or is over. */
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});
export const decidePayOut = operation({
  ...decides,
  ...One,
  path: '/office/api/pay-outs/:id/decide',
  summary: 'Let a pay-out go, or turn it down. Above what the role may do alone it waits for a second person',
  body: Closed({
    key: IdempotencyKeySchema,
    decision: Type.Union([
      Closed({ to: Type.Literal('APPROVED') }),
      /** What the player is told. */
      Closed({ to: Type.Literal('REJECTED'), told: Type.Enum([...REJECT_REASONS]) }),
    ]),
    reason: ReasonSchema,
  }),
  /** `conflict`: it does not wait any more, or is held while its account is closed or asked about. */
  refuses: ['not_found', 'conflict', 'item_taken', 'key_reused'],
  response: PerformedSchema,
});
export const settlePayOut = operation({
  ...decides,
  ...One,
  path: '/office/api/pay-outs/:id/settle',
  summary:
    'Say what became of a pay-out where the provider does not, or says what cannot be: it arrived, or its money comes back. One that had ended otherwise is put right by it: its money is taken back as far as it is there, or given back. Always two people',
  body: Closed({
    key: IdempotencyKeySchema,
    became: Type.Enum(['PAID', 'FAILED']),
    reason: ReasonSchema,
  }),
  /** `conflict`: there is nothing to put right; `insufficient_funds`: of what is owed nothing is there. */
  refuses: ['not_found', 'conflict', 'insufficient_funds', 'item_taken', 'key_reused'],
  response: PerformedSchema,
});
