import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { deleteHolders, insertChat, takeLink, type Chat } from './chats-store.ts';
import { hashOfSecret } from './link-secret.ts';
import type { TelegramParts } from './telegram-parts.ts';

/** Each turn of it waits for somebody else who links the same chat at this moment. */
const TURNS_MAX = 5;

/**
 * Makes the chat that brings a secret the player's who asked for it. A chat is of one player and a player has one: whoever had
 * either before loses it, with what waits to be written there, and is told.
 * @returns false where the secret is wrong, used or over
 */
export function linkChat({ db, clock }: TelegramParts, secret: string, chatId: bigint): Promise<boolean> {
  const tokenHash = hashOfSecret(secret);
  if (!tokenHash) return Promise.resolve(false);
  return db.transaction(async (tx) => {
    const playerId = await takeLink(tx, tokenHash, clock.now());
    if (playerId === undefined) return false;
    const lost = await take(tx, { playerId, chatId }, clock.now());
    await appendFacts(tx, [
      ...lost
        .filter((chat) => chat.playerId !== playerId)
        .map((chat) => ({
          playerId: chat.playerId,
          topic: 'telegram.unlinked' as const,
          payload: { by: 'replaced' as const },
        })),
      { playerId, topic: 'telegram.linked', payload: {} },
    ]);
    return true;
  });
}

/** @returns who had the chat, and which the player had */
async function take(tx: Tx, chat: Chat, now: Date): Promise<Chat[]> {
  const lost: Chat[] = [];
  for (let turn = 0; turn < TURNS_MAX; turn += 1) {
    lost.push(...(await deleteHolders(tx, chat)));
    if (await insertChat(tx, chat, now)) return lost;
  }
  throw new Error('a chat is linked by too many at once');
}
