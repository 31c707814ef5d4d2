import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  AmountSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  GameIdSchema,
  Hex64Schema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../kit/common-schemas.ts';
import { operation } from '../kit/operation.ts';

export const RoundSchema = Closed({
  /** The idempotency key the player's client chose is the round's id. */
  id: IdempotencyKeySchema,
  game: GameIdSchema,
  mathVersion: Type.Integer(),
  mathHash: Hex64Schema,
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  stakeMinor: AmountOutSchema,
  winMinor: AmountOutSchema,
  balanceBeforeMinor: AmountOutSchema,
  balanceAfterMinor: AmountOutSchema,
  balanceVersion: Type.Integer(),
  settledAt: InstantSchema,
  /** `RoundOutcome` of `@croupier/games`. */
  outcome: Type.Unknown(),
  fairness: Closed({
    seedPairId: Type.String(),
    commitment: Hex64Schema,
    clientSeed: Type.String(),
    nonce: Type.Integer(),
    /** Null until the pair is rotated. */
    serverSeed: Type.Union([Hex64Schema, Type.Null()]),
  }),
});
export type Round = Static<typeof RoundSchema>;

/** A row of the history: the round without its outcome. */
export const RoundRowSchema = Type.Omit(RoundSchema, ['outcome', 'fairness', 'mathHash'], {
  additionalProperties: false,
});
export type RoundRow = Static<typeof RoundRowSchema>;

export const playRound = operation({
  method: 'POST',
  path: '/api/rounds',
  access: 'player',
  tag: 'rounds',
  summary: 'Stake, draw and settle one round',
  body: Closed({
    key: IdempotencyKeySchema,
    game: GameIdSchema,
    stakeMinor: AmountSchema,
    kind: BalanceKindSchema,
  }),
  response: RoundSchema,
});
export const listRounds = operation({
  method: 'GET',
  path: '/api/rounds',
  access: 'player',
  tag: 'rounds',
  summary: 'My rounds, newest first',
  query: Closed({
    game: Type.Optional(GameIdSchema),
    cursor: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  response: Closed({
    rounds: Type.Array(RoundRowSchema),
    nextCursor: Type.Union([Type.String(), Type.Null()]),
  }),
});
export const getRound = operation({
  method: 'GET',
  path: '/api/rounds/:id',
  access: 'player',
  tag: 'rounds',
  summary: 'One of my rounds in full',
  params: Closed({ id: IdempotencyKeySchema }),
  response: RoundSchema,
});
