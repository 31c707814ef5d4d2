import Type, { type Static } from 'typebox';
import { Closed, InstantSchema, LanguageSchema, RegionIdSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../../rewards/programmes/amounts.ts';
import { BonusOfferSchema } from '../../rewards/rewards/bonus-offer.ts';
import { ActionSchema, ContentKeySchema } from '../content/index.ts';

const tile = {
  id: ContentKeySchema,
  title: Type.String(),
  lead: Type.String(),
  /** Names a drawing: `/art/<picture>.svg`. */
  picture: Type.String(),
  pictureText: Type.String(),
  /** When it ends; null where nobody has set an end. */
  until: Type.Union([InstantSchema, Type.Null()]),
} as const;

const PromotionTileSchema = Closed(tile);
export type PromotionTile = Static<typeof PromotionTileSchema>;

export const PromotionSchema = Closed({
  ...tile,
  description: Type.String(),
  actions: Type.Array(ActionSchema),
  /** HTML that the server made of Markdown. */
  html: Type.String(),
  /** Its conditions, each a line of such HTML. */
  terms: Type.Array(Type.String()),
  version: Type.Integer(),
  /** What it tells of. */
  programme: Type.Union([Closed({ kind: CodeSchema, code: CodeSchema }), Type.Null()]),
  /** The same where it is a bonus that there is here, with its terms. */
  offer: Type.Union([BonusOfferSchema, Type.Null()]),
});
export type Promotion = Static<typeof PromotionSchema>;

/** A player's region goes before the one that is asked for. */
const query = Closed({ language: Type.Optional(LanguageSchema), region: Type.Optional(RegionIdSchema) });

export const listPromotions = operation({
  method: 'GET',
  path: '/api/promotions/v2',
  access: 'public',
  tag: 'content',
  revalidated: true,
  summary: 'What the house offers now, in the order it is shown',
  query,
  response: Closed({ promotions: Type.Array(PromotionTileSchema) }),
});

export const getPromotion = operation({
  method: 'GET',
  path: '/api/promotions/v2/:id',
  access: 'public',
  page: 'promotions',
  tag: 'content',
  revalidated: true,
  summary: 'One offer with its conditions',
  params: Closed({ id: ContentKeySchema }),
  query,
  response: PromotionSchema,
  refuses: ['not_found'],
});
