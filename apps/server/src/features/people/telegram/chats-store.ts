import type { Queryable, Tx } from '../../../platform/database.ts';

export interface Chat {
  readonly playerId: bigint;
  readonly chatId: bigint;
}

/** The player's newest link: one that was asked for before is good for nothing any more. */
export async function upsertLink(
  db: Queryable,
  link: { playerId: bigint; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  const text = `INSERT INTO telegram_link (player_id, token_hash, expires_at) VALUES ($1, $2, $3)
ON CONFLICT (player_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at`;
  await db.query(text, [link.playerId, link.tokenHash, link.expiresAt]);
}

/** Uses a link up: of two who bring it at once the second finds none. @returns whose it was */
export async function takeLink(tx: Tx, tokenHash: Buffer, now: Date): Promise<bigint | undefined> {
  const text =
    'DELETE FROM telegram_link WHERE token_hash = $1 AND expires_at > $2 RETURNING player_id AS id';
  return (await tx.query<{ id: bigint }>(text, [tokenHash, now]))[0]?.id;
}

export async function deleteLinkOf(tx: Tx, playerId: bigint): Promise<void> {
  await tx.query('DELETE FROM telegram_link WHERE player_id = $1', [playerId]);
}

export async function deleteLinksBefore(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM telegram_link WHERE expires_at <= $1', [now]);
}

/** Of the player or of the chat, whoever has it. What waits for a chat goes with it. @returns those that there were */
export async function deleteHolders(tx: Tx, { playerId, chatId }: Chat): Promise<Chat[]> {
  const text = `DELETE FROM telegram_chat WHERE player_id = $1 OR chat_id = $2
RETURNING player_id AS "playerId", chat_id AS "chatId"`;
  return tx.query<Chat>(text, [playerId, chatId]);
}

/** @returns false where somebody else linked this chat, or this player, meanwhile: they are committed by then */
export async function insertChat(tx: Tx, { playerId, chatId }: Chat, now: Date): Promise<boolean> {
  const text = `INSERT INTO telegram_chat (player_id, chat_id, linked_at) VALUES ($1, $2, $3)
ON CONFLICT DO NOTHING RETURNING player_id`;
  return (await tx.query(text, [playerId, chatId, now])).length > 0;
}

/** @returns whose chat it was, if anybody's */
export async function deleteChat(
  tx: Tx,
  which: { playerId: bigint } | { chatId: bigint } | Chat,
): Promise<bigint | undefined> {
  const text = `DELETE FROM telegram_chat WHERE player_id = coalesce($1, player_id) AND chat_id = coalesce($2, chat_id)
AND ($1::bigint IS NOT NULL OR $2::bigint IS NOT NULL) RETURNING player_id AS id`;
  const { playerId, chatId }: Partial<Chat> = which;
  return (await tx.query<{ id: bigint }>(text, [playerId ?? null, chatId ?? null]))[0]?.id;
}

/** @returns whether there was one that the player was linked to since */
export async function deleteChatSince(tx: Tx, playerId: bigint, since: Date): Promise<boolean> {
  const text = 'DELETE FROM telegram_chat WHERE player_id = $1 AND linked_at >= $2 RETURNING 1 AS one';
  return (await tx.query(text, [playerId, since])).length > 0;
}

/** Whether the player has a chat that is written to. */
export async function isLinkedToTelegram(db: Queryable, playerId: bigint): Promise<boolean> {
  const text = 'SELECT 1 FROM telegram_chat WHERE player_id = $1';
  return (await db.query(text, [playerId], 'telegram-linked')).length > 0;
}

/** @param since only if it was linked later than this */
export async function isChatLinked(db: Queryable, chatId: bigint, since?: Date): Promise<boolean> {
  const text = `SELECT 1 FROM telegram_chat WHERE chat_id = $1 AND ($2::timestamptz IS NULL OR linked_at > $2)`;
  return (await db.query(text, [chatId, since ?? null])).length > 0;
}
