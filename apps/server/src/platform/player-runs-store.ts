import type { Queryable } from './database.ts';

interface Run {
  readonly period: string;
  /** Who is above is still to come. */
  readonly afterPlayer: bigint;
  /** Below it, those that could not be done. */
  readonly failed: readonly bigint[];
}

/** Of these periods those that are not done for everybody, the oldest first; one that was never begun is begun. */
export async function listRuns(db: Queryable, task: string, periods: readonly string[]): Promise<Run[]> {
  await db.query(
    'INSERT INTO player_run (task, period) SELECT $1, * FROM unnest($2::date[]) ON CONFLICT DO NOTHING',
    [task, periods],
  );
  return db.query<Run>(
    `SELECT period::text, after_player AS "afterPlayer", failed FROM player_run
WHERE task = $1 AND period = ANY ($2::date[]) AND done_at IS NULL ORDER BY player_run.period`,
    [task, periods],
  );
}

export async function saveRun(
  db: Queryable,
  { task, period, afterPlayer, failed }: Run & { task: string },
  doneAt: Date | null,
): Promise<void> {
  await db.query(
    'UPDATE player_run SET after_player = $3, failed = $4, done_at = $5 WHERE task = $1 AND period = $2::date',
    [task, period, afterPlayer, failed, doneAt],
  );
}
