import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed, IdempotencyKeySchema, InstantSchema, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { OfferRuleSchema } from '../programmes/offer-rule.ts';
import { DrawProofSchema, GivenSchema, LootSchema } from '../rewards/index.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A promotion that a player takes part in by opening something. */
export const BonusPromotionSchema = Closed({
  code: CodeSchema,
  kind: Type.Enum(['magicBox']),
  name: Type.String(),
  lead: Type.String(),
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  icon: Type.String(),
  until: OrNull(InstantSchema),
  /** How often I may open it now. */
  attempts: Type.Integer(),
  /** When I may next; null: now, or never more. */
  nextFreeAt: OrNull(InstantSchema),
  /** Prizes in it, with the chance of each. */
  loot: LootSchema,
  /** The rule that keeps me from it now. */
  rule: OrNull(OfferRuleSchema),
  /** My last prize out of it. */
  last: OrNull(GivenSchema),
});
export type BonusPromotion = Static<typeof BonusPromotionSchema>;

export const showBonusPromotion = operation({
  method: 'POST',
  path: '/api/bonuses/bonus-promotion',
  access: 'player',
  page: 'bonuses',
  tag: 'bonuses',
  summary: 'How I stand in a promotion, and what is in it; without a code the one that is shown to me',
  body: Closed({ code: Type.Optional(CodeSchema), language: Type.Optional(LanguageSchema) }),
  refuses: ['not_found'],
  response: BonusPromotionSchema,
});

export const openBonusPromotion = operation({
  method: 'POST',
  path: '/api/bonuses/open-bonus-promotion',
  access: 'player',
  page: 'bonuses',
  tag: 'bonuses',
  summary: 'Open a magic box, once by key: what is in it is drawn before the answer',
  body: Closed({
    key: IdempotencyKeySchema,
    code: CodeSchema,
    language: Type.Optional(LanguageSchema),
  }),
  refuses: ['not_found', 'key_reused', 'offer_over', 'no_attempts'],
  rules: OFFER_RULES,
  response: Closed({ given: GivenSchema, proof: DrawProofSchema, promotion: BonusPromotionSchema }),
});
