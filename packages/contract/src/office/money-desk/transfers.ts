import { REWARD_KINDS } from '@croupier/domain/rewards/rewards';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { SourceSchema } from '../../rewards/rewards/index.ts';
import { ForeignIdSchema, HouseAccountSchema, LedgerOperationSchema, nullable, tag } from './schemas.ts';

const readsMoney = { access: { operator: 'read.money' }, tag } as const;

/** One row of the ledger: between a player's account and one of the house's. */
export const TransferSchema = Closed({
  at: InstantSchema,
  playerId: PlayerIdSchema,
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  /** Its number among the transfers of the player's account, from 1. */
  version: Type.String(),
  operation: Type.String(),
  /** The house's side. */
  account: HouseAccountSchema,
  /** What it did to the player's balance: below zero where the player paid. */
  amountMinor: AmountOutSchema,
  beforeMinor: AmountOutSchema,
  afterMinor: AmountOutSchema,
  key: IdempotencyKeySchema,
  /** What the post was about: a payment, a grant, `studio:round`, a reason. Null for rounds. */
  reference: nullable(Type.String()),
  requestId: nullable(Type.String()),
});
export type Transfer = Static<typeof TransferSchema>;

export const listTransfers = listOperation({
  ...readsMoney,
  path: '/office/api/money/transfers',
  summary: 'The ledger: of a player everything; of the whole house what is no stake and no win of a round',
  row: TransferSchema,
  filters: {
    playerId: PlayerIdSchema,
    /** Of a round, a payment or a post. */
    key: IdempotencyKeySchema,
    account: HouseAccountSchema,
    operation: LedgerOperationSchema,
    currency: CurrencySchema,
    kind: BalanceKindSchema,
    /** Days (UTC), both of them included. */
    from: DaySchema,
    to: DaySchema,
  },
  sorts: ['-at', 'at'],
});

/** What a key belongs to, as far as the house has it. */
export const KeyOwnerSchema = Type.Union([
  Closed({
    what: Type.Literal('round'),
    state: Type.Enum(['open', 'settled']),
    game: Type.String(),
    currency: CurrencySchema,
    kind: BalanceKindSchema,
    stakeMinor: AmountOutSchema,
    /** Null while it is open. */
    winMinor: nullable(AmountOutSchema),
    at: InstantSchema,
  }),
  Closed({
    what: Type.Literal('payment'),
    id: IdempotencyKeySchema,
    state: Type.String(),
    at: InstantSchema,
  }),
  Closed({
    what: Type.Literal('studio-round'),
    provider: Type.String(),
    roundId: Type.String(),
    game: Type.String(),
    state: Type.String(),
    currency: CurrencySchema,
    stakeMinor: AmountOutSchema,
    winMinor: AmountOutSchema,
    transactions: Type.Array(
      Closed({
        transactionId: Type.String(),
        operation: Type.String(),
        state: Type.String(),
        amountMinor: AmountOutSchema,
        at: InstantSchema,
        /** Of its transfer; null where nothing moved. */
        key: nullable(IdempotencyKeySchema),
      }),
    ),
  }),
  Closed({
    what: Type.Enum(['bonus', 'gift']),
    id: IdempotencyKeySchema,
    state: Type.String(),
    at: InstantSchema,
  }),
  Closed({
    what: Type.Literal('reward'),
    id: IdempotencyKeySchema,
    kind: Type.Enum([...REWARD_KINDS]),
    source: SourceSchema,
    /** Code of the programme. */
    code: Type.String(),
    at: InstantSchema,
  }),
  /** What the post says of itself. */
  Closed({
    what: Type.Literal('post'),
    operation: Type.String(),
    reference: nullable(Type.String()),
    at: InstantSchema,
  }),
]);
export type KeyOwner = Static<typeof KeyOwnerSchema>;

export const readKey = operation({
  ...readsMoney,
  method: 'GET',
  path: '/office/api/money/players/:playerId/keys/:key',
  summary: 'Everything that moved under one key of a player, and what it belongs to',
  params: Closed({ playerId: PlayerIdSchema, key: IdempotencyKeySchema }),
  refuses: ['not_found'],
  response: Closed({
    playerId: PlayerIdSchema,
    key: IdempotencyKeySchema,
    requestId: nullable(Type.String()),
    owner: nullable(KeyOwnerSchema),
    /** In the order in which they were made. */
    transfers: Type.Array(TransferSchema),
  }),
});

/** Something that a text names, and where it is shown. */
export const MoneyFoundSchema = Closed({
  what: Type.Enum(['payment', 'key', 'studio-transaction']),
  /** A payment's id, or a key of the ledger. */
  id: IdempotencyKeySchema,
  playerId: PlayerIdSchema,
  /** An operation, a payment's state, or `studio transaction`. */
  about: Type.String(),
  amountMinor: AmountOutSchema,
  currency: CurrencySchema,
  at: InstantSchema,
});
export type MoneyFound = Static<typeof MoneyFoundSchema>;

export const findMoney = operation({
  ...readsMoney,
  method: 'GET',
  path: '/office/api/money/find',
  summary:
    'What an id names: a payment of ours or the provider’s, a key of the ledger, a transaction or a round of a studio',
  query: Closed({ text: ForeignIdSchema }),
  response: Closed({ found: Type.Array(MoneyFoundSchema) }),
});
