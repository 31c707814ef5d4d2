import { countsMoney } from '@croupier/domain/rewards/goals';
import { costOfLoot, type Programme } from '@croupier/domain/rewards/programmes';
import { BOX_ICONS, BOX_TRIGGERS } from '@croupier/domain/rewards/treasures';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import {
  AmountsSchema,
  CodeSchema,
  GameFilterSchema,
  GoalTargetSchema,
  LootTableSchema,
  programmeKind,
} from '../../programmes/index.ts';

export const BoxTermsSchema = Closed({
  typeIcon: Type.Enum([...BOX_ICONS]),
  /** What fills it. */
  goal: Closed({
    counts: Type.Enum(['stakes', 'rounds']),
    games: GameFilterSchema,
    /** Own real money where left out. Play money fills nothing. */
    money: Type.Optional(Type.Array(Type.Enum(['real', 'bonus']), { minItems: 1, uniqueItems: true })),
    minimumStake: Type.Optional(AmountsSchema),
    target: GoalTargetSchema,
  }),
  /** Its contents: a single row is given as it is, of several one is drawn as it is opened. */
  loot: LootTableSchema,
  given: Type.Enum([...BOX_TRIGGERS]),
  /** The box that it comes after, once that is done. */
  after: Type.Optional(CodeSchema),
  /** Whether it comes again once it is done. */
  repeat: Type.Optional(Type.Boolean()),
  /** Within how many days it is to be filled; left out: it waits without an end. */
  fillDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 366 })),
});
export type BoxTerms = Static<typeof BoxTermsSchema>;

const KNOWN_CAPS: readonly string[] = ['perPlayer', 'budget'];

/** A box of treasures: it fills by playing, and is opened when it is full. */
export const BOX = programmeKind({
  kind: 'box',
  terms: BoxTermsSchema,
  faultsOf: (programme) => faultsOf(programme),
  costOf: ({ terms }) => costOfLoot(terms.loot),
});

function faultsOf({ terms: { goal, given, after }, caps }: Programme<BoxTerms>): string[] {
  return [
    ...(isTargetOf(goal) ? [] : ['terms/goal/target: choice']),
    ...(given === 'after' && after === undefined ? ['terms/after: missing'] : []),
    ...(given !== 'after' && after !== undefined ? ['terms/after: unknown'] : []),
    // Who holds one is promised what is in it: what there may be less of is how often, and money.
    ...Object.keys(caps).flatMap((cap) => (KNOWN_CAPS.includes(cap) ? [] : [`caps/${cap}: choice`])),
  ];
}

/** Amounts for what counts money, else a number of at least one. */
const isTargetOf = ({ counts, target }: BoxTerms['goal']): boolean =>
  countsMoney(counts) ? typeof target === 'object' : typeof target === 'number' && target > 0;
