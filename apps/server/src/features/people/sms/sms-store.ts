import type { Queryable, Tx } from '../../../platform/database.ts';

export interface NewSms {
  readonly id: string;
  readonly playerId: bigint;
  /** E.164. */
  readonly recipient: string;
  readonly body: string;
  /** The kind of a notice that invites. */
  readonly offer: string | null;
  readonly segments: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** One that is being handed over; `attempts` counts this try. */
export interface DueSms extends Pick<
  NewSms,
  'id' | 'playerId' | 'recipient' | 'body' | 'offer' | 'expiresAt'
> {
  readonly attempts: number;
}

export async function insertSms(tx: Tx, sms: NewSms): Promise<void> {
  const text = `INSERT INTO sms (id, player_id, recipient, body, offer, segments, created_at, next_attempt_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8)`;
  const { id, playerId, recipient, body, offer, segments, now, expiresAt } = sms;
  await tx.query(text, [id, playerId, recipient, body, offer, segments, now, expiresAt]);
}

/** Takes what is due until the claim is over: of two who ask at once each is given others. */
export async function claimDue(
  db: Queryable,
  { now, claimedUntil, limit }: { now: Date; claimedUntil: Date; limit: number },
): Promise<DueSms[]> {
  const text = `UPDATE sms SET attempts = attempts + 1, next_attempt_at = $2 WHERE id IN (
  SELECT id FROM sms WHERE sent_at IS NULL AND NOT given_up AND next_attempt_at <= $1
  ORDER BY next_attempt_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
RETURNING id, player_id AS "playerId", recipient, body, offer, attempts, expires_at AS "expiresAt"`;
  return db.query<DueSms>(text, [now, claimedUntil, limit]);
}

/** Its text goes: a code in it is good for who has the telephone, and nobody else. */
export async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE sms SET sent_at = $2, body = NULL WHERE id = $1', [id, now]);
}

/** @param why `withdrawn`: it was an offer that may not go any more, so that nothing failed */
export async function giveUp(db: Queryable, id: string, why?: 'withdrawn'): Promise<void> {
  const text = 'UPDATE sms SET given_up = true, withdrawn = $2, body = NULL WHERE id = $1';
  await db.query(text, [id, why === 'withdrawn']);
}

export async function putOff(db: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await db.query('UPDATE sms SET next_attempt_at = $2 WHERE id = $1', [id, nextAttemptAt]);
}

export async function deleteOlder(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM sms WHERE created_at < $1', [before]);
}

/** The texts to a number that are still there, the newest first: of a house on trial, where nobody is sent any. */
export async function listSmsTo(
  db: Queryable,
  to: string,
  limit: number,
): Promise<{ text: string; createdAt: Date }[]> {
  const text = `SELECT body AS text, created_at AS "createdAt" FROM sms
WHERE recipient = $1 AND body IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT $2`;
  return db.query(text, [to, limit]);
}
