import type { Queryable, Tx } from '../../../platform/database.ts';

interface Action {
  readonly actionLabel: string | null;
  /** Path of the site, with its language. */
  readonly actionPath: string | null;
}

/** One that is being handed over; `attempts` counts this try. */
export interface DueMessage extends Action {
  readonly id: string;
  readonly playerId: bigint;
  readonly chatId: bigint;
  /** Where it stands in the chat, if it was sent before. */
  readonly messageId: bigint | null;
  readonly body: string;
  /** The kind of a notice that invites. */
  readonly offer: string | null;
  readonly attempts: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** @returns false where the player has no chat, or this notice stands in it already */
export async function insertMessage(
  tx: Tx,
  message: Pick<DueMessage, 'id' | 'playerId' | 'body' | 'offer' | 'expiresAt'> &
    Action & { noticeId: string | null; now: Date },
): Promise<boolean> {
  const text = `INSERT INTO telegram_message
  (id, chat_id, notice_id, body, action_label, action_path, created_at, next_attempt_at, expires_at, offer)
SELECT $1, chat_id, $3, $4, $5, $6, $7, $7, $8, $9 FROM telegram_chat WHERE player_id = $2 FOR KEY SHARE
ON CONFLICT (chat_id, notice_id) DO NOTHING RETURNING id`;
  const { id, playerId, noticeId, body, actionLabel, actionPath, now, expiresAt, offer } = message;
  const values = [id, playerId, noticeId, body, actionLabel, actionPath, now, expiresAt, offer];
  return (await tx.query(text, values)).length > 0;
}

/** What a notice says now, in the chat of its player: what waits is replaced, what was sent is due again. */
export async function updateMessage(
  tx: Tx,
  message: Pick<DueMessage, 'playerId' | 'body' | 'expiresAt'> & Action & { noticeId: string; now: Date },
): Promise<boolean> {
  const text = `UPDATE telegram_message m SET body = $3, action_label = $4, action_path = $5, expires_at = $7,
  attempts = CASE WHEN m.body IS NULL THEN 0 ELSE m.attempts END,
  next_attempt_at = CASE WHEN m.body IS NULL THEN $6 ELSE m.next_attempt_at END
FROM telegram_chat c WHERE c.player_id = $1 AND m.chat_id = c.chat_id AND m.notice_id = $2 AND NOT m.given_up RETURNING m.id`;
  const { playerId, noticeId, body, actionLabel, actionPath, now, expiresAt } = message;
  return (
    (await tx.query(text, [playerId, noticeId, body, actionLabel, actionPath, now, expiresAt])).length > 0
  );
}

/** Takes what is due until the claim is over, the oldest first: of two who ask at once each is given others. */
export async function claimDue(
  db: Queryable,
  { now, claimedUntil, limit }: { now: Date; claimedUntil: Date; limit: number },
): Promise<DueMessage[]> {
  const text = `WITH claimed AS (
  UPDATE telegram_message m SET attempts = attempts + 1, next_attempt_at = $2 FROM telegram_chat c
  WHERE c.chat_id = m.chat_id AND m.id IN (
    SELECT id FROM telegram_message WHERE body IS NOT NULL AND next_attempt_at <= $1
    ORDER BY next_attempt_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
  RETURNING m.id, c.player_id AS "playerId", m.chat_id AS "chatId", m.message_id AS "messageId", m.body,
    m.action_label AS "actionLabel", m.action_path AS "actionPath", m.attempts, m.created_at AS "createdAt",
    m.expires_at AS "expiresAt", m.offer)
SELECT * FROM claimed ORDER BY "createdAt", id`;
  return db.query<DueMessage>(text, [now, claimedUntil, limit]);
}

/** What it said goes; what it was told to say meanwhile is due at once, in the place that it has in the chat now. */
export async function markSent(
  db: Queryable,
  { id, body, actionPath }: DueMessage,
  messageId: number,
  now: Date,
): Promise<void> {
  // Compared on the row itself: one that is being changed at this moment is waited for, and then looked at as it is.
  const isSame = '(body, action_path) IS NOT DISTINCT FROM ($4::text, $5::text)';
  const text = `UPDATE telegram_message SET sent_at = $3, message_id = $2, next_attempt_at = $3,
  body = CASE WHEN ${isSame} THEN NULL ELSE body END,
  action_label = CASE WHEN ${isSame} THEN NULL ELSE action_label END,
  action_path = CASE WHEN ${isSame} THEN NULL ELSE action_path END
WHERE id = $1`;
  await db.query(text, [id, messageId, now, body, actionPath]);
}

/**
 * One that was sent before stays as it is in the chat.
 * @param why `withdrawn`: it was an offer that may not go any more, so that nothing failed
 */
export async function giveUp(db: Queryable, id: string, why?: 'withdrawn'): Promise<void> {
  const text = `UPDATE telegram_message SET body = NULL, action_label = NULL, action_path = NULL, given_up = sent_at IS NULL,
  withdrawn = $2 AND sent_at IS NULL WHERE id = $1`;
  await db.query(text, [id, why === 'withdrawn']);
}

/** One that waits by itself: what else waits for its chat goes on. */
export async function putOff(db: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await db.query('UPDATE telegram_message SET next_attempt_at = $2 WHERE id = $1', [id, nextAttemptAt]);
}

/** All that waits for a chat, so that it comes in its order. */
export async function putOffChat(db: Queryable, chatId: bigint, nextAttemptAt: Date): Promise<void> {
  const text = 'UPDATE telegram_message SET next_attempt_at = $2 WHERE chat_id = $1 AND body IS NOT NULL';
  await db.query(text, [chatId, nextAttemptAt]);
}

/** @returns false where this notice does not stand in this chat */
export async function moveMessage(
  db: Queryable,
  { chatId, noticeId, messageId }: { chatId: bigint; noticeId: string; messageId: bigint },
): Promise<boolean> {
  const text = `UPDATE telegram_message SET message_id = $3 WHERE chat_id = $1 AND notice_id = $2 AND sent_at IS NOT NULL
RETURNING id`;
  return (await db.query(text, [chatId, noticeId, messageId])).length > 0;
}

export async function deleteOlder(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM telegram_message WHERE created_at < $1', [before]);
}
