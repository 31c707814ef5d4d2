import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { deletePasskeysSince } from './passkeys-store.ts';

/** Forgets the passkeys that were added since, and tells the player of each. The caller holds the player's lock and leaves them a password. */
export async function forgetPasskeysSince(tx: Tx, playerId: bigint, since: Date): Promise<void> {
  const gone = await deletePasskeysSince(tx, playerId, since);
  await appendFacts(
    tx,
    Array.from(
      { length: gone },
      () => ({ playerId, topic: 'account.passkey-removed', payload: {} }) as const,
    ),
  );
}
