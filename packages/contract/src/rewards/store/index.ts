import { THING_STATES } from '@croupier/domain/rewards/rewards';
import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import {
  Closed,
  IdempotencyKeySchema,
  InstantSchema,
  LanguageSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { OfferRuleSchema } from '../programmes/offer-rule.ts';
import { GivenSchema, RewardSchema } from '../rewards/index.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength });

/** Something on the shelves, for points. */
export const StoreItemSchema = Closed({
  code: CodeSchema,
  name: Type.String(),
  lead: Type.String(),
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  /** Empty: the kind's own drawing. */
  picture: Type.String(),
  /** In points. */
  price: Type.Integer(),
  reward: RewardSchema,
  /** How many there are for everybody; null: as many as are wanted. */
  left: OrNull(Type.Integer()),
  /** How many I may still have; null: as many as I like, and for a visitor. */
  mineLeft: OrNull(Type.Integer()),
  /** When it is taken off the shelf. */
  until: OrNull(InstantSchema),
  /** The rule that keeps me from it now; null: none, and for a visitor. */
  rule: OrNull(OfferRuleSchema),
});
export type StoreItem = Static<typeof StoreItemSchema>;

/** Where a thing is sent to. It is kept sealed until 60 days after it was sent, or it has come back, or its player leaves. */
export const PostalAddressSchema = Closed({
  name: Line(120),
  street: Line(200),
  city: Line(100),
  postcode: Line(20),
  /** ISO 3166, two letters. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  phone: Type.Optional(Type.String({ pattern: '^\\+[1-9][0-9]{6,14}$' })),
});
export type PostalAddress = Static<typeof PostalAddressSchema>;

/** Something I bought for points. */
export const PurchaseSchema = Closed({
  id: IdempotencyKeySchema,
  code: CodeSchema,
  name: Type.String(),
  points: Type.Integer(),
  given: GivenSchema,
  /** State of a thing; all else is given at once. */
  state: Type.Enum(['GIVEN', ...THING_STATES]),
  /** Tracking number of a thing that was sent. */
  tracking: OrNull(Type.String()),
  boughtAt: InstantSchema,
});
export type Purchase = Static<typeof PurchaseSchema>;

const Read = { language: Type.Optional(LanguageSchema), region: Type.Optional(RegionIdSchema) };

export const readStore = operation({
  method: 'GET',
  path: '/api/store',
  access: 'public',
  page: 'store',
  tag: 'store',
  summary: 'What is on the shelves where I am, and my points',
  query: Closed(Read),
  /** `points` is null for a visitor. */
  response: Closed({ items: Type.Array(StoreItemSchema), points: OrNull(Type.Integer()) }),
});

export const buyItem = operation({
  method: 'POST',
  path: '/api/bonuses/buy',
  access: 'player',
  page: 'store',
  tag: 'store',
  summary: 'Buy something for points, once by key',
  body: Closed({
    key: IdempotencyKeySchema,
    code: CodeSchema,
    /** Address of a thing; nothing else takes one. */
    address: Type.Optional(PostalAddressSchema),
    language: Type.Optional(LanguageSchema),
  }),
  refuses: ['invalid_request', 'not_found', 'key_reused', 'offer_over', 'insufficient_points'],
  rules: OFFER_RULES,
  response: Closed({ purchase: PurchaseSchema, points: Type.Integer() }),
});

export const listPurchases = operation({
  method: 'GET',
  path: '/api/store/purchases',
  access: 'player',
  tag: 'store',
  summary: 'What I bought, newest first',
  query: Closed({
    language: Type.Optional(LanguageSchema),
    cursor: Type.Optional(IdempotencyKeySchema),
  }),
  response: Closed({ purchases: Type.Array(PurchaseSchema), nextCursor: OrNull(Type.String()) }),
});
