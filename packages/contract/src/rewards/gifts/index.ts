import { GIFT_STATES } from '@croupier/domain/rewards/gifts';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  GameIdSchema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** Rounds that are given: nothing is staked, and what they win becomes money once, at the end. Amounts in `currency`. */
export const GiftSchema = Closed({
  id: IdempotencyKeySchema,
  state: Type.Enum([...GIFT_STATES]),
  currency: CurrencySchema,
  games: Type.Array(GameIdSchema),
  /** What each round is played at. */
  stakeMinor: AmountOutSchema,
  rounds: Type.Integer(),
  roundsLeft: Type.Integer(),
  /** What its rounds have won so far. */
  winMinor: AmountOutSchema,
  endsAs: Type.Enum(['real', 'bonus']),
  /** How often a bonus has to be staked; null where the wins become real money. */
  wagerTimes: Type.Union([Type.Integer(), Type.Null()]),
  /** The most that the wins become; null: all of them. */
  maximumWinMinor: Type.Union([AmountOutSchema, Type.Null()]),
  createdAt: InstantSchema,
  expiresAt: Type.Union([InstantSchema, Type.Null()]),
  endedAt: Type.Union([InstantSchema, Type.Null()]),
  /** At the end: what became of the wins. */
  convertedMinor: AmountOutSchema,
  /** At the end: what was above the most they may become. */
  forfeitedMinor: AmountOutSchema,
  /** The bonus they became, where they became one. */
  bonusId: Type.Union([IdempotencyKeySchema, Type.Null()]),
});
export type Gift = Static<typeof GiftSchema>;

export const listGifts = operation({
  method: 'GET',
  path: '/api/gift-rounds',
  access: 'player',
  tag: 'gifts',
  summary: 'My gifts of rounds, newest first',
  response: Closed({ gifts: Type.Array(GiftSchema) }),
});
export const stopGift = operation({
  method: 'POST',
  path: '/api/gift-rounds/:id/stop',
  access: 'player',
  tag: 'gifts',
  summary: 'Leave the rest of a gift; what it has won becomes money now',
  params: Closed({ id: IdempotencyKeySchema }),
  refuses: ['not_found'],
  response: GiftSchema,
});
