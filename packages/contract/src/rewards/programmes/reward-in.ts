import Type, { type Static } from 'typebox';
import { Closed } from '../../kit/common-schemas.ts';
import { AmountsSchema, CodeSchema, NamesSchema } from './amounts.ts';

/** How many points one reward gives, at most. */
export const POINTS_MAX = 10_000_000;
const Count = Type.Integer({ minimum: 1, maximum: 1_000 });

export const AttemptsOfSchema = Type.Enum(['wheel', 'mini-game']);
export const TicketTypeSchema = Type.Enum(['earned', 'bought', 'given']);

/** A reward as an operator defines it: amounts by currency, and other programmes by their codes. */
export const RewardInSchema = Type.Union([
  Closed({ kind: Type.Literal('money'), amount: AmountsSchema }),
  Closed({ kind: Type.Literal('bonus'), code: CodeSchema }),
  Closed({ kind: Type.Literal('points'), points: Type.Integer({ minimum: 1, maximum: POINTS_MAX }) }),
  Closed({ kind: Type.Literal('attempts'), of: AttemptsOfSchema, code: CodeSchema, count: Count }),
  Closed({
    kind: Type.Literal('tickets'),
    lottery: CodeSchema,
    ticketType: Type.Optional(TicketTypeSchema),
    count: Count,
  }),
  Closed({ kind: Type.Literal('box'), code: CodeSchema }),
  Closed({
    kind: Type.Literal('thing'),
    /** In one language for all, or in each. */
    name: Type.Union([Type.String({ minLength: 1, maxLength: 200 }), NamesSchema]),
    picture: Type.Optional(Type.String({ pattern: '^[a-z0-9-]{0,64}$', format: 'picture' })),
  }),
  Closed({ kind: Type.Literal('nothing') }),
]);
export type RewardIn = Static<typeof RewardInSchema>;

/** A row of a table that is drawn from: its chance is its weight of all weights. */
export const LootRowInSchema = Closed({
  weight: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  reward: RewardInSchema,
  /** How often it is given over all players; left out: always. */
  stock: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
  /** The row, from 0, that is given in its place once the stock is gone: one without a stock. */
  fallback: Type.Optional(Type.Integer({ minimum: 0, maximum: 39 })),
});
export const LootTableSchema = Type.Array(LootRowInSchema, { minItems: 1, maxItems: 40 });
export type LootTable = Static<typeof LootTableSchema>;
