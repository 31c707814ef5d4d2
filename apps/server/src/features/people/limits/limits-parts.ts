import type { CountedDeposit } from '@croupier/domain/people/limits';
import type { Queryable } from '../../../platform/database.ts';
import type { Needs } from '../../../platform/platform.ts';

/** What the use cases of this feature work with. */
export interface LimitsParts extends Needs<'db' | 'clock'> {
  /** The player's deposits that are open, and those paid since. Payments know; they lie above this feature. */
  deposits(db: Queryable, playerId: bigint, since: Date): Promise<CountedDeposit[]>;
}
