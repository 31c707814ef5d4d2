import type { NoticesParts } from './notices-parts.ts';
import type { NoticeRow } from './notices-store.ts';
import { findRecipient } from './recipients-store.ts';

/** Where a notice was sent and can be changed, it says that it was read. The player has confirmed it, whatever becomes of this. */
export async function retellConfirmed(
  { db, clock, error, render, ways }: NoticesParts,
  { playerId, id: noticeId, kind, params }: NoticeRow,
): Promise<void> {
  try {
    const recipient = await findRecipient(db, playerId, clock.now());
    const { language, brand, region } = recipient;
    // Before the transaction: whoever renders reads by another connection, and a transaction that waits for one may wait for itself.
    const rendered = await render({ kind, language, brand, region, params });
    await db.transaction(async (tx) => {
      for (const way of Object.values(ways)) await way.confirm?.(tx, { noticeId, recipient, rendered });
    });
  } catch (err) {
    error('a notice could not be told as confirmed', { notice: noticeId, err });
  }
}
