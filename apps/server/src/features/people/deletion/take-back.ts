import type { TakeBack, takeBackDeletion as operation } from '@croupier/contract/people/deletion';
import type { Queryable } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import type { Needs } from '../../../platform/platform.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { lockClosed, reopenOwnAccount } from '../blocks/feature.ts';
import type { DeletionParts } from './deletion-parts.ts';
import { deleteWaiting, findWaiting } from './deletion-store.ts';
import { readTicket, writeTicket } from './take-back-ticket.ts';

/** What whoever signs in to a closed account is told where its player closed it and may open it again. */
export const takeBackOf =
  ({ clock, config }: Needs<'clock', 'sessionKey'>) =>
  async (db: Queryable, playerId: bigint): Promise<TakeBack | undefined> => {
    const waiting = await findWaiting(db, playerId);
    if (!waiting) return undefined;
    const ticket = writeTicket(playerId, { key: config.sessionKey, now: clock.now() });
    return { eraseAt: waiting.eraseAt.toISOString(), ticket };
  };

/** Keeps an account after all. Who takes it back at the moment that it is erased is either before that, and keeps it, or too late. */
export async function takeBack(
  { db, clock, config }: DeletionParts,
  { ticket }: { ticket: string },
): Promise<{ done: true } | Refused<typeof operation>> {
  const playerId = readTicket(ticket, { key: config.sessionKey, now: clock.now() });
  if (playerId === undefined) return refuse('link_over');
  return db.transaction(async (tx) => {
    const closed = await lockClosed(tx, playerId);
    if (!closed?.own || !(await deleteWaiting(tx, playerId))) return refuse('link_over');
    await reopenOwnAccount(tx, playerId);
    await appendFacts(tx, [{ playerId, topic: 'account.deletion-taken-back', payload: {} }]);
    return { done: true as const };
  });
}
