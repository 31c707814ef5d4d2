import type { FactPayloads } from '@croupier/domain/facts';
import type { Database } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { deleteChat, deleteLinkOf, type Chat } from './chats-store.ts';

/** Ends a link, with what waits to be written to the chat. Without one it does nothing. */
export function unlinkChat(
  db: Database,
  which: { playerId: bigint } | { chatId: bigint } | Chat,
  by: FactPayloads['telegram.unlinked']['by'],
): Promise<void> {
  return db.transaction(async (tx) => {
    // A link that was asked for and not used yet would bring the chat back.
    if (by === 'player' && 'playerId' in which) await deleteLinkOf(tx, which.playerId);
    const playerId = await deleteChat(tx, which);
    if (playerId !== undefined)
      await appendFacts(tx, [{ playerId, topic: 'telegram.unlinked', payload: { by } }]);
  });
}
