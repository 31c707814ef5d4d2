import type { Tx } from '../../../platform/database.ts';
import { endGrant } from './change-grant.ts';
import { cancelWaiting } from './grants-store.ts';
import { lockActive } from './lock-grants.ts';

/**
 * Ends every bonus of a player who leaves: the money of the active one goes back, those that wait are not given any more. The caller has
 * seen, under the lock of the seat, that no round is open.
 */
export async function giveUpBonuses(tx: Tx, playerId: bigint, now: Date): Promise<void> {
  const active = await lockActive(tx, playerId);
  if (active)
    await endGrant(tx, active.grant, { state: 'CANCELED', wagerLeftMinor: active.wagerLeftMinor, now });
  await cancelWaiting(tx, playerId, now);
}
