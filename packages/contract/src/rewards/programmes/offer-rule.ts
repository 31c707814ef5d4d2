import { OFFER_OVERS, OFFER_RULES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed, InstantSchema, RegionIdSchema } from '../../kit/common-schemas.ts';
import { CodeSchema } from './amounts.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** Details of 418 when a rule keeps a player from an offer; also told beside it, so that nobody has to press to learn it. */
export const OfferRuleSchema = Closed({
  rule: Type.Enum([...OFFER_RULES]),
  /** End of a break or an exclusion; null: without one. */
  until: OrNull(InstantSchema),
  level: OrNull(CodeSchema),
  /** How far one must be verified. */
  verification: OrNull(Type.Integer()),
  /** Whose rule it is. */
  region: OrNull(RegionIdSchema),
});
export type OfferRuleRefusal = Static<typeof OfferRuleSchema>;

/** Details of 409 `offer_over`: why it is over, for this player or for all. */
export const OfferOverSchema = Closed({ why: Type.Enum([...OFFER_OVERS]) });
