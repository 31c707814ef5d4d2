import type { InputOf } from '@croupier/contract/kit';
import type { decideHeldWin as operation } from '@croupier/contract/office/money-desk';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { decideHeldWin } from '../../play/providers/index.ts';
import { actorOf } from '../audit/index.ts';
import { giveBack } from '../claims/index.ts';
import { findHeldWin } from './held-wins-store.ts';
import { refuseForeign } from './hold-item.ts';
import type { Call, MoneyDeskParts } from './money-desk-parts.ts';

/** As an item of its queue. */
export const winItem = ({ provider, transactionId }: { provider: string; transactionId: string }): string =>
  `${provider} ${transactionId}`;

/**
 * Pays a held win, or refuses it for good: the money, the decision and its entry in the log are one transaction. Of two who decide
 * at once the second one finds it decided.
 */
export async function decideWin(
  parts: MoneyDeskParts,
  call: Call,
  { provider, transactionId, decision, reason }: InputOf<typeof operation>['body'],
): Promise<{ done: true } | Refused<typeof operation>> {
  const { db, clock, record } = parts;
  const item = { queue: 'held-wins', item: winItem({ provider, transactionId }) } as const;
  return db.transaction(async (tx) => {
    const foreign = await refuseForeign(tx, parts, call, item);
    if (foreign) return foreign;
    const win = await findHeldWin(tx, { provider, transactionId });
    if (!win) return refuse('not_found');
    const verdict = await decideHeldWin(tx, { provider, transactionId, decision, reason }, clock.now());
    if (verdict === 'unknown') return refuse('not_found');
    if (verdict !== 'decided') return refuse('conflict', { state: verdict });
    await giveBack(tx, item);
    const { playerId, amountMinor, currency } = win;
    await record(tx, actorOf(call), {
      act: decision === 'released' ? 'pay.held-win' : 'refuse.held-win',
      subject: ['held-win', item.item],
      before: { state: 'held', playerId, amountMinor, currency },
      after: { state: decision },
      reason,
    });
    return { done: true } as const;
  });
}
