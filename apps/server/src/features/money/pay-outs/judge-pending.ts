import { reasonsForReview } from '@croupier/domain/money/pay-outs';
import type { Tx } from '../../../platform/database.ts';
import { factsOf, gatherStanding } from './gather-facts.ts';
import { lockWithPlayer } from './lock-with-player.ts';
import { findMethod } from './methods-store.ts';
import { movePayOut } from './move-pay-out.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { hasContradicted, type PayOutRow } from './pay-outs-store.ts';

/**
 * Lets a pay-out go where every signal is there, and has somebody look at it where one is not. One that was taken back meanwhile is left
 * as it is.
 */
export async function judgePending(
  parts: PayOutsParts,
  pending: Pick<PayOutRow, 'id' | 'playerId'>,
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const payOut = await lockWithPlayer(tx, pending);
    if (payOut?.state !== 'PENDING') return;
    const reasons = await reasonsAgainst(parts, tx, payOut);
    // What came back and was paid all the same would go out a second time.
    if (await hasContradicted(tx, payOut)) reasons.push('held_by_person');
    await movePayOut(tx, parts, payOut, reasons.length === 0 ? 'APPROVED' : 'IN_REVIEW', { reasons });
  });
}

/** Why somebody should look at it, as things are at this moment. */
export async function reasonsAgainst({ clock }: Pick<PayOutsParts, 'clock'>, tx: Tx, payOut: PayOutRow) {
  const { id, playerId, currency, amountMinor, methodId } = payOut;
  const now = clock.now();
  const standing = await gatherStanding(tx, { playerId, currency, now, but: id });
  const method = (await findMethod(tx, methodId))!;
  return reasonsForReview(await factsOf(tx, standing, { amountMinor, method, now }));
}
