import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import {
  AmountsSchema,
  GameFilterSchema,
  GoalTargetSchema,
  programmeKind,
  POINTS_MAX,
} from '../../programmes/index.ts';

export const EarningTermsSchema = Closed({
  /** Each time it is reached again there are points again, so it has no days within which to be reached. */
  goal: Closed({
    counts: Type.Enum(['stakes', 'rounds']),
    games: GameFilterSchema,
    /** Own real money where left out. Play money earns nothing. */
    money: Type.Optional(Type.Array(Type.Enum(['real', 'bonus']), { minItems: 1, uniqueItems: true })),
    minimumStake: Type.Optional(AmountsSchema),
    target: GoalTargetSchema,
  }),
  /** For each time the target is reached. */
  points: Type.Integer({ minimum: 1, maximum: POINTS_MAX }),
  /** After how many days the points expire; left out: never. */
  expireDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3_660 })),
});
export type EarningTerms = Static<typeof EarningTermsSchema>;

/** How points come by playing: so many for each amount of stakes, or number of rounds. */
export const EARNING_PROGRAMME = programmeKind({
  kind: 'earning',
  terms: EarningTermsSchema,
  faultsOf: ({ terms: { goal }, caps }) => [
    ...(isTargetOf(goal) ? [] : ['terms/goal/target: choice']),
    // Points are given for all that is played: nothing of them is scarce.
    ...Object.keys(caps).map((cap) => `caps/${cap}: choice`),
  ],
});

/** Stakes are amounts; rounds are a number of at least one. */
const isTargetOf = ({ counts, target }: EarningTerms['goal']): boolean =>
  counts === 'stakes' ? typeof target === 'object' : typeof target === 'number' && target > 0;
