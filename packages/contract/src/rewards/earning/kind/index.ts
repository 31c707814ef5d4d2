import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import { POINTS_MAX, programmeKind, repeatedGoalFaults, RepeatedGoalSchema } from '../../programmes/index.ts';

export const EarningTermsSchema = Closed({
  goal: RepeatedGoalSchema,
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
    ...repeatedGoalFaults('terms/goal', goal),
    // Points are given for all that is played: nothing of them is scarce.
    ...Object.keys(caps).map((cap) => `caps/${cap}: choice`),
  ],
});
