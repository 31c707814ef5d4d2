import { GOAL_UNITS } from '@croupier/domain/rewards/goals';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  GameIdSchema,
} from '../../kit/common-schemas.ts';
import { GoalCountsSchema } from '../programmes/index.ts';

/** Progress of a player towards a goal, and the terms that it counts by. */
export const ProgressSchema = Closed({
  counts: GoalCountsSchema,
  current: AmountOutSchema,
  /** 0: it counts on without an end. */
  target: AmountOutSchema,
  unit: Type.Enum([...new Set(Object.values(GOAL_UNITS))]),
  games: Type.Union([Type.Array(GameIdSchema), Type.Literal('all')]),
  money: Type.Array(BalanceKindSchema),
  minimumStakeMinor: Type.Union([AmountOutSchema, Type.Null()]),
  currency: Type.Union([CurrencySchema, Type.Null()]),
});
export type Progress = Static<typeof ProgressSchema>;

/**
 * What the stakes for a target cost over many rounds, in the games of the house that return most and least; of rounds, at the least
 * stake that counts.
 */
export const AverageCostSchema = Closed({
  leastMinor: AmountOutSchema,
  mostMinor: AmountOutSchema,
  currency: CurrencySchema,
});
export type AverageCost = Static<typeof AverageCostSchema>;
