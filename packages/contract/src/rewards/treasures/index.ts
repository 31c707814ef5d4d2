import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import { BOX_ICONS, BOX_STATES } from '@croupier/domain/rewards/treasures';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  IdempotencyKeySchema,
  InstantSchema,
  LanguageSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ProgressSchema } from '../goals/index.ts';
import { CodeSchema, NamesSchema } from '../programmes/amounts.ts';
import { OfferRuleSchema } from '../programmes/offer-rule.ts';
import { DrawProofSchema, GivenSchema, LootSchema } from '../rewards/index.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A box of a player's that fills by playing. */
export const BoxSchema = Closed({
  id: IdempotencyKeySchema,
  code: CodeSchema,
  state: Type.Enum([...BOX_STATES]),
  names: NamesSchema,
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  typeIcon: Type.Enum([...BOX_ICONS]),
  current: AmountOutSchema,
  target: AmountOutSchema,
  /** What counts for it, in which games and money. */
  progress: ProgressSchema,
  /** Whether I may open it: it is full, if only since this moment. */
  accessible: Type.Boolean(),
  createdDate: InstantSchema,
  /** Until when it is to be filled or, once it is full, opened; null: without an end. */
  expireDate: OrNull(InstantSchema),
  /** What is in it, with the chance of each: a single row is what is in it. */
  loot: LootSchema,
  /** My gift out of it; null before it is opened. */
  given: OrNull(GivenSchema),
  /** The rule that keeps me from opening it now. */
  rule: OrNull(OfferRuleSchema),
});
export type Box = Static<typeof BoxSchema>;

export const listBoxes = operation({
  method: 'GET',
  path: '/api/boxes',
  access: 'player',
  page: 'treasures',
  tag: 'treasures',
  summary: 'My boxes, newest first; those that are done only where all are asked for',
  query: Closed({
    all: Type.Optional(Type.Literal('true')),
    cursor: Type.Optional(IdempotencyKeySchema),
    language: Type.Optional(LanguageSchema),
  }),
  response: Closed({ boxes: Type.Array(BoxSchema), nextCursor: OrNull(Type.String()) }),
});

export const openBox = operation({
  method: 'POST',
  path: '/api/boxes/:id',
  access: 'player',
  page: 'treasures',
  tag: 'treasures',
  summary:
    'Open a box of mine that is full, once. Of one that was opened or lost: I have seen it, and it is done',
  params: Closed({ id: IdempotencyKeySchema }),
  query: Closed({ language: Type.Optional(LanguageSchema) }),
  body: Closed({}),
  refuses: ['not_found', 'target_not_reached', 'offer_over'],
  rules: OFFER_RULES,
  response: Closed({
    box: BoxSchema,
    /** Null where nothing was drawn: there was one thing in it, or it is lost. */
    proof: OrNull(DrawProofSchema),
  }),
});
