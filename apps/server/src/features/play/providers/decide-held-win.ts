import { withWin } from '@croupier/domain/play/providers';
import type { Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';
import { tellHeldWin } from './hold-win.ts';
import { setDecision } from './held-wins-store.ts';
import { payWin } from './pay-win.ts';
import { findRound, saveRound } from './provider-rounds-store.ts';
import { findTransaction, lockNames, setBonusPart, type TransactionRow } from './transactions-store.ts';

export interface HeldWinDecision {
  readonly provider: string;
  readonly transactionId: string;
  readonly decision: 'released' | 'refused';
  /** Needed to refuse. */
  readonly reason: string | null;
}

/** `decided`, or why not: `unknown` is no win that the studio sent; the others name what it is already. */
export type HeldWinVerdict = 'decided' | 'unknown' | 'paid' | 'turned-down' | 'not-held';

/**
 * What a person decides about a win that was held: it is paid now, once, under the key it would have been paid under at
 * once; or it is not paid. Under the locks that the studio's own calls about it take, so that none of them is in between.
 */
export async function decideHeldWin(
  tx: Tx,
  { provider, transactionId, decision, reason }: HeldWinDecision,
  now: Date,
): Promise<HeldWinVerdict> {
  const found = await findTransaction(tx, provider, transactionId);
  if (!found || found.operation !== 'win') return 'unknown';
  const { roundId } = found;
  await lockNames(tx, [`transaction ${provider} ${transactionId}`, `round ${provider} ${roundId}`]);
  const win = await findTransaction(tx, provider, transactionId);
  const round = await findRound(tx, { provider, roundId });
  if (!win || !round) throw new Error(`win ${transactionId} has no round`);
  if (win.state !== 'held') return verdictOn(win.state);
  if (decision === 'released') {
    const { amountMinor: winMinor } = win;
    const requestId = currentRequestId() ?? `released-${transactionId}`;
    const { paid, bonus } = await payWin(
      tx,
      { provider, transactionId, roundId, winMinor, requestId },
      round,
    );
    await setBonusPart(tx, { provider, transactionId }, bonus);
    await saveRound(tx, { provider, roundId }, withWin(round, paid), now);
  }
  await setDecision(tx, { provider, transactionId }, { decision, reason, now });
  await tellHeldWin(tx, round, { amountMinor: win.amountMinor, state: decision });
  return 'decided';
}

/** Why a win is not decided again. */
const verdictOn = (state: TransactionRow['state']): HeldWinVerdict =>
  state === 'accepted' ? 'paid' : state === 'refused' ? 'turned-down' : 'not-held';
