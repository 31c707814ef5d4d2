import Type, { type Static, type TSchema } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  GameIdSchema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../../rewards/programmes/amounts.ts';
import { SourceSchema } from '../../rewards/rewards/index.ts';

const OrNull = <const S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** What moved the money. `other` is what a later version of the house may have added. */
const ReasonSchema = Type.Enum([
  'bet',
  'win',
  'bonus',
  'bonus-conversion',
  'bonus-forfeit',
  'gift-win',
  'reward',
  'studio-bet',
  'studio-win',
  'studio-free-win',
  'studio-rollback',
  'void',
  'deposit',
  'pay-out',
  'pay-out-sent',
  'pay-out-paid',
  'pay-out-returned',
  'pay-out-taken-back',
  'pay-out-given-back',
  'refund',
  'chargeback',
  'opening-grant',
  'adjustment',
  'other',
]);

/** One change of one balance. The balance after it is the balance before the next newer one, without a gap. */
export const StatementEntrySchema = Closed({
  /** Counts the changes of the account from 1. */
  number: Type.Integer(),
  at: InstantSchema,
  reason: ReasonSchema,
  /** What the books call it; for reasons that have no text of their own. */
  operation: Type.String(),
  /** Negative when money left the balance. */
  amountMinor: AmountOutSchema,
  beforeMinor: AmountOutSchema,
  afterMinor: AmountOutSchema,
  /** The game played, of the house or of another studio. */
  game: OrNull(GameIdSchema),
  /** One of my rounds in the house's own games. */
  roundId: OrNull(IdempotencyKeySchema),
  /** The deposit that came, or was taken back. */
  payInId: OrNull(IdempotencyKeySchema),
  payOutId: OrNull(IdempotencyKeySchema),
  /** The mechanic that gave the money, and its code: of a bonus that of its programme. */
  source: OrNull(SourceSchema),
  code: OrNull(CodeSchema),
  /** The reward, as `GET /api/rewards` lists it. */
  givenId: OrNull(IdempotencyKeySchema),
});
export type StatementEntry = Static<typeof StatementEntrySchema>;

/** Of which balance, what of it, and when. */
const ASKED = {
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  about: Type.Optional(Type.Enum(['bets', 'wins', 'deposits', 'others'])),
  /** From this instant on, ISO 8601. */
  from: Type.Optional(Type.String({ maxLength: 30 })),
  /** Before this instant. */
  to: Type.Optional(Type.String({ maxLength: 30 })),
};

export const readStatement = operation({
  method: 'GET',
  path: '/api/statement',
  access: 'player',
  tag: 'statement',
  summary: 'Every change of one of my balances, newest first',
  query: Closed({
    ...ASKED,
    cursor: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,17}$' })),
  }),
  refuses: ['invalid_request'],
  response: Closed({
    entries: Type.Array(StatementEntrySchema),
    /** Null at the end. A page may be shorter than others, or empty, while there is more to look through. */
    nextCursor: Type.Union([Type.String(), Type.Null()]),
  }),
});

/** A line of the file: amounts in units of the currency, with all their decimals. */
export const StatementLineSchema = Closed({
  number: Type.Integer(),
  at: InstantSchema,
  reason: ReasonSchema,
  operation: Type.String(),
  currency: CurrencySchema,
  amount: Type.String(),
  before: Type.String(),
  after: Type.String(),
  game: Type.String(),
  round: Type.String(),
  payment: Type.String(),
  payOut: Type.String(),
  source: Type.String(),
  code: Type.String(),
  reward: Type.String(),
});
export type StatementLine = Static<typeof StatementLineSchema>;

export const saveStatement = operation({
  method: 'GET',
  path: '/api/statement.csv',
  access: 'player',
  limit: 'files',
  tag: 'statement',
  summary: 'Every change of one of my balances as a file, newest first',
  query: Closed(ASKED),
  refuses: ['invalid_request'],
  response: Type.Unsafe<unknown>({}),
});
