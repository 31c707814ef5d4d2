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
import { PerformedSchema, ReasonSchema } from '../operators/index.ts';
import { ForeignIdSchema, nullable, StudioSchema, tag } from './schemas.ts';

const readsMoney = { access: { operator: 'read.money' }, tag } as const;
const decides = { method: 'POST', access: { operator: 'decide.held-wins' }, tag } as const;

/** A win of another studio that is more than is paid without a look. */
export const HeldWinSchema = Closed({
  provider: Type.String(),
  transactionId: Type.String(),
  roundId: Type.String(),
  playerId: PlayerIdSchema,
  game: Type.String(),
  amountMinor: AmountOutSchema,
  /** Up to which it would have been paid. */
  boundMinor: AmountOutSchema,
  currency: CurrencySchema,
  heldAt: InstantSchema,
  state: Type.Enum(['waiting', 'released', 'refused']),
  decidedAt: nullable(InstantSchema),
  reason: nullable(Type.String()),
  claim: ClaimSchema,
});
export type HeldWin = Static<typeof HeldWinSchema>;

export const listHeldWins = listOperation({
  ...readsMoney,
  path: '/office/api/money/held-wins',
  summary: 'Wins of other studios that were held for a person',
  row: HeldWinSchema,
  filters: {
    state: Type.Enum(['waiting', 'released', 'refused']),
    provider: StudioSchema,
    playerId: PlayerIdSchema,
  },
  sorts: ['heldAt', '-heldAt'],
});

export const readHeldWin = operation({
  ...readsMoney,
  method: 'GET',
  path: '/office/api/money/held-wins/one',
  summary: 'One of them',
  query: Closed({ provider: StudioSchema, transactionId: ForeignIdSchema }),
  refuses: ['not_found'],
  response: HeldWinSchema,
});

const HeldWinBody = { provider: StudioSchema, transactionId: ForeignIdSchema };

export const takeHeldWin = operation({
  ...decides,
  path: '/office/api/money/held-wins/take',
  summary: 'Take a held win in hand for a quarter of an hour',
  body: Closed({ ...HeldWinBody, ...Over }),
  refuses: ['not_found', 'conflict', 'item_taken'],
  response: TakenSchema,
});

export const giveBackHeldWin = operation({
  ...decides,
  path: '/office/api/money/held-wins/give-back',
  summary: 'Put a held win back that I have in hand',
  body: Closed(HeldWinBody),
  refuses: ['item_taken'],
  response: DoneSchema,
});

export const decideHeldWin = operation({
  ...decides,
  path: '/office/api/money/held-wins/decide',
  summary:
    'Pay a held win, or refuse it for good. Above what the role may do alone it waits for a second person',
  body: Closed({
    ...HeldWinBody,
    key: IdempotencyKeySchema,
    decision: Type.Enum(['released', 'refused']),
    reason: ReasonSchema,
  }),
  /** `conflict`: it has been decided already. */
  refuses: ['not_found', 'conflict', 'item_taken', 'key_reused'],
  response: PerformedSchema,
});
