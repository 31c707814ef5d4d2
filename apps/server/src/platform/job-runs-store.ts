import type { Queryable } from './database.ts';

export interface JobRunRow {
  readonly job: string;
  readonly process: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  /** Of the last run that failed, whenever that was. */
  readonly failedAt: Date | null;
  readonly error: string | null;
}

const KEEP = `INSERT INTO job_run (job, process, started_at, ended_at, failed_at, error)
VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (job) DO UPDATE SET process = excluded.process, started_at = excluded.started_at, ended_at = excluded.ended_at,
  failed_at = coalesce(excluded.failed_at, job_run.failed_at), error = coalesce(excluded.error, job_run.error)`;

/** How a job went; the last failure stays until another one. */
export async function keepRun(db: Queryable, run: JobRunRow): Promise<void> {
  const { job, process, startedAt, endedAt, failedAt, error } = run;
  await db.query(KEEP, [job, process, startedAt, endedAt, failedAt, error], 'job-run');
}

export async function listRuns(db: Queryable): Promise<JobRunRow[]> {
  const text = `SELECT job, process, started_at AS "startedAt", ended_at AS "endedAt", failed_at AS "failedAt", error
FROM job_run ORDER BY job`;
  return db.query<JobRunRow>(text);
}
