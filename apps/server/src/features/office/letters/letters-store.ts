import type { Queryable, Tx } from '../../../platform/database.ts';

/** What a letter says to its reader. */
export interface WrittenLetter {
  readonly subject: string;
  /** Always: who reads no HTML reads this. */
  readonly text: string;
  readonly html: string | null;
  /** Where one press ends letters of this kind; a letter that cannot be refused has none. */
  readonly unsubscribe: string | null;
}

/** Whom a letter invites, and to what. */
export interface Offer {
  readonly playerId: bigint;
  readonly kind: string;
}

export type DueLetter = WrittenLetter & {
  readonly id: bigint;
  readonly to: string;
  readonly createdAt: Date;
  /** How often it was tried, this time included. */
  readonly attempts: number;
  /** Of one that invites. */
  readonly offer: Offer | null;
};

export async function insertLetter(
  tx: Tx,
  letter: WrittenLetter & { to: string; urgent: boolean; offer: Offer | null },
  now: Date,
): Promise<void> {
  const { to, subject, text, html, unsubscribe, urgent, offer } = letter;
  await tx.query(
    `INSERT INTO letter (recipient, subject, body, html, unsubscribe, urgent, player_id, kind, created_at, next_attempt_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)`,
    [to, subject, text, html, unsubscribe, urgent, offer?.playerId ?? null, offer?.kind ?? null, now],
    'letter-insert',
  );
}

type DueRow = Omit<DueLetter, 'offer'> & { playerId: bigint | null; kind: string | null };

/**
 * Takes the oldest letter that is due, what somebody waits for before all else, for whoever asks alone: until `again` nobody else is given it, and then it is due anew,
 * whatever became of the one who took it.
 */
export async function takeDue(
  db: Queryable,
  { now, again }: { now: Date; again: Date },
): Promise<DueLetter | undefined> {
  // Two who take at once are given two letters: a row that another one has is passed over.
  const text = `UPDATE letter SET attempts = attempts + 1, next_attempt_at = $2 WHERE id = (
  SELECT id FROM letter WHERE sent_at IS NULL AND NOT given_up AND next_attempt_at <= $1
  ORDER BY urgent DESC, next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING id, recipient AS "to", subject, body AS text, html, unsubscribe, created_at AS "createdAt", attempts,
  player_id AS "playerId", kind`;
  const row = (await db.query<DueRow>(text, [now, again], 'letter-take'))[0];
  if (!row) return undefined;
  const { playerId, kind, ...letter } = row;
  return { ...letter, offer: playerId === null || kind === null ? null : { playerId, kind } };
}

/** What it says goes: a link in it is good for who has the letter, and nobody else. */
export async function markSent(db: Queryable, id: bigint, now: Date): Promise<void> {
  const text = 'UPDATE letter SET sent_at = $2, body = NULL, html = NULL, unsubscribe = NULL WHERE id = $1';
  await db.query(text, [id, now], 'letter-sent');
}

export async function putOff(db: Queryable, id: bigint, nextAttemptAt: Date): Promise<void> {
  await db.query(
    'UPDATE letter SET next_attempt_at = $2 WHERE id = $1',
    [id, nextAttemptAt],
    'letter-put-off',
  );
}

/** It is not tried any more, and what it says goes as if it had been sent. */
export async function giveUp(db: Queryable, id: bigint): Promise<void> {
  const text =
    'UPDATE letter SET given_up = true, body = NULL, html = NULL, unsubscribe = NULL WHERE id = $1';
  await db.query(text, [id], 'letter-give-up');
}

/** Its reader wants no such letters any more, or must not have them: it never goes. */
export async function withdraw(db: Queryable, id: bigint): Promise<void> {
  const text =
    'UPDATE letter SET given_up = true, withdrawn = true, body = NULL, html = NULL, unsubscribe = NULL WHERE id = $1';
  await db.query(text, [id], 'letter-withdraw');
}

/** What still waits of before then is too late to be of use, whatever it waits for. @returns how many, at most `limit` */
export async function giveUpBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const text = `UPDATE letter SET given_up = true, body = NULL, html = NULL, unsubscribe = NULL WHERE id IN (
  SELECT id FROM letter WHERE sent_at IS NULL AND NOT given_up AND created_at < $1 ORDER BY created_at, id LIMIT $2
  FOR UPDATE SKIP LOCKED) RETURNING 1 AS one`;
  return (await db.query(text, [before, limit], 'letter-too-late')).length;
}

/** Whatever became of them. @returns how many, at most `limit` */
export async function deleteBefore(db: Queryable, before: Date, limit: number): Promise<number> {
  const text = `DELETE FROM letter WHERE id IN (
  SELECT id FROM letter WHERE created_at < $1 ORDER BY created_at, id LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING 1 AS one`;
  return (await db.query(text, [before, limit], 'letter-forget')).length;
}

/** The newest letters to an address that are not handed over yet; for tests, as people read their mailbox. */
export async function listLettersTo(
  db: Queryable,
  to: string,
  limit: number,
): Promise<(WrittenLetter & { createdAt: Date })[]> {
  const text = `SELECT subject, body AS text, html, unsubscribe, created_at AS "createdAt" FROM letter
WHERE recipient = $1 AND body IS NOT NULL ORDER BY id DESC LIMIT $2`;
  return db.query(text, [to, limit]);
}
