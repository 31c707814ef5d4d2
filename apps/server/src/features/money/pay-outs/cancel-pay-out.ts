import type { cancelPayOut as operation, PayOut } from '@croupier/contract/money/pay-outs';
import { mayBeCanceled } from '@croupier/domain/money/pay-outs';
import { rulesInForce } from '@croupier/domain/site/regions';
import type { SignedIn } from '../../../platform/http/http.ts';
import { isRefusal, refuse, type Refused } from '../../../platform/refusal.ts';
import { movePayOut } from './move-pay-out.ts';
import { payOutView } from './pay-outs-view.ts';
import type { PayOutsParts } from './pay-outs-parts.ts';
import { lockPayOut } from './pay-outs-store.ts';

/** Takes a pay-out back that nobody has said yes to; the fee comes back with it. Again, it is the same answer. */
export async function cancelPayOut(
  parts: PayOutsParts,
  player: SignedIn,
  id: string,
): Promise<PayOut | Refused<typeof operation>> {
  const canceled = await parts.db.transaction(async (tx) => {
    const payOut = await lockPayOut(tx, id);
    if (payOut?.playerId !== player.playerId) return refuse('not_found');
    if (payOut.state === 'CANCELED') return payOut;
    // Money that is on its way to somebody shall not be played for after all: RTS 14B, where the region says so.
    if (!rulesInForce(player).cancelPayOut) return refuse('forbidden');
    // The provider speaks of it as paid: it does not come back before somebody has looked.
    if (payOut.isContradicted || !mayBeCanceled(payOut.state)) return refuse('too_late');
    return movePayOut(tx, parts, payOut, 'CANCELED');
  });
  return isRefusal(canceled) ? canceled : payOutView(canceled, player);
}
