import type { Queryable } from '../../platform/database.ts';
import { PERIOD_MS } from './limit-rules.ts';
import type { LimitsDeps } from './limits-module.ts';
import type { CountedDeposit } from './room-left.ts';

/** All deposits that any period may count. */
export function depositsThatCount(
  { clock, deposits }: LimitsDeps,
  q: Queryable,
  playerId: bigint,
): Promise<CountedDeposit[]> {
  return deposits(q, playerId, new Date(clock.now().getTime() - PERIOD_MS.month));
}
