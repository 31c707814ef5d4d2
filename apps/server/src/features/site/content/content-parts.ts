import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';

/** What the use cases that write content work with. */
export interface WritingParts {
  readonly db: Database;
  readonly clock: Clock;
}

/** What belongs to a change of content and is done in its transaction, after everything else: its entry in a log. */
export type Also<Changed> = (tx: Tx, changed: Changed) => Promise<void>;
