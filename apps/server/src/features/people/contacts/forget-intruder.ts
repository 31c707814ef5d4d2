import { NEW_PASSKEY_MS } from '@croupier/domain/people/passkeys';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { forgetNetworksSince } from '../networks/feature.ts';
import { forgetPasskeysSince } from '../passkeys/feature.ts';
import { dropPhoneSince } from '../players/feature.ts';
import { unlinkChatSince } from '../telegram/feature.ts';
import { deleteLinksOf } from './links-store.ts';

/**
 * Forgets what whoever had got in may have left behind to come back by, when its owner chooses a password anew: passkeys, networks and a
 * chat of the month before, a phone of then, and every link. What is older stays, so that whoever has only got hold of the mailbox does
 * not shut their owner out. The player is told of each. The caller holds the player's lock and leaves them a password.
 * @param since when it may have begun
 * @param proof what shows that it is the owner; a phone by which they have just come stays
 */
export async function forgetIntruder(
  tx: Tx,
  playerId: bigint,
  { since, proof }: { since: Date; proof: 'mailbox' | 'phone' },
): Promise<void> {
  const from = new Date(since.getTime() - NEW_PASSKEY_MS);
  await deleteLinksOf(tx, playerId);
  await forgetPasskeysSince(tx, playerId, from);
  await forgetNetworksSince(tx, playerId, from);
  await unlinkChatSince(tx, playerId, from);
  if (proof === 'mailbox' && (await dropPhoneSince(tx, playerId, from)))
    await appendFacts(tx, [{ playerId, topic: 'account.contact-changed', payload: { contact: 'phone' } }]);
}
