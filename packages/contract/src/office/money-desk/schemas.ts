import { LEDGER_OPERATIONS, type HouseAccount, type LedgerOperation } from '@croupier/domain/money/ledger';
import Type from 'typebox';

export const tag = 'money';

/** The house's side of the books, in the order in which they are shown. */
export const HOUSE_ACCOUNTS = [
  'bets',
  'wins',
  'payment-clearing',
  'pay-out-reserve',
  'pay-out-transit',
  'pay-out-fees',
  'promotions',
  'bonus-conversion',
  'adjustments',
  'jackpots',
  'play-issue',
] as const satisfies readonly HouseAccount[];

export const HouseAccountSchema = Type.Enum([...HOUSE_ACCOUNTS]);
export const LedgerOperationSchema = Type.Enum(Object.keys(LEDGER_OPERATIONS) as LedgerOperation[]);

export const nullable = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);

/** A number that the database gives, from 1. */
export const NumberSchema = Type.String({ pattern: '^[1-9][0-9]{0,18}$' });
/** What a studio or the payment provider calls something: their own text, without control characters. */
export const ForeignIdSchema = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
});
export const StudioSchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });
