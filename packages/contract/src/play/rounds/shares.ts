import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  DoneSchema,
  GameIdSchema,
  Hex64Schema,
  IdempotencyKeySchema,
  InstantSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

const ofRound = Closed({ id: IdempotencyKeySchema });

/** 128 random bits, base64url. */
const TicketSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' });

/** The maths a round was played by, which may be older than those the game has now. */
export const getRoundMaths = operation({
  method: 'GET',
  path: '/api/rounds/:id/maths',
  access: 'player',
  tag: 'rounds',
  summary: 'The definition of the game as one of my rounds was played',
  params: ofRound,
  refuses: ['not_found'],
  /** `definition` is a `GameDefinition` of `@croupier/games`. */
  response: Closed({ mathHash: Hex64Schema, definition: Type.Unknown() }),
});

export const shareRound = operation({
  method: 'POST',
  path: '/api/rounds/:id/share',
  access: 'player',
  page: 'share',
  tag: 'rounds',
  summary: 'Make a link to one of my settled rounds; asked again, the same link',
  params: ofRound,
  refuses: ['not_found', 'round_open'],
  response: Closed({ ticket: TicketSchema }),
});
export const getShare = operation({
  method: 'GET',
  path: '/api/rounds/:id/share',
  access: 'player',
  tag: 'rounds',
  summary: 'Whether one of my rounds is shared',
  params: ofRound,
  response: Closed({ ticket: Type.Union([TicketSchema, Type.Null()]) }),
});
export const revokeShare = operation({
  method: 'DELETE',
  path: '/api/rounds/:id/share',
  access: 'player',
  tag: 'rounds',
  summary: 'Take the link to one of my rounds back',
  params: ofRound,
  response: DoneSchema,
});

/** A round as strangers see it: no player, no balance, no number of the round, and no seed that is still secret. */
export const SharedRoundSchema = Closed({
  /** The player's nickname with most of it hidden. */
  player: Type.String(),
  game: GameIdSchema,
  mathVersion: Type.Integer(),
  mathHash: Hex64Schema,
  definition: Type.Unknown(),
  mode: Type.String(),
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  stakeMinor: AmountOutSchema,
  winMinor: AmountOutSchema,
  /** A round that was given: it was played at the stake, and nothing was staked. */
  isGift: Type.Boolean(),
  settledAt: InstantSchema,
  /** `RoundOutcome` of `@croupier/games`. */
  outcome: Type.Unknown(),
  /** Null until the player has revealed the pair the round was played under. */
  fairness: Type.Union([
    Closed({
      commitment: Hex64Schema,
      serverSeed: Hex64Schema,
      clientSeed: Type.String(),
      nonce: Type.Integer(),
    }),
    Type.Null(),
  ]),
});
export type SharedRound = Static<typeof SharedRoundSchema>;

export const getSharedRound = operation({
  method: 'GET',
  path: '/api/share/:ticket',
  access: 'public',
  page: 'share',
  tag: 'rounds',
  summary: 'A round that its player shows to whoever has the link',
  params: Closed({ ticket: TicketSchema }),
  query: Closed({ region: Type.Optional(RegionIdSchema) }),
  refuses: ['not_found'],
  response: SharedRoundSchema,
});
