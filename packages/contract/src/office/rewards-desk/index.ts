import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import {
  AmountSchema,
  Closed,
  CurrencySchema,
  IdempotencyKeySchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema, NamesSchema } from '../../rewards/programmes/amounts.ts';
import { GivenSchema } from '../../rewards/rewards/index.ts';
import { PerformedSchema } from '../approvals/index.ts';
import { ReasonSchema } from '../operators/index.ts';

/** How many points a person gives at once, at most: they count nothing for the limit of who gives alone. */
export const POINTS_BY_HAND_MAX = 5_000;

/** A reward that a person of the house gives: what needs a programme is given by that programme. */
export const RewardByHandSchema = Type.Union([
  Closed({ kind: Type.Literal('money'), amountMinor: AmountSchema, currency: CurrencySchema }),
  Closed({
    kind: Type.Literal('points'),
    points: Type.Integer({ minimum: 1, maximum: POINTS_BY_HAND_MAX }),
  }),
  /** A bonus by its code, which becomes an offer of the player's. */
  Closed({ kind: Type.Literal('bonus'), code: CodeSchema }),
  Closed({
    kind: Type.Literal('thing'),
    /** In one language for all, or in each. */
    name: Type.Union([Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }), NamesSchema]),
  }),
]);
export type RewardByHand = Static<typeof RewardByHandSchema>;

export const giveReward = operation({
  method: 'POST',
  path: '/office/api/players/:id/rewards',
  access: { operator: 'give.rewards' },
  tag: 'players',
  summary:
    'Give a player money, points, a bonus or a thing by hand. Money above what the role may give alone, every bonus and every thing waits for a second person',
  params: Closed({ id: PlayerIdSchema }),
  body: Closed({
    /** The same key with the same input is one reward. */
    key: IdempotencyKeySchema,
    reward: RewardByHandSchema,
    /** As a present that its player unwraps. */
    wrapped: Type.Optional(Type.Literal(true)),
    reason: ReasonSchema,
  }),
  refuses: ['not_found', 'key_reused'],
  rules: OFFER_RULES,
  response: Closed({
    ...PerformedSchema.properties,
    /** Null while it waits for a second person, or for its player to unwrap it. */
    given: Type.Union([GivenSchema, Type.Null()]),
  }),
});
