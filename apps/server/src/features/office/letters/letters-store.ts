import type { Queryable, Tx } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface LetterRow {
  readonly id: bigint;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string | null;
  readonly state: 'waiting' | 'sent' | 'failed';
  readonly createdAt: Date;
  readonly sentAt: Date | null;
  readonly attempts: number;
}

export type DueLetter = Pick<LetterRow, 'id' | 'recipient' | 'subject' | 'attempts'> & {
  readonly body: string;
};

export async function insertLetter(
  tx: Tx,
  letter: { recipient: string; subject: string; body: string; now: Date },
): Promise<void> {
  const { recipient, subject, body, now } = letter;
  await tx.query(
    'INSERT INTO letter (recipient, subject, body, created_at, next_attempt_at) VALUES ($1, $2, $3, $4, $4)',
    [recipient, subject, body, now],
  );
}

export async function listDue(db: Queryable, now: Date, limit: number): Promise<DueLetter[]> {
  const text = `SELECT id, recipient, subject, body, attempts FROM letter
WHERE sent_at IS NULL AND NOT given_up AND next_attempt_at <= $1 ORDER BY next_attempt_at, id LIMIT $2`;
  return db.query<DueLetter>(text, [now, limit]);
}

/** Its text goes: a link in it is good for who has the letter, and nobody else. */
export async function markSent(db: Queryable, id: bigint, now: Date): Promise<void> {
  await db.query('UPDATE letter SET sent_at = $2, body = NULL, attempts = attempts + 1 WHERE id = $1', [
    id,
    now,
  ]);
}

export async function markFailed(
  db: Queryable,
  id: bigint,
  then: { nextAttemptAt: Date; givenUp: boolean },
): Promise<void> {
  const text = 'UPDATE letter SET attempts = attempts + 1, next_attempt_at = $2, given_up = $3 WHERE id = $1';
  await db.query(text, [id, then.nextAttemptAt, then.givenUp]);
}

const STATE = `CASE WHEN l.sent_at IS NOT NULL THEN 'sent' WHEN l.given_up THEN 'failed' ELSE 'waiting' END`;

/** As the indexes have them. */
const IS = {
  sent: 'l.sent_at IS NOT NULL',
  failed: 'l.sent_at IS NULL AND l.given_up',
  waiting: 'l.sent_at IS NULL AND NOT l.given_up',
} as const satisfies Record<LetterRow['state'], string>;

export const LETTERS_LIST: ListSql<{ state?: LetterRow['state'] }> = {
  select: `SELECT l.id, l.recipient, l.subject, l.body, ${STATE} AS state, l.created_at AS "createdAt", l.sent_at AS "sentAt",
  l.attempts FROM letter l`,
  sorts: { createdAt: { by: 'l.created_at', type: 'timestamptz' } },
  id: { by: 'l.id', type: 'bigint' },
  filters: { state: (state) => IS[state] },
};
