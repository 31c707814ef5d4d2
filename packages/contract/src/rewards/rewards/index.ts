import { REWARD_SOURCES, type RewardSource } from '@croupier/domain/rewards/rewards';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  Hex64Schema,
  IdempotencyKeySchema,
  InstantSchema,
  LanguageSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import { AttemptsOfSchema, TicketTypeSchema } from '../programmes/reward-in.ts';
import { BonusOfferSchema } from './bonus-offer.ts';

export * from './bonus-offer.ts';
export { DrawProofSchema, type DrawProof } from '../../play/fairness/index.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A reward as it stands in an offer, on a sector, in a box. */
export const RewardSchema = Type.Union([
  /** Real money, at once. */
  Closed({ kind: Type.Literal('money'), amountMinor: AmountOutSchema, currency: CurrencySchema }),
  /** Offered: its player activates it. */
  Closed({ kind: Type.Literal('bonus'), bonus: BonusOfferSchema }),
  /** Reward points of the store, which are no money. */
  Closed({ kind: Type.Literal('points'), points: Type.Integer() }),
  Closed({
    kind: Type.Literal('attempts'),
    of: AttemptsOfSchema,
    code: CodeSchema,
    count: Type.Integer(),
  }),
  Closed({
    kind: Type.Literal('tickets'),
    lottery: CodeSchema,
    ticketType: TicketTypeSchema,
    count: Type.Integer(),
  }),
  Closed({ kind: Type.Literal('box'), code: CodeSchema }),
  /** Sent by post. */
  Closed({ kind: Type.Literal('thing'), name: Type.String(), picture: Type.String() }),
  /** A row of a table that gives nothing says so. */
  Closed({ kind: Type.Literal('nothing') }),
]);
export type Reward = Static<typeof RewardSchema>;

/** The mechanic that a reward came from. */
export const SourceSchema = Type.Enum([...REWARD_SOURCES]);
export type Source = RewardSource;

/** A reward that was given. */
export const GivenSchema = Closed({
  id: IdempotencyKeySchema,
  reward: RewardSchema,
  source: SourceSchema,
  code: CodeSchema,
  givenAt: InstantSchema,
  /** Where it is used: a path without language; null where there is nothing to do. */
  to: OrNull(Type.String()),
  takenBackAt: OrNull(InstantSchema),
});
export type Given = Static<typeof GivenSchema>;

/** A row of a table that is drawn from: its chance is its weight of `totalWeight`. */
export const LootRowSchema = Closed({
  /** From 0. */
  place: Type.Integer(),
  weight: Type.Integer(),
  reward: RewardSchema,
  /** Stock that is left of a row, and the row that is given in its place once it is gone. */
  left: OrNull(Type.Integer()),
  fallback: OrNull(Type.Integer()),
});
export type LootRow = Static<typeof LootRowSchema>;

export const LootSchema = Closed({
  rows: Type.Array(LootRowSchema),
  totalWeight: Type.Integer(),
  version: Type.Integer(),
  /** SHA-256 of the rows as they were published. */
  hash: Hex64Schema,
});
export type Loot = Static<typeof LootSchema>;

export const listRewards = operation({
  method: 'GET',
  path: '/api/rewards',
  access: 'player',
  tag: 'rewards',
  summary: 'What I was given, newest first',
  query: Closed({
    language: Type.Optional(LanguageSchema),
    cursor: Type.Optional(Type.String({ maxLength: 80 })),
  }),
  refuses: ['invalid_request'],
  response: Closed({ rewards: Type.Array(GivenSchema), nextCursor: OrNull(Type.String()) }),
});
