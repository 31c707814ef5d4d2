import Type, { type Static } from 'typebox';
import { AmountOutSchema, BalanceKindSchema, Closed, CurrencySchema } from '../../kit/common-schemas.ts';

/** Why an account cannot be closed yet: what is still open, and the money that is there. */
export const AccountInUseSchema = Closed({
  openRounds: Type.Integer(),
  openPayments: Type.Integer(),
  heldWins: Type.Integer(),
  money: Type.Array(
    Closed({ currency: CurrencySchema, kind: BalanceKindSchema, amountMinor: AmountOutSchema }),
  ),
});
export type AccountInUse = Static<typeof AccountInUseSchema>;
