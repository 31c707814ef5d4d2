import { costOfLoot, timesCost } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed } from '../../../kit/common-schemas.ts';
import { CodeSchema, LootTableSchema, programmeKind } from '../../programmes/index.ts';

export const MagicBoxTermsSchema = Closed({
  as: Type.Literal('magicBox'),
  icon: CodeSchema,
  loot: LootTableSchema,
  /** How often one player opens it on one day of their region. */
  perDay: Type.Integer({ minimum: 1, maximum: 100 }),
});
export type MagicBoxTerms = Static<typeof MagicBoxTermsSchema>;

/** A promotion that a player takes part in by opening something. */
export const BONUS_PROMOTION = programmeKind({
  kind: 'bonus-promotion',
  terms: MagicBoxTermsSchema,
  // What one day costs: how many days there are, the schedule says.
  costOf: ({ terms }) => timesCost(costOfLoot(terms.loot), terms.perDay),
});
