import type { Tx } from '../../../platform/database.ts';
import { lockPlayer } from '../../people/players/feature.ts';
import { lockPayOut, type PayOutRow } from './pay-outs-store.ts';

/** Locks a pay-out that is judged anew: after its player, in the order of whoever asks for one. */
export async function lockWithPlayer(
  tx: Tx,
  { id, playerId }: Pick<PayOutRow, 'id' | 'playerId'>,
): Promise<PayOutRow | undefined> {
  await lockPlayer(tx, playerId);
  return lockPayOut(tx, id);
}
