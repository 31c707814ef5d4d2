import type { AccountInUse } from '@croupier/contract/people/deletion';
import type { Queryable } from '../../../platform/database.ts';
import { findUse, listMoney } from './closing-store.ts';

/** What keeps an account open; undefined where nothing does. @param leaving bonus money is given up, and does not count */
export async function useOf(
  db: Queryable,
  playerId: bigint,
  { leaving = false } = {},
): Promise<AccountInUse | undefined> {
  const open = await findUse(db, playerId);
  const money = (await listMoney(db, playerId)).filter(({ kind }) => !leaving || kind !== 'bonus');
  if (open.openRounds + open.openPayments + open.heldWins + money.length === 0) return undefined;
  return {
    ...open,
    money: money.map(({ amountMinor, ...of }) => ({ ...of, amountMinor: String(amountMinor) })),
  };
}
