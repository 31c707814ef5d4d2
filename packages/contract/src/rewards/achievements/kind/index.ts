import {
  ACHIEVEMENT_COUNTS,
  ACHIEVEMENT_TIERS,
  areTiersInOrder,
} from '@croupier/domain/rewards/achievements';
import { countsMoney } from '@croupier/domain/rewards/goals';
import { costOfReward, sumOfCosts, type Programme } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import {
  AmountsSchema,
  GameFilterSchema,
  GoalTargetSchema,
  programmeKind,
  RewardInSchema,
} from '../../programmes/index.ts';

export const AchievementTermsSchema = Closed({
  /** The play that counts for it. */
  goal: Closed({
    counts: Type.Enum([...ACHIEVEMENT_COUNTS]),
    games: GameFilterSchema,
    /** Own real money where left out. Play money reaches nothing. */
    money: Type.Optional(Type.Array(Type.Enum(['real', 'bonus']), { minItems: 1, uniqueItems: true })),
    minimumStake: Type.Optional(AmountsSchema),
  }),
  /** Its medals in ascending order. */
  tiers: Type.Array(
    Closed({
      tier: Type.Enum([...ACHIEVEMENT_TIERS]),
      target: GoalTargetSchema,
      /** Comes by itself. */
      reward: Type.Optional(RewardInSchema),
    }),
    { minItems: 1, maxItems: 3 },
  ),
  /** Whether nothing is told of it until it is reached. */
  hidden: Type.Boolean(),
});
export type AchievementTerms = Static<typeof AchievementTermsSchema>;

/** Something to be proud of: reached by playing, once, and kept for ever. */
export const ACHIEVEMENT = programmeKind({
  kind: 'achievement',
  terms: AchievementTermsSchema,
  faultsOf: (programme) => faultsOf(programme),
  costOf: ({ terms }) => sumOfCosts(terms.tiers.map(({ reward }) => (reward ? costOfReward(reward) : {}))),
});

type Target = AchievementTerms['tiers'][number]['target'];

function faultsOf({ terms: { goal, tiers }, caps, schedule }: Programme<AchievementTerms>): string[] {
  const isMoney = countsMoney(goal.counts);
  const isTarget = (target: Target) =>
    isMoney ? typeof target === 'object' : typeof target === 'number' && target > 0;
  const wrong = tiers.flatMap(({ target }, index) => (isTarget(target) ? [] : [index]));
  const falling = tiers.flatMap(({ target }, index) =>
    index > 0 && !isAbove(target, tiers[index - 1]!.target) ? [index] : [],
  );
  return [
    ...(areTiersInOrder(tiers.map(({ tier }) => tier)) ? [] : ['terms/tiers: order']),
    ...wrong.map((index) => `terms/tiers/${index}/target: choice`),
    ...(wrong.length > 0 ? [] : falling.map((index) => `terms/tiers/${index}/target: order`)),
    // What is reached is reached at any hour of any day, once.
    ...(['weekdays', 'hours', 'repeats'] as const).flatMap((name) =>
      schedule[name] === undefined ? [] : [`schedule/${name}: choice`],
    ),
    // What is reached is owed: a budget counts it, and ends the programme for others.
    ...Object.keys(caps).flatMap((cap) => (cap === 'budget' ? [] : [`caps/${cap}: choice`])),
  ];
}

/** Whether a target is more than another one, in every currency that both name. */
function isAbove(target: Target, before: Target): boolean {
  if (typeof target === 'number' || typeof before === 'number') return target > before;
  return Object.entries(target).every(
    ([currency, minor]) => BigInt(minor) > BigInt(before[currency as keyof typeof before] ?? '0'),
  );
}
