import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import { Closed, IdempotencyKeySchema, InstantSchema, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { OfferRuleSchema } from '../programmes/offer-rule.ts';
import { DrawProofSchema, GivenSchema, LootRowSchema } from '../rewards/index.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A wrapped present of a player's. */
export const PresentSchema = Closed({
  id: IdempotencyKeySchema,
  code: CodeSchema,
  /** Empty for one that people of the house gave: the page has words for it. */
  name: Type.String(),
  lead: Type.String(),
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  picture: Type.String(),
  createdDate: InstantSchema,
  /** Until when it can be opened. */
  expireDate: OrNull(InstantSchema),
  /** Everything that may be inside, with the chance of each: a single row is what is inside. */
  mayHold: Type.Array(LootRowSchema),
  /** The rule that keeps me from opening it now. */
  rule: OrNull(OfferRuleSchema),
});
export type Present = Static<typeof PresentSchema>;

export const listPresents = operation({
  method: 'GET',
  path: '/api/bonuses/gifts',
  access: 'player',
  page: 'bonuses',
  tag: 'bonuses',
  summary: 'My presents that wait to be opened, newest first',
  query: Closed({ language: Type.Optional(LanguageSchema) }),
  response: Closed({ gifts: Type.Array(PresentSchema) }),
});

export const openPresent = operation({
  method: 'POST',
  path: '/api/bonuses/open-gift',
  access: 'player',
  page: 'bonuses',
  tag: 'bonuses',
  summary: 'Open a present of mine, once: what was in it is the answer however often it is asked',
  body: Closed({ id: IdempotencyKeySchema, language: Type.Optional(LanguageSchema) }),
  refuses: ['not_found', 'offer_over'],
  rules: OFFER_RULES,
  response: Closed({
    given: GivenSchema,
    /** Null where nothing was drawn, because there was one thing in it. */
    proof: OrNull(DrawProofSchema),
  }),
});
