import type { Clock } from '../../../platform/clock.ts';
import { decideHeldWin, lockHeldWin } from '../../play/providers/feature.ts';
import type { FourEyesAct } from '../approvals/feature.ts';
import { findForeignClaim, giveBack } from '../claims/feature.ts';
import { findHeldWin } from './held-wins-store.ts';

/** As an item of its queue. */
export const winItem = ({ provider, transactionId }: { provider: string; transactionId: string }): string =>
  `${provider} ${transactionId}`;

/** The decision with what the win comes to, as a limit and a second person have to know it. */
export interface WinDecision {
  readonly provider: string;
  readonly transactionId: string;
  readonly decision: 'released' | 'refused';
  readonly reason: string;
  readonly currency: string;
  readonly amountMinor: string;
}

/**
 * Pays a held win, or refuses it for good: the money, the decision and its entry in the log are one transaction. Of two who decide
 * at once the second one finds it decided.
 */
export const decideWinAct = ({
  clock,
}: {
  clock: Clock;
}): FourEyesAct<WinDecision, 'not_found' | 'conflict' | 'item_taken'> => ({
  name: 'decide.held-wins',
  permission: 'decide.held-wins',
  subject: (win) => ['held-win', winItem(win)],
  size: ({ currency, amountMinor }) => ({ currency, amountMinor: BigInt(amountMinor) }),
  show: async (tx, win) => {
    const verdict = await lockHeldWin(tx, win);
    const found = await findHeldWin(tx, win);
    if (verdict === 'unknown' || !found) return 'not_found';
    if (verdict !== 'held') return 'conflict';
    const { playerId, game, amountMinor, boundMinor, currency } = found;
    const amounts = { amountMinor: String(amountMinor), boundMinor: String(boundMinor) };
    return { decision: win.decision, currency, ...amounts, player: String(playerId), game };
  },
  // Whoever asks for it has nobody else's item in hand; until the transaction ends nobody takes it.
  against: async (tx, win, { part, operatorId }) => {
    const item = { queue: 'held-wins', item: winItem(win) };
    const by = part === 'maker' && (await findForeignClaim(tx, item, { operatorId, now: clock.now() }));
    return by ? 'item_taken' : undefined;
  },
  carryOut: async (tx, { provider, transactionId, decision, reason }) => {
    const verdict = await decideHeldWin(tx, { provider, transactionId, decision, reason }, clock.now());
    await giveBack(tx, { queue: 'held-wins', item: winItem({ provider, transactionId }) });
    return verdict === 'decided' ? undefined : 'conflict';
  },
});
