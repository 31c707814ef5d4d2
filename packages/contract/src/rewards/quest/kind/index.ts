import { countsMoney } from '@croupier/domain/rewards/goals';
import {
  addPeriods,
  costOfReward,
  isLocalTime,
  sumOfCosts,
  type Programme,
} from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import {
  AmountsSchema,
  GameFilterSchema,
  GoalTargetSchema,
  programmeKind,
  RewardInSchema,
} from '../../programmes/index.ts';

const MOST_STEPS = 12;

const Hundredth = Type.Integer({ minimum: 0, maximum: 100 });

export const QuestTermsSchema = Closed({
  /** Whether players take part by a press; else by their first round. */
  needsJoin: Type.Boolean(),
  /** In their order: one is current at a time. */
  steps: Type.Array(
    Closed({
      goal: Closed({
        /** Neither what is lost nor what is paid in can be asked for. */
        counts: Type.Enum(['stakes', 'rounds', 'wins', 'best-multiplier', 'days', 'games']),
        games: GameFilterSchema,
        /** Own real money where left out. Play money counts for nothing. */
        money: Type.Optional(Type.Array(Type.Enum(['real', 'bonus']), { minItems: 1, uniqueItems: true })),
        minimumStake: Type.Optional(AmountsSchema),
        target: GoalTargetSchema,
      }),
      reward: RewardInSchema,
      /** Its place on the map, in hundredths. */
      at: Closed({ x: Hundredth, y: Hundredth }),
    }),
    { minItems: 1, maxItems: MOST_STEPS },
  ),
  /** Given with the last step, beside its own reward. */
  final: Type.Optional(RewardInSchema),
});
export type QuestTerms = Static<typeof QuestTermsSchema>;
export type QuestStepTerms = QuestTerms['steps'][number];

/** Words of a quest beside its title: a name and a text for each step, in their order. */
export interface QuestTexts {
  readonly title: string;
  readonly lead: string;
  readonly terms: readonly string[];
  readonly steps: readonly { readonly name: string; readonly text: string }[];
}

/** A quest: steps on a map, taken one after another, each with a reward. */
export const QUEST = programmeKind({
  kind: 'quest',
  terms: QuestTermsSchema,
  texts: {
    steps: Type.Array(
      Closed({
        name: Type.String({ minLength: 1, maxLength: 100 }),
        text: Type.String({ minLength: 1, maxLength: 400 }),
      }),
      { minItems: 1, maxItems: MOST_STEPS },
    ),
  },
  faultsOf: (programme) => faultsOf(programme),
  costOf: ({ terms: { steps, final } }) =>
    sumOfCosts([...steps.map(({ reward }) => reward), ...(final ? [final] : [])].map(costOfReward)),
});

function faultsOf({ terms, texts, schedule, caps }: Programme<QuestTerms>): string[] {
  const { steps, final } = terms;
  return [
    ...steps.flatMap(({ goal, reward }, place) => [
      ...(isTargetOf(goal) ? [] : [`terms/steps/${place}/goal/target: choice`]),
      ...(reward.kind === 'nothing' ? [`terms/steps/${place}/reward: choice`] : []),
    ]),
    ...(final?.kind === 'nothing' ? ['terms/final: choice'] : []),
    ...Object.entries(texts as Readonly<Record<string, QuestTexts>>).flatMap(([language, { steps: lines }]) =>
      lines.length === steps.length ? [] : [`texts/${language}/steps: order`],
    ),
    ...scheduleFaults(schedule),
    // Who takes part is promised what it gives: what there may be less of is money.
    ...Object.keys(caps).flatMap((cap) => (cap === 'budget' ? [] : [`caps/${cap}: choice`])),
  ];
}

/** Amounts for what counts money, else a number of at least one. */
const isTargetOf = ({ counts, target }: QuestStepTerms['goal']): boolean =>
  countsMoney(counts) ? typeof target === 'object' : typeof target === 'number' && target > 0;

/** A quest is on for whole days: nobody is asked to play by night, or in a hurry. */
function scheduleFaults({ from, until, hours, weekdays }: Programme['schedule']): string[] {
  const isShort =
    until !== undefined && isLocalTime(from) && isLocalTime(until) && until < addPeriods(from, 'day', 1);
  return [
    ...(hours ? ['schedule/hours: choice'] : []),
    ...(weekdays ? ['schedule/weekdays: choice'] : []),
    ...(isShort ? ['schedule/until: choice'] : []),
  ];
}
