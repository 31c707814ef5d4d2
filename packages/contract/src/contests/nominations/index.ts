import { NOMINATION_MEASURES } from '@croupier/domain/contests/nominations';
import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  DoneSchema,
  InstantSchema,
  LanguageSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { ProgressSchema } from '../../rewards/goals/index.ts';
import { CodeSchema } from '../../rewards/programmes/amounts.ts';
import { OfferRuleSchema } from '../../rewards/programmes/offer-rule.ts';
import { RewardSchema } from '../../rewards/rewards/index.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A place of a player among others. */
export const PlaceSchema = Closed({
  number: Type.Integer({ minimum: 1 }),
  /** A word that was made for this player in this contest: nobody is followed from one to another by it. */
  userId: Type.String(),
  /** Masked. */
  name: Type.String(),
  /** A whole number in the unit of its contest. */
  result: AmountOutSchema,
  isMe: Type.Boolean(),
  /** Null for a place that has none. */
  reward: OrNull(RewardSchema),
});
export type Place = Static<typeof PlaceSchema>;

/** One of the nominations of a season, and how I stand in it. */
export const NominationSchema = Closed({
  id: CodeSchema,
  season: CodeSchema,
  seasonName: Type.String(),
  name: Type.String(),
  lead: Type.String(),
  /** Empty: the drawing of its measure. */
  picture: Type.String(),
  measure: Type.Enum([...NOMINATION_MEASURES]),
  /** Conditions of the season, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  from: InstantSchema,
  to: InstantSchema,
  status: Type.Enum(['CURRENT', 'END']),
  /** Whether what I play counts for this one now. */
  active: Type.Boolean(),
  /** Since when it counts; null unless I stand in it now. */
  activeSince: OrNull(InstantSchema),
  /** From when on I may stand in another one of the season, or in this one instead of another; null: now. */
  againAt: OrNull(InstantSchema),
  /** The rule that keeps me from choosing one now. */
  rule: OrNull(OfferRuleSchema),
  /** My progress, and the measure that it counts by; null for a visitor. */
  progress: OrNull(ProgressSchema),
  /** The reward of the first place. */
  reward: RewardSchema,
  /** The rewards of the places that have one, from the first on. */
  rewards: Type.Array(RewardSchema),
  /** Places of one that is over, once they stand. */
  winners: Type.Array(PlaceSchema),
  /** Whether I have seen how it ended; also where I had no part in it. */
  seen: Type.Boolean(),
});
export type Nomination = Static<typeof NominationSchema>;

const shared = { page: 'nominations', tag: 'nominations' } as const;
const params = Closed({ id: CodeSchema });
const language = Type.Optional(LanguageSchema);

export const listNominations = operation({
  ...shared,
  method: 'GET',
  path: '/api/nominations',
  access: 'public',
  summary:
    'The nominations of the seasons that are on or were lately, with the winners of those that are over',
  query: Closed({ language, region: Type.Optional(RegionIdSchema) }),
  response: Closed({ nominations: Type.Array(NominationSchema) }),
});

export const setActiveNomination = operation({
  ...shared,
  method: 'POST',
  path: '/api/nominations/:id/set-active',
  access: 'player',
  summary:
    'Stand in this nomination, and in no other of its season, from now on; changed once a day at most. `conflict` says as `againAt` when it may be changed again',
  params,
  query: Closed({ language }),
  body: Closed({}),
  refuses: ['not_found', 'offer_over', 'conflict'],
  rules: OFFER_RULES,
  response: NominationSchema,
});

export const nominationByUser = operation({
  ...shared,
  method: 'GET',
  path: '/api/nominations/:id/by-user',
  access: 'player',
  summary: 'The first places of a nomination, mine, and those around it',
  params,
  query: Closed({ language }),
  refuses: ['not_found'],
  response: Closed({
    my: OrNull(PlaceSchema),
    places: Type.Array(PlaceSchema),
    /** Empty where I am among the first, or have no place. */
    aroundPlaces: Type.Array(PlaceSchema),
  }),
});

export const seeNomination = operation({
  ...shared,
  method: 'POST',
  path: '/api/users/update-seen-nomination',
  access: 'player',
  summary: 'I have seen how a nomination ended that I stood in',
  body: Closed({ id: CodeSchema }),
  refuses: ['not_found'],
  response: DoneSchema,
});
