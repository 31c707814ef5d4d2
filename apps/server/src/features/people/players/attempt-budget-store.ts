import type { Queryable } from '../../../platform/database.ts';

const TAKE = `INSERT INTO attempt_budget AS b (scope, subject, started_at, used) VALUES ($1, $2, $3, 1)
ON CONFLICT (scope, subject) DO UPDATE SET
  used = CASE WHEN b.started_at <= $4 OR b.started_at > $6 THEN 1 ELSE least(b.used + 1, $5 + 1) END,
  started_at = CASE WHEN b.started_at <= $4 OR b.started_at > $6 THEN $3 ELSE b.started_at END
WHERE b.used < $7 OR b.started_at <= $4 OR b.started_at > $6
RETURNING used, started_at AS "startedAt"`;

/**
 * A window that begins this far ahead was begun under a clock that has been set back since. Less than that is only
 * another server's clock, or a request that read the time before and came after: it must not empty the count.
 */
const CLOCK_SKEW_MAX_MS = 60_000;

/**
 * Counts one attempt, in a window that starts with the first one. Parallel attempts are counted one by one.
 * @param attempt with `below`, it is only counted where fewer than so many are
 * @returns undefined where it was not counted
 */
export async function takeAttempt(
  db: Queryable,
  attempt: { scope: string; subject: Buffer; now: Date; windowMs: number; limit: number; below?: number },
): Promise<{ used: number; startedAt: Date } | undefined> {
  const { scope, subject, now, windowMs, limit, below = limit + 2 } = attempt;
  const since = new Date(now.getTime() - windowMs);
  const ahead = new Date(now.getTime() + CLOCK_SKEW_MAX_MS);
  const rows = await db.query<{ used: number; startedAt: Date }>(
    TAKE,
    [scope, subject, now, since, limit, ahead, below],
    'attempt-take',
  );
  return rows[0];
}

/** Gives an attempt back. */
export async function returnAttempt(db: Queryable, scope: string, subject: Buffer): Promise<void> {
  await db.query('UPDATE attempt_budget SET used = greatest(used - 1, 0) WHERE scope = $1 AND subject = $2', [
    scope,
    subject,
  ]);
}

export async function deleteAttemptsBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM attempt_budget WHERE started_at < $1', [before]);
}
