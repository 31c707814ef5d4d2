import { withWin } from '@croupier/domain/play/providers';
import type { Database } from '../../../platform/database.ts';
import { hasDecision, tellHeldWin } from './hold-win.ts';
import { setDecision } from './held-wins-store.ts';
import { payWin } from './pay-win.ts';
import { findRound, saveRound } from './provider-rounds-store.ts';
import { findTransaction, lockNames, setBonusPart } from './transactions-store.ts';

export interface HeldWinDecision {
  readonly provider: string;
  readonly transactionId: string;
  readonly decision: 'released' | 'refused';
  /** Needed to refuse. */
  readonly reason: string | null;
}

/**
 * What a person decides about a win that was held: it is paid now, once, under the key it would have been paid under at
 * once; or it is not paid. Under the locks that the studio's own calls about it take, so that none of them is in between.
 * @returns why not, as a sentence
 */
export async function decideHeldWin(
  { db, now }: { db: Database; now: () => Date },
  { provider, transactionId, decision, reason }: HeldWinDecision,
): Promise<string | undefined> {
  const found = await findTransaction(db, provider, transactionId);
  if (!found || found.operation !== 'win') return `${provider} sent no win ${transactionId}.`;
  const { roundId } = found;
  return db.transaction(async (tx) => {
    await lockNames(tx, [`transaction ${provider} ${transactionId}`, `round ${provider} ${roundId}`]);
    const win = await findTransaction(tx, provider, transactionId);
    const round = await findRound(tx, { provider, roundId });
    if (!win || !round) throw new Error(`win ${transactionId} has no round`);
    if (win.state !== 'held') return hasDecision(win.state);
    if (decision === 'released') {
      const { amountMinor: winMinor } = win;
      const requestId = `released-${transactionId}`;
      const { paid, bonus } = await payWin(
        tx,
        { provider, transactionId, roundId, winMinor, requestId },
        round,
      );
      await setBonusPart(tx, { provider, transactionId }, bonus);
      await saveRound(tx, { provider, roundId }, withWin(round, paid), now());
    }
    await setDecision(tx, { provider, transactionId }, { decision, reason, now: now() });
    await tellHeldWin(tx, round, { amountMinor: win.amountMinor, state: decision });
    return undefined;
  });
}
