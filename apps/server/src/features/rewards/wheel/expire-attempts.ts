import { ATTEMPT_OF, attemptOver } from '@croupier/domain/rewards/wheel';
import type { Tx } from '../../../platform/database.ts';
import { movePoints } from '../points/feature.ts';
import { listUnused, setExpired, type AttemptRow } from './attempts-store.ts';
import type { WheelParts } from './wheel-parts.ts';

const PORTION = 500;

/** Ends attempts that nobody used in the week after the end of their programme, and at once those of one that was withdrawn. */
export async function expireAttempts(
  { db, clock, programmes }: Pick<WheelParts, 'db' | 'clock' | 'programmes'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const all = await programmes.list({ now });
  const over = all.filter((found) => {
    const isOurs = ATTEMPT_OF.some((kind) => kind === found.programme.kind);
    const why = isOurs ? attemptOver(found, now) : undefined;
    return why === 'ended' || why === 'withdrawn';
  });
  for (const { id } of over)
    for (
      let rows = await listUnused(db, id, PORTION);
      rows.length > 0 && !signal?.aborted;
      rows = await listUnused(db, id, PORTION)
    )
      for (const row of rows) await db.transaction((tx) => expire(tx, row, now));
}

/** Points that were paid for it go back to their player. */
async function expire(tx: Tx, attempt: AttemptRow, now: Date): Promise<void> {
  if (!(await setExpired(tx, attempt, now)) || attempt.points === null) return;
  const { playerId, id, kind, code, points } = attempt;
  await movePoints(tx, { playerId, way: 'returned', points, source: kind, code, reference: id, now });
}
