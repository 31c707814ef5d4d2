import { LIMIT_PERIOD_MS, type CountedDeposit } from '@croupier/domain/people/limits';
import type { Queryable } from '../../../platform/database.ts';
import type { LimitsParts } from './limits-parts.ts';

/** All deposits that any period may count. */
export function depositsThatCount(
  { clock, deposits }: LimitsParts,
  db: Queryable,
  playerId: bigint,
): Promise<CountedDeposit[]> {
  return deposits(db, playerId, new Date(clock.now().getTime() - LIMIT_PERIOD_MS.month));
}
