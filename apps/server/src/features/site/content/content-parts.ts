import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';

/** What the use cases that write content work with. */
export interface WritingParts {
  readonly db: Database;
  readonly clock: Clock;
}
