import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import {
  Closed,
  Hex64Schema,
  IdempotencyKeySchema,
  InstantSchema,
  LanguageSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { AverageCostSchema, ProgressSchema } from '../goals/index.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { OfferRuleSchema } from '../programmes/offer-rule.ts';
import { DrawProofSchema, GivenSchema, LootSchema, RewardSchema } from '../rewards/index.ts';
import { LogoPositionSchema } from './logo-position.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const none = Type.Null();

/** A part that is drawn, and how many of it I have. */
export const PartSchema = Closed({
  code: CodeSchema,
  name: Type.String(),
  /** How many of it I have. */
  have: Type.Integer(),
  /** Its chance is its weight of `odds.totalWeight`. */
  weight: Type.Integer(),
});
/** What can be made of parts, and what it brings. */
export const RecipeSchema = Closed({
  code: CodeSchema,
  name: Type.String(),
  needs: Type.Array(Closed({ part: CodeSchema, count: Type.Integer() })),
  reward: RewardSchema,
});

/** Fields of every promotion. */
const COMMON = {
  code: CodeSchema,
  name: Type.String(),
  lead: Type.String(),
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  icon: Type.String(),
  until: OrNull(InstantSchema),
  /** The rule that keeps me from it now. */
  rule: OrNull(OfferRuleSchema),
  /** My last prize out of it. */
  last: OrNull(GivenSchema),
  /** Parts that are drawn, and recipes that I make something by; empty where there are none. */
  parts: Type.Array(PartSchema),
  recipes: Type.Array(RecipeSchema),
};

export const MagicBoxSchema = Closed({
  ...COMMON,
  kind: Type.Literal('magicBox'),
  /** How often I may open it now. */
  attempts: Type.Integer(),
  /** When I may next; null: now, or never more. */
  nextFreeAt: OrNull(InstantSchema),
  /** Prizes in it, with the chance of each. */
  loot: LootSchema,
  ...{ progress: none, logoPosition: none, shownUntil: none },
});
export type MagicBox = Static<typeof MagicBoxSchema>;

export const ManufactureSchema = Closed({
  ...COMMON,
  kind: Type.Literal('manufacture'),
  /** On the way to the next part; null while nothing counts for me. */
  progress: OrNull(ProgressSchema),
  /** What the stakes for one part cost on average; null where that cannot be told. */
  averageCost: OrNull(AverageCostSchema),
  /** What a part is drawn from: of which version, and SHA-256 of its rows. */
  odds: Closed({ totalWeight: Type.Integer(), version: Type.Integer(), hash: Hex64Schema }),
  /** My newest part, and how it is checked. */
  lastPart: OrNull(Closed({ part: CodeSchema, name: Type.String(), proof: DrawProofSchema })),
  ...{ attempts: Type.Literal(0), nextFreeAt: none, loot: none, logoPosition: none, shownUntil: none },
});
export type Manufacture = Static<typeof ManufactureSchema>;

export const RandomBonusSchema = Closed({
  ...COMMON,
  kind: Type.Literal('randomBonuses'),
  /** 1 while it is shown to me. */
  attempts: Type.Integer(),
  /** Prizes in it, with the chance of each. */
  loot: LootSchema,
  /** The corner of the page that it is shown in. */
  logoPosition: LogoPositionSchema,
  /** Null while it is not shown to me. */
  shownUntil: OrNull(InstantSchema),
  ...{ nextFreeAt: none, progress: none },
});
export type RandomBonus = Static<typeof RandomBonusSchema>;

/** A promotion that a player takes part in by opening, or by making something. */
export const BonusPromotionSchema = Type.Union([MagicBoxSchema, ManufactureSchema, RandomBonusSchema]);
export type BonusPromotion = Static<typeof BonusPromotionSchema>;

export const showBonusPromotion = operation({
  method: 'POST',
  path: '/api/bonuses/bonus-promotion',
  access: 'player',
  page: 'bonuses',
  tag: 'bonuses',
  summary:
    'How I stand in a promotion, and what is in it; without a code the one of a kind that is shown to me. From then on my rounds count in it',
  body: Closed({
    code: Type.Optional(CodeSchema),
    /** The magic box where it is left out, and no code says which. */
    kind: Type.Optional(Type.Enum(['magicBox', 'manufacture', 'randomBonuses'])),
    language: Type.Optional(LanguageSchema),
  }),
  refuses: ['not_found'],
  response: BonusPromotionSchema,
});

const ASKED = {
  key: IdempotencyKeySchema,
  code: CodeSchema,
  language: Type.Optional(LanguageSchema),
};

export const openBonusPromotion = operation({
  method: 'POST',
  path: '/api/bonuses/open-bonus-promotion',
  access: 'player',
  page: 'bonuses',
  tag: 'bonuses',
  summary:
    'Open a magic box, or the random bonus that is shown, once by key: what is in it is drawn before the answer',
  body: Closed(ASKED),
  refuses: ['not_found', 'key_reused', 'offer_over', 'no_attempts'],
  rules: OFFER_RULES,
  response: Closed({
    given: GivenSchema,
    proof: DrawProofSchema,
    promotion: Type.Union([MagicBoxSchema, RandomBonusSchema]),
  }),
});

export const manufacturePromotion = operation({
  method: 'POST',
  path: '/api/bonuses/manufacture-promotion',
  access: 'player',
  page: 'bonuses',
  tag: 'bonuses',
  summary: 'Make something of my parts by a recipe, once by key: its parts are spent',
  body: Closed({ ...ASKED, recipe: CodeSchema }),
  refuses: ['not_found', 'key_reused', 'offer_over', 'target_not_reached'],
  rules: OFFER_RULES,
  response: Closed({ given: GivenSchema, proof: none, promotion: ManufactureSchema }),
});

export const shownRandomBonus = operation({
  method: 'GET',
  path: '/api/bonuses/random-bonus',
  access: 'player',
  page: 'bonuses',
  tag: 'bonuses',
  summary: 'The random bonus that is shown to me now, and when to ask again',
  query: Closed({ language: Type.Optional(LanguageSchema) }),
  response: Closed({
    /** Null before its moment and after it, and once it is opened. */
    promotion: OrNull(RandomBonusSchema),
    /** Null: there is none for me. It says nothing of when the next moment is. */
    askAgainSeconds: OrNull(Type.Integer()),
  }),
});
