import { VOID_CAUSES } from '@croupier/domain/play/rounds';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  AmountSchema,
  BalanceKindSchema,
  Closed,
  CountSchema,
  CurrencySchema,
  GameIdSchema,
  Hex64Schema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { PLAY_RULES } from '../../people/play-rules/index.ts';

export * from './shares.ts';

/** Whole numbers: tiles, guesses, the numbers of a ticket. The empty choice takes the money. */
const ChoiceSchema = Type.Array(Type.Integer({ minimum: 0, maximum: 1_000_000 }), { maxItems: 20 });
const ModeSchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });

/** What of a round was bonus money; the rest is of the round's kind. */
export const RoundPartsSchema = Closed({
  grantId: IdempotencyKeySchema,
  bonusStakeMinor: AmountOutSchema,
  bonusWinMinor: AmountOutSchema,
  /** Of the win, what went back because the bonus had ended before the round. */
  forfeitedMinor: AmountOutSchema,
  /** What the stake added to the wagering. */
  progressMinor: AmountOutSchema,
  /** The bonus balance as the round left it; null where it was not touched. */
  balance: Type.Union([Closed({ amountMinor: AmountOutSchema, version: Type.Integer() }), Type.Null()]),
});

export const RoundSchema = Closed({
  /** The idempotency key the player's client chose is the round's id. */
  id: IdempotencyKeySchema,
  game: GameIdSchema,
  mathVersion: Type.Integer(),
  mathHash: Hex64Schema,
  /** `open` while it waits for a choice: the stake is taken, the win is not decided. */
  state: Type.Union([Type.Literal('open'), Type.Literal('settled')]),
  /** All that the player chose, so that the round can be computed again. */
  entry: Closed({
    mode: Type.String(),
    choices: Type.Array(Type.Array(Type.Integer())),
    /** What was fixed elsewhere: a pool's ticket, a shared flight. */
    given: Type.Optional(Type.Unknown()),
  }),
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  stakeMinor: AmountOutSchema,
  winMinor: AmountOutSchema,
  balanceBeforeMinor: AmountOutSchema,
  balanceAfterMinor: AmountOutSchema,
  balanceVersion: Type.Integer(),
  /** When it was settled; while it is open, when it was opened. */
  settledAt: InstantSchema,
  /** Null where no bonus was active: then the whole round is of `kind`. */
  parts: Type.Union([RoundPartsSchema, Type.Null()]),
  /** The gift it was a round of: nothing was staked, and what it won gathers there. */
  giftId: Type.Union([IdempotencyKeySchema, Type.Null()]),
  /** The house took it back: what went back to the player, what of the win was taken, and why. */
  voided: Type.Optional(
    Closed({
      at: InstantSchema,
      cause: Type.Enum([...VOID_CAUSES]),
      returnedMinor: AmountOutSchema,
      takenMinor: AmountOutSchema,
    }),
  ),
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
    /** One of the game's modes; its first where left out. */
    mode: Type.Optional(ModeSchema),
    /** In modes that ask for it: the numbers of a ticket. */
    choice: Type.Optional(ChoiceSchema),
    /** The gift whose round it shall be, at its stake and on one of its games: nothing is staked then. */
    giftId: Type.Optional(IdempotencyKeySchema),
  }),
  refuses: [
    'not_found',
    'stake_not_allowed',
    'game_unavailable',
    'too_soon',
    'insufficient_funds',
    'key_reused',
    'round_open',
    'choice_not_allowed',
    'too_late',
    'gift_over',
    'unavailable',
  ],
  rules: PLAY_RULES,
  response: RoundSchema,
});
export const stepRound = operation({
  method: 'POST',
  path: '/api/rounds/:id/steps',
  access: 'player',
  tag: 'rounds',
  summary: 'Make the next choice of an open round',
  params: Closed({ id: IdempotencyKeySchema }),
  body: Closed({
    /** How many choices the round has so far: the same step sent again gives the same answer, and only one effect. */
    step: Type.Integer({ minimum: 0, maximum: 1_000 }),
    choice: ChoiceSchema,
  }),
  refuses: ['not_found', 'conflict', 'choice_not_allowed'],
  response: RoundSchema,
});
export const listOpenRounds = operation({
  method: 'GET',
  path: '/api/rounds/open',
  access: 'player',
  tag: 'rounds',
  summary: 'My rounds that wait for a choice, oldest first',
  query: Closed({ game: Type.Optional(GameIdSchema) }),
  response: Closed({ rounds: Type.Array(RoundSchema) }),
});
/** Which rounds, and when. */
const ASKED = {
  game: Type.Optional(GameIdSchema),
  /** Settled from this instant on, ISO 8601; an open round was opened then. */
  from: Type.Optional(Type.String({ maxLength: 30 })),
  /** Settled before this instant. */
  to: Type.Optional(Type.String({ maxLength: 30 })),
  /** `won`: it paid something. */
  result: Type.Optional(Type.Enum(['won', 'lost'])),
  kind: Type.Optional(BalanceKindSchema),
};

export const listRounds = operation({
  method: 'GET',
  path: '/api/rounds',
  access: 'player',
  tag: 'rounds',
  summary: 'My rounds, newest first',
  query: Closed({
    ...ASKED,
    /** Settled ones where left out. */
    state: Type.Optional(Type.Enum(['open', 'settled'])),
    cursor: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  refuses: ['invalid_request'],
  response: Closed({
    rounds: Type.Array(RoundRowSchema),
    /** Null at the end. A page may be shorter than others, or empty, while there is more to look through. */
    nextCursor: Type.Union([Type.String(), Type.Null()]),
  }),
});

/** A line of the file: amounts in units of the currency, with all their decimals. */
export const RoundLineSchema = Closed({
  id: IdempotencyKeySchema,
  settledAt: InstantSchema,
  game: GameIdSchema,
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  stake: Type.String(),
  win: Type.String(),
  /** Of the two, what was bonus money. */
  bonusStake: Type.String(),
  bonusWin: Type.String(),
  /** Why the house took it back, where it did. */
  voided: Type.String(),
});
export type RoundLine = Static<typeof RoundLineSchema>;

export const saveRounds = operation({
  method: 'GET',
  path: '/api/rounds.csv',
  access: 'player',
  limit: 'files',
  tag: 'rounds',
  summary: 'My settled rounds as a file, newest first',
  query: Closed(ASKED),
  refuses: ['invalid_request'],
  response: Type.Unsafe<unknown>({}),
});
export const getRound = operation({
  method: 'GET',
  path: '/api/rounds/:id',
  access: 'player',
  tag: 'rounds',
  summary: 'One of my rounds in full',
  params: Closed({ id: IdempotencyKeySchema }),
  refuses: ['not_found'],
  response: RoundSchema,
});

/** A pool that tickets were once sold from, all fixed before the first; closed since. */
const TicketPoolSchema = Closed({
  number: Type.Integer(),
  /** Merkle root over every ticket; public before the first sale. */
  root: Hex64Schema,
  tickets: Type.Integer(),
  sold: Type.Integer(),
  openedAt: InstantSchema,
  closedAt: InstantSchema,
  /** Makes the whole pool again. */
  seed: Hex64Schema,
});
export type TicketPool = Static<typeof TicketPoolSchema>;
export const getTicketPool = operation({
  method: 'GET',
  path: '/api/games/:game/pools/:pool',
  access: 'public',
  tag: 'fairness',
  summary: 'A closed pool of tickets, whole',
  params: Closed({ game: GameIdSchema, pool: CountSchema }),
  refuses: ['not_found'],
  response: TicketPoolSchema,
});
