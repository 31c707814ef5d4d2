import type { Queryable, Tx } from '../../../platform/database.ts';

export interface NewSms {
  readonly id: string;
  /** E.164. */
  readonly recipient: string;
  readonly body: string;
  readonly segments: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** One that is being handed over; `attempts` counts this try. */
export interface DueSms extends Pick<NewSms, 'id' | 'recipient' | 'body' | 'expiresAt'> {
  readonly attempts: number;
}

export async function insertSms(tx: Tx, sms: NewSms): Promise<void> {
  const text = `INSERT INTO sms (id, recipient, body, segments, created_at, next_attempt_at, expires_at)
VALUES ($1, $2, $3, $4, $5, $5, $6)`;
  const { id, recipient, body, segments, now, expiresAt } = sms;
  await tx.query(text, [id, recipient, body, segments, now, expiresAt]);
}

/** Takes what is due until the claim is over: of two who ask at once each is given others. */
export async function claimDue(
  db: Queryable,
  { now, claimedUntil, limit }: { now: Date; claimedUntil: Date; limit: number },
): Promise<DueSms[]> {
  const text = `UPDATE sms SET attempts = attempts + 1, next_attempt_at = $2 WHERE id IN (
  SELECT id FROM sms WHERE sent_at IS NULL AND NOT given_up AND next_attempt_at <= $1
  ORDER BY next_attempt_at, id LIMIT $3 FOR UPDATE SKIP LOCKED)
RETURNING id, recipient, body, attempts, expires_at AS "expiresAt"`;
  return db.query<DueSms>(text, [now, claimedUntil, limit]);
}

/** Its text goes: a code in it is good for who has the telephone, and nobody else. */
export async function markSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query('UPDATE sms SET sent_at = $2, body = NULL WHERE id = $1', [id, now]);
}

export async function giveUp(db: Queryable, id: string): Promise<void> {
  await db.query('UPDATE sms SET given_up = true, body = NULL WHERE id = $1', [id]);
}

export async function putOff(db: Queryable, id: string, nextAttemptAt: Date): Promise<void> {
  await db.query('UPDATE sms SET next_attempt_at = $2 WHERE id = $1', [id, nextAttemptAt]);
}

export async function deleteOlder(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM sms WHERE created_at < $1', [before]);
}
