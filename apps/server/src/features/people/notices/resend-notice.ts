import type { resendEvent } from '@croupier/contract/people/notices';
import { RESEND_WAIT_MS } from '@croupier/domain/people/notices';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { sendAgain } from './deliveries-store.ts';
import type { NoticesParts } from './notices-parts.ts';
import { lockNotice, markResent } from './notices-store.ts';

/**
 * Sends a notice to its player once more, by the ways that they have chosen by now. Of two who ask at once the second finds that it has
 * just been sent. A few a day: each goes by every way that they chose.
 */
export async function resendNotice(
  { db, clock, budget }: NoticesParts,
  playerId: bigint,
  id: string,
): Promise<{ done: true } | Refused<typeof resendEvent>> {
  return db.transaction(async (tx) => {
    const notice = await lockNotice(tx, playerId, id);
    if (!notice) return refuse('not_found');
    const now = clock.now();
    const sentAt = notice.resentAt ?? notice.createdAt;
    const retryAfterMs = sentAt.getTime() + RESEND_WAIT_MS - now.getTime();
    if (retryAfterMs > 0) return refuse('too_many_requests', { retryAfterMs });
    const exhausted = await budget.take('notice-again', String(playerId), tx);
    if (exhausted) return refuse('too_many_requests', exhausted);
    await markResent(tx, notice, now);
    await sendAgain(tx, playerId, id, now);
    return { done: true } as const;
  });
}
