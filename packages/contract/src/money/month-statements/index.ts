import { LIMIT_RULES, LIMIT_SPANS } from '@croupier/domain/people/limits';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  GameIdSchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

const MonthSchema = Type.String({ pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' });
const PlayedSchema = { stakedMinor: AmountOutSchema, wonMinor: AmountOutSchema };

/** A month of one balance. Each line is a change of it: the opening and all lines are the closing. */
const MonthAccountSchema = Closed({
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  openingMinor: AmountOutSchema,
  closingMinor: AmountOutSchema,
  lines: Closed({
    deposits: AmountOutSchema,
    payOuts: AmountOutSchema,
    staked: AmountOutSchema,
    won: AmountOutSchema,
    bonuses: AmountOutSchema,
    corrections: AmountOutSchema,
  }),
  days: Type.Array(Closed({ day: DaySchema, ...PlayedSchema, otherMinor: AmountOutSchema })),
  /** Null is a game that the house knows no more. */
  games: Type.Array(Closed({ game: Type.Union([GameIdSchema, Type.Null()]), ...PlayedSchema })),
});
export type MonthAccount = Static<typeof MonthAccountSchema>;

/** A limit that held when the month ended: an amount, or minutes of play where there is no currency. */
const MonthLimitSchema = Closed({
  rule: Type.Enum([...LIMIT_RULES]),
  period: Type.Enum([...LIMIT_SPANS]),
  size: AmountOutSchema,
  currency: Type.Union([CurrencySchema, Type.Null()]),
  by: Type.Enum(['player', 'house']),
});

/** What is kept of a month. */
export const MonthBodySchema = Closed({
  accounts: Type.Array(MonthAccountSchema),
  /** Minutes and sessions of play with own or bonus money. */
  playedMinutes: Type.Integer(),
  sessions: Type.Integer(),
  limits: Type.Array(MonthLimitSchema),
});
export type MonthBody = Static<typeof MonthBodySchema>;

export const listMonthStatements = operation({
  method: 'GET',
  path: '/api/month-statements',
  access: 'player',
  tag: 'statement',
  summary: 'The months of which there is a statement of mine, the newest first',
  response: Closed({ months: Type.Array(MonthSchema) }),
});

export const readMonthStatement = operation({
  method: 'GET',
  path: '/api/month-statements/:month',
  access: 'player',
  tag: 'statement',
  summary: 'What a month came to, by UTC days, as the ledger has it',
  params: Closed({ month: MonthSchema }),
  refuses: ['not_found'],
  response: Closed({ month: MonthSchema, madeAt: InstantSchema, ...MonthBodySchema.properties }),
});
