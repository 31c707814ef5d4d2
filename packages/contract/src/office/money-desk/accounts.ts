import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  DaySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { HouseAccountSchema, LedgerOperationSchema, nullable, tag } from './schemas.ts';

/** The most days that are shown at once. */
export const ACCOUNT_DAYS_MAX = 92;

/** What moved on a day, in minor units. A day on which nothing moved is left out. */
export const AccountDaySchema = Closed({
  day: DaySchema,
  /** What stood on the account when the day began: all that came in before, less all that went out; below zero where more went out. */
  openingMinor: AmountOutSchema,
  /** From players into the account. */
  inMinor: AmountOutSchema,
  /** Out of the account to players. */
  outMinor: AmountOutSchema,
  closingMinor: AmountOutSchema,
  transfers: Type.Integer(),
  /** The same by operation. */
  operations: Type.Array(
    Closed({
      operation: Type.Union([LedgerOperationSchema, Type.String()]),
      inMinor: AmountOutSchema,
      outMinor: AmountOutSchema,
      transfers: Type.Integer(),
    }),
  ),
});
export type AccountDay = Static<typeof AccountDaySchema>;

export const HouseAccountDaysSchema = Closed({
  account: HouseAccountSchema,
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  /** At the beginning of the first day and at the end of the last one. */
  openingMinor: AmountOutSchema,
  inMinor: AmountOutSchema,
  outMinor: AmountOutSchema,
  closingMinor: AmountOutSchema,
  transfers: Type.Integer(),
  /** Newest first. */
  days: Type.Array(AccountDaySchema),
});
export type HouseAccountDays = Static<typeof HouseAccountDaysSchema>;

export const houseAccounts = operation({
  method: 'GET',
  path: '/office/api/money/accounts',
  access: { operator: 'read.money' },
  tag,
  summary: 'The house’s accounts by day (UTC), from the transfers that are linked: test accounts are in them',
  query: Closed({ from: DaySchema, to: DaySchema }),
  refuses: ['invalid_request'],
  response: Closed({
    accounts: Type.Array(HouseAccountDaysSchema),
    /** The newest head of the books: what was linked by then is published and does not change. */
    head: nullable(Closed({ number: Type.Integer(), day: DaySchema, publishedAt: InstantSchema })),
  }),
});
