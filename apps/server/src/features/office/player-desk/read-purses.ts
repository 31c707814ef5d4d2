import type { Purse } from '@croupier/contract/office/player-desk';
import type { Queryable } from '../../../platform/database.ts';
import { balanceBefore, listAccounts, sumMoved, type AccountRow } from './purses-store.ts';

/** Entries of an account that are summed, the newest: some ten milliseconds. What came before is one amount. */
const SUMMED_MAX = 20_000n;

/** The player's balances, each with what it consists of: the entries up to the version that was read, which add up to it. */
export async function readPurses(db: Queryable, playerId: bigint, most = SUMMED_MAX): Promise<Purse[]> {
  const purses: Purse[] = [];
  for (const account of await listAccounts(db, playerId))
    purses.push(await purseOf(db, playerId, account, most));
  return purses;
}

async function purseOf(db: Queryable, playerId: bigint, account: AccountRow, most: bigint): Promise<Purse> {
  const after = account.version > most ? account.version - most : 0n;
  const from = after > 0n ? await balanceBefore(db, playerId, account, after + 1n) : undefined;
  const moved = await sumMoved(db, playerId, account, after);
  return {
    currency: account.currency,
    kind: account.kind,
    amountMinor: String(account.amountMinor),
    from: from ? { at: from.at.toISOString(), amountMinor: String(from.amountMinor) } : null,
    moved: moved.map(({ operation, amountMinor, times }) => ({
      operation,
      amountMinor: String(amountMinor),
      times,
    })),
  };
}
