import { costOfLoot, costOfReward, highestCost, timesCost } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import { CodeSchema, LootTableSchema, programmeKind } from '../../programmes/index.ts';
import { manufactureFaults, ManufactureTermsSchema } from './manufacture.ts';
import { randomBonusFaults, RandomBonusTermsSchema } from './random-bonus.ts';

export type { ManufactureTerms } from './manufacture.ts';
export type { RandomBonusTerms } from './random-bonus.ts';

export const MagicBoxTermsSchema = Closed({
  as: Type.Literal('magicBox'),
  icon: CodeSchema,
  loot: LootTableSchema,
  /** How often one player opens it on one day of their region. */
  perDay: Type.Integer({ minimum: 1, maximum: 100 }),
});
export type MagicBoxTerms = Static<typeof MagicBoxTermsSchema>;

const TermsSchema = Type.Union([MagicBoxTermsSchema, ManufactureTermsSchema, RandomBonusTermsSchema]);
export type PromotionTerms = Static<typeof TermsSchema>;

/** A name for each code; only of what has names. */
const NamesByCode = Type.Optional(Type.Record(CodeSchema, Type.String({ minLength: 1, maxLength: 60 })));

/** A promotion that a player takes part in by opening, or by making something. */
export const BONUS_PROMOTION = programmeKind({
  kind: 'bonus-promotion',
  terms: TermsSchema,
  texts: { parts: NamesByCode, recipes: NamesByCode },
  faultsOf: (programme) => [...manufactureFaults(programme), ...randomBonusFaults(programme)],
  costOf: ({ terms }) => costOf(terms),
});

/** One day of a box or of a random bonus, or one made set at its dearest: how many of them there are, schedule and caps say. */
function costOf(terms: PromotionTerms): ReturnType<typeof costOfLoot> {
  if (terms.as === 'manufacture') return highestCost(terms.recipes.map(({ reward }) => costOfReward(reward)));
  return timesCost(costOfLoot(terms.loot), terms.perDay);
}
