import type { Queryable, Tx } from '../../../platform/database.ts';
import { NO_PASSWORD } from './passwords.ts';
import type { PlayerRow } from './players-store.ts';

/** How many ways in of one kind a player has: keys, accounts of other companies. Whoever keeps them knows; they lie above this feature. */
export type CountWays = (db: Queryable, playerId: bigint) => Promise<number>;

/**
 * Whether a player can come in by a password, or by what is counted: nobody takes away the last way in. Under the lock on the player,
 * which whoever takes one away holds.
 */
export async function hasAnotherWay(
  tx: Tx,
  { id, passwordHash }: PlayerRow,
  others: readonly CountWays[],
): Promise<boolean> {
  if (passwordHash !== NO_PASSWORD) return true;
  for (const count of others) if ((await count(tx, id)) > 0) return true;
  return false;
}
