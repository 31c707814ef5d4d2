import type { Database } from '../../../platform/database.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Needs } from '../../../platform/platform.ts';
import type { RecordAct } from '../audit/feature.ts';

/** What the use cases of this desk work with. */
export interface HealthDeskParts extends Needs<'db' | 'clock' | 'databaseState', 'mail' | 'environment'> {
  readonly settleDb: Pick<Database, 'slowQueries'>;
  readonly record: RecordAct;
  /** All jobs there are, whichever process runs them. */
  jobs(): readonly Pick<Job, 'name' | 'everyMs'>[];
}
