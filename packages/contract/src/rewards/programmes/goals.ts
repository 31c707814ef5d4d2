import { GOAL_COUNTS } from '@croupier/domain/rewards/goals';
import Type, { type Static } from 'typebox';
import { BalanceKindSchema, Closed, GameIdSchema } from '../../kit/common-schemas.ts';
import { AmountsSchema, CodeSchema } from './amounts.ts';

const games = Type.Array(GameIdSchema, { maxItems: 500, uniqueItems: true, format: 'games' });

/** Which games: all, or those that are named, of a category or of a studio, but some. */
export const GameFilterSchema = Type.Union([
  Type.Literal('all'),
  Closed({
    games: Type.Optional(games),
    categories: Type.Optional(Type.Array(CodeSchema, { maxItems: 50, uniqueItems: true })),
    studios: Type.Optional(Type.Array(CodeSchema, { maxItems: 50, uniqueItems: true })),
    except: Type.Optional(games),
  }),
]);
export type GameFilter = Static<typeof GameFilterSchema>;

export const GoalCountsSchema = Type.Enum([...GOAL_COUNTS]);

/** Target of a goal: amounts by currency where it counts money, else a number. */
export const GoalTargetSchema = Type.Union([
  Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  AmountsSchema,
]);

/** Progress that something is given for. */
export const GoalSchema = Closed({
  counts: GoalCountsSchema,
  games: GameFilterSchema,
  money: Type.Array(BalanceKindSchema, { minItems: 1, uniqueItems: true }),
  minimumStake: Type.Optional(AmountsSchema),
  target: GoalTargetSchema,
  withinDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })),
});
export type Goal = Static<typeof GoalSchema>;
