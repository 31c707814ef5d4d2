import type { RegionId } from '@croupier/domain/site/regions';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { beginStop } from './begin-stop.ts';

interface House {
  readonly db: Database;
  readonly owner: Database;
  readonly clock: Clock;
}

/**
 * Has a player exclude themselves as they do on the site, and keeps the commit back until all that `begin` sets off waits behind it.
 * @returns what was set off; the exclusion has committed
 */
export async function excludeBefore<T>(
  { db, owner, clock }: House,
  { playerId, region }: { readonly playerId: bigint; readonly region: RegionId },
  begin: () => Promise<T>[],
): Promise<Promise<T>[]> {
  const parts = { db, clock, key: Buffer.alloc(32, 5) };
  const { stop, begun } = await owner.transaction(async (tx) => {
    // Traces are the last that a stop writes: it waits with everything else done, and the seat in its hands.
    await tx.query('LOCK TABLE stop_trace IN EXCLUSIVE MODE');
    const stop = beginStop(parts, { playerId, region } as SignedIn, 'half-year');
    await untilWaitingForLocks(owner, 1);
    const begun = begin();
    await untilWaitingForLocks(owner, 1 + begun.length);
    return { stop, begun };
  });
  if (await stop) throw new Error('the exclusion was refused');
  return begun;
}
