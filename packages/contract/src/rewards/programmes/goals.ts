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

/** Progress that something is given for each time the target is reached again: it has no days within which to be reached. */
export const RepeatedGoalSchema = Closed({
  counts: Type.Enum(['stakes', 'rounds']),
  games: GameFilterSchema,
  /** Own real money where left out. Play money counts for nothing. */
  money: Type.Optional(Type.Array(Type.Enum(['real', 'bonus']), { minItems: 1, uniqueItems: true })),
  minimumStake: Type.Optional(AmountsSchema),
  target: GoalTargetSchema,
});
export type RepeatedGoal = Static<typeof RepeatedGoalSchema>;

/** Faults of a goal that repeats: stakes are amounts, rounds are a number of at least one. */
export const repeatedGoalFaults = (at: string, { counts, target }: RepeatedGoal): string[] =>
  (counts === 'stakes' ? typeof target === 'object' : typeof target === 'number' && target > 0)
    ? []
    : [`${at}/target: choice`];
