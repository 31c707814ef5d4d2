import { OFFER_OVERS, OFFER_RULES } from '@croupier/domain/rewards/programmes';
import Type from 'typebox';
import {
  AmountOutSchema,
  AmountSchema,
  Closed,
  DoneSchema,
  IdempotencyKeySchema,
  LanguageSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { OfferRuleSchema } from '../programmes/offer-rule.ts';
import { PromoCodeSchema } from '../promo-codes/index.ts';
import { BonusOfferSchema } from '../rewards/bonus-offer.ts';
import { BonusWithStepsSchema, CustomTabSchema, MaybeBonusSchema } from './schemas.ts';

export * from './schemas.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Language = { language: Type.Optional(LanguageSchema) };
const Ids = Type.Array(IdempotencyKeySchema, { minItems: 1, maxItems: 100, uniqueItems: true });
const MINE = { access: 'player', page: 'bonuses', tag: 'bonuses' } as const;
/** Of a call that somebody may guess codes with. */
const GUESSED = { limit: 'credentials', proofOfWork: 'after-failures' } as const;

export const readBonuses = operation({
  ...MINE,
  method: 'GET',
  path: '/api/v2/bonuses',
  summary: 'My bonuses, those of the last 90 days too, and what I may take now',
  query: Closed(Language),
  response: Closed({
    bonuses: Type.Array(BonusWithStepsSchema),
    maybeBonuses: Type.Array(MaybeBonusSchema),
    customTabs: Type.Array(CustomTabSchema),
    /** May be taken without a code. */
    offers: Type.Array(BonusOfferSchema),
  }),
});

export const listBonuses = operation({
  ...MINE,
  method: 'GET',
  path: '/api/bonuses',
  summary: 'My bonuses one by one, newest first; the archive where it is asked for',
  query: Closed({
    ...Language,
    archive: Type.Optional(Type.Literal('true')),
    cursor: Type.Optional(IdempotencyKeySchema),
  }),
  response: Closed({ bonuses: Type.Array(BonusWithStepsSchema), nextCursor: OrNull(Type.String()) }),
});

export const checkBonus = operation({
  ...MINE,
  ...GUESSED,
  method: 'GET',
  path: '/api/bonuses/check/:code',
  summary: 'What a bonus or a promo code would bring me, and with this deposit',
  typedPath: true,
  params: Closed({ code: PromoCodeSchema }),
  query: Closed({ ...Language, depositMinor: Type.Optional(AmountSchema) }),
  refuses: ['not_found'],
  response: Closed({
    offer: BonusOfferSchema,
    canTake: Type.Boolean(),
    rule: OrNull(OfferRuleSchema),
    why: OrNull(Type.Enum([...OFFER_OVERS])),
    /** Bonus money for that deposit, or without one; null where it brings rounds or the deposit is too small. */
    bonusMinor: OrNull(AmountOutSchema),
  }),
});

export const promoOf = operation({
  method: 'GET',
  path: '/api/bonuses/promo/:code',
  access: 'public',
  limit: 'credentials',
  proofOfWork: 'always',
  tag: 'bonuses',
  summary:
    'Whether there is a promotion of this code now, and its bonus; a used-up code is not found, as an unknown one',
  typedPath: true,
  params: Closed({ code: PromoCodeSchema }),
  query: Closed(Language),
  response: Closed({
    code: Type.String(),
    state: Type.Enum(['exist', 'not found']),
    offer: OrNull(BonusOfferSchema),
  }),
});

export const assignBonus = operation({
  ...MINE,
  ...GUESSED,
  method: 'POST',
  path: '/api/bonuses/assign/:id',
  summary: 'Make an offer mine, to be activated later; again, it is the same one',
  params: Closed({ id: Type.String({ minLength: 1, maxLength: 80 }) }),
  query: Closed({ ...Language, promo: Type.Optional(PromoCodeSchema) }),
  refuses: ['not_found', 'offer_over'],
  rules: OFFER_RULES,
  response: BonusWithStepsSchema,
});

export const activateByCode = operation({
  ...MINE,
  ...GUESSED,
  method: 'POST',
  path: '/api/bonuses/activate',
  summary: 'Activate the bonus of a code, making it mine first where it is not',
  body: Closed({ ...Language, code: PromoCodeSchema }),
  refuses: ['not_found', 'offer_over', 'conflict'],
  rules: OFFER_RULES,
  response: BonusWithStepsSchema,
});

export const activateBonus = operation({
  ...MINE,
  method: 'POST',
  path: '/api/bonuses/activate/:id',
  summary:
    'Activate a bonus of mine; where another one is active, or a deposit is needed, it stays and says so',
  params: Closed({ id: IdempotencyKeySchema }),
  body: Closed(Language),
  refuses: ['not_found', 'offer_over', 'conflict'],
  rules: OFFER_RULES,
  response: BonusWithStepsSchema,
});

export const cancelBonus = operation({
  ...MINE,
  method: 'POST',
  path: '/api/bonuses/cancel/:id',
  summary: 'Give up a bonus: its money goes back; refused while a round of it is open',
  params: Closed({ id: IdempotencyKeySchema }),
  body: Closed(Language),
  refuses: ['not_found', 'conflict', 'round_open'],
  response: BonusWithStepsSchema,
});

export const updateSeen = operation({
  ...MINE,
  method: 'POST',
  path: '/api/bonuses/update-seen',
  summary: 'I have seen these; how many I have not',
  body: Closed({ ids: Ids }),
  response: Closed({ unseen: Type.Integer() }),
});

export const setSeenExpiration = operation({
  ...MINE,
  method: 'POST',
  path: '/api/bonuses/set-seen-expiration',
  summary: 'I have been told that these expired',
  body: Closed({ ids: Ids }),
  response: DoneSchema,
});
