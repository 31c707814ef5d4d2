import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { deleteChatSince, deleteLinkOf } from './chats-store.ts';

/** Ends the link to a chat that was made since, with what waits to be written there, and a link that was asked for; the player is told. */
export async function unlinkChatSince(tx: Tx, playerId: bigint, since: Date): Promise<void> {
  await deleteLinkOf(tx, playerId);
  if (await deleteChatSince(tx, playerId, since))
    await appendFacts(tx, [{ playerId, topic: 'telegram.unlinked', payload: { by: 'password' } }]);
}
