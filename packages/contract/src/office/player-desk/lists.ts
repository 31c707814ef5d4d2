import { PAY_IN_STATES } from '@croupier/domain/money/payments';
import Type, { type Static, type TSchema } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  GameIdSchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import type { Operation } from '../../kit/operation.ts';
import { OfPlayer, OrNull } from './schemas.ts';

const reads = { access: { operator: 'read.players' }, tag: 'players' } as const;

/** A list of one player's: whose it is stands in the address. */
export const ofPlayer = <const O extends Operation, const P extends TSchema = typeof OfPlayer.params>(
  list: O,
  params?: P,
): O & { readonly params: P } => ({ ...list, params: params ?? (OfPlayer.params as unknown as P) });

export const PlayerRoundSchema = Closed({
  id: IdempotencyKeySchema,
  at: InstantSchema,
  game: Type.String(),
  stakeMinor: AmountOutSchema,
  winMinor: AmountOutSchema,
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  /** What of the stake was bonus money; null: of no bonus. */
  bonusStakeMinor: OrNull(AmountOutSchema),
  /** A round that was given: nothing was staked. */
  isGift: Type.Boolean(),
  balanceAfterMinor: AmountOutSchema,
  seedPair: Type.Integer(),
  nonce: Type.Integer(),
  requestId: OrNull(Type.String()),
  /** The replay on the players' site, where the round has a link. */
  replay: OrNull(Type.String()),
});
export type PlayerRound = Static<typeof PlayerRoundSchema>;

export const listPlayerRounds = ofPlayer(
  listOperation({
    ...reads,
    path: '/office/api/players/:id/rounds',
    summary: 'A player’s settled rounds of the house’s own games',
    row: PlayerRoundSchema,
    filters: {
      round: IdempotencyKeySchema,
      game: GameIdSchema,
      kind: BalanceKindSchema,
      result: Type.Enum(['won', 'lost']),
      from: DaySchema,
      to: DaySchema,
    },
    sorts: ['-played', 'played'],
  }),
);

export const STUDIO_ROUND_STATES = ['open', 'ended', 'void', 'abandoned'] as const;
export const PlayerStudioRoundSchema = Closed({
  id: Type.String(),
  studio: Type.String(),
  openedAt: InstantSchema,
  changedAt: InstantSchema,
  game: Type.String(),
  stakeMinor: AmountOutSchema,
  winMinor: AmountOutSchema,
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  state: Type.Enum([...STUDIO_ROUND_STATES]),
});
export type PlayerStudioRound = Static<typeof PlayerStudioRoundSchema>;

export const listPlayerStudioRounds = ofPlayer(
  listOperation({
    ...reads,
    path: '/office/api/players/:id/studio-rounds',
    summary: 'A player’s rounds of other studios’ games',
    row: PlayerStudioRoundSchema,
    filters: {
      game: GameIdSchema,
      state: Type.Enum([...STUDIO_ROUND_STATES]),
      from: DaySchema,
      to: DaySchema,
    },
    sorts: ['-openedAt', 'openedAt'],
  }),
);

export const PlayerMovementSchema = Closed({
  /** Counts the changes of the account from 1. */
  number: Type.String(),
  at: InstantSchema,
  operation: Type.String(),
  /** Negative when money left the balance. */
  amountMinor: AmountOutSchema,
  beforeMinor: AmountOutSchema,
  afterMinor: AmountOutSchema,
  /** Of a round of the house. */
  game: OrNull(Type.String()),
  /** Of all that was posted together, and of the round that it came of. */
  key: IdempotencyKeySchema,
  /** What a posting was for: a deposit, a studio's round. */
  reference: OrNull(Type.String()),
  requestId: OrNull(Type.String()),
});
export type PlayerMovement = Static<typeof PlayerMovementSchema>;

/** A purse in an address: `UAH-real`. */
export const PurseNameSchema = Type.String({ pattern: '^[A-Z]{3}-(real|bonus|play)$' });

export const listPlayerMovements = ofPlayer(
  listOperation({
    ...reads,
    path: '/office/api/players/:id/movements/:purse',
    summary: 'Every change of one of a player’s balances',
    row: PlayerMovementSchema,
    filters: {
      operation: Type.String({ pattern: '^[a-z][a-z-]{1,39}$' }),
      key: IdempotencyKeySchema,
      from: DaySchema,
      to: DaySchema,
    },
    sorts: ['-number', 'number'],
  }),
  Closed({ id: PlayerIdSchema, purse: PurseNameSchema }),
);

export const PlayerPaymentSchema = Closed({
  id: IdempotencyKeySchema,
  createdAt: InstantSchema,
  changedAt: InstantSchema,
  amountMinor: AmountOutSchema,
  currency: CurrencySchema,
  state: Type.Enum([...PAY_IN_STATES]),
  providerPaymentId: OrNull(Type.String()),
  requestId: OrNull(Type.String()),
});
export type PlayerPayment = Static<typeof PlayerPaymentSchema>;

export const listPlayerPayments = ofPlayer(
  listOperation({
    ...reads,
    path: '/office/api/players/:id/payments',
    summary: 'A player’s deposits',
    row: PlayerPaymentSchema,
    filters: { state: Type.Enum([...PAY_IN_STATES]), from: DaySchema, to: DaySchema },
    sorts: ['-createdAt', 'createdAt'],
  }),
);

export const PlayerNoteSchema = Closed({
  id: Type.String(),
  at: InstantSchema,
  by: Type.String(),
  text: Type.String(),
  /** Who of the house is mentioned, by name. */
  mentions: Type.Array(Type.String()),
});
export type PlayerNote = Static<typeof PlayerNoteSchema>;

export const listPlayerNotes = ofPlayer(
  listOperation({
    ...reads,
    path: '/office/api/players/:id/notes',
    summary: 'What the people of the house wrote about a player',
    row: PlayerNoteSchema,
    filters: {},
    sorts: ['-at'],
  }),
);
