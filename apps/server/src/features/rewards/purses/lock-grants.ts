import type { Tx } from '../../../platform/database.ts';
import { lockGrant, type Grant } from './grants-store.ts';
import { lockPurseSeat, savePurseSeat } from './purse-seats-store.ts';

/** The player's active bonus, as it is until the transaction ends. */
export interface ActiveBonus {
  readonly grant: Grant;
  readonly wagerLeftMinor: bigint;
}

/** Locks the player's seat, and the bonus that is active there. @throws where the player has no seat */
export async function lockActive(tx: Tx, playerId: bigint): Promise<ActiveBonus | undefined> {
  const { grantId, wagerLeftMinor } = await lockPurseSeat(tx, playerId);
  const grant = grantId === null ? undefined : await lockGrant(tx, playerId, grantId);
  return grant && { grant, wagerLeftMinor: wagerLeftMinor! };
}

/** A bonus that money of its rounds comes back to. The caller holds the lock of the player's seat. */
export async function lockKnownGrant(tx: Tx, playerId: bigint, id: string): Promise<Grant> {
  const grant = await lockGrant(tx, playerId, id);
  if (!grant) throw new Error(`Player ${playerId} has no bonus ${id}`);
  return grant;
}

/** Moves the wagering of the active bonus, whose seat the transaction has locked: on by a stake, back by its rollback. */
export async function saveWagerLeft(tx: Tx, { playerId, id }: Grant, wagerLeftMinor: bigint): Promise<void> {
  await savePurseSeat(tx, playerId, { grantId: id, wagerLeftMinor });
}
