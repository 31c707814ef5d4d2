import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { deleteIdentitiesSince } from './networks-store.ts';

/** Forgets the networks that were attached since, and tells the player of each. The caller holds the player's lock and leaves them a password. */
export async function forgetNetworksSince(tx: Tx, playerId: bigint, since: Date): Promise<void> {
  const gone = await deleteIdentitiesSince(tx, playerId, since);
  await appendFacts(
    tx,
    gone.map((network) => ({ playerId, topic: 'account.network-detached', payload: { network } }) as const),
  );
}
