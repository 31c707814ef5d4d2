import { withWin } from '@croupier/domain/play/providers';
import type { Tx } from '../../../platform/database.ts';
import { currentRequestId } from '../../../platform/request-context.ts';
import { endIfOver } from './end-free-rounds.ts';
import { tellHeldWin } from './hold-win.ts';
import { setDecision } from './held-wins-store.ts';
import { payWin } from './pay-win.ts';
import { findRound, saveRound } from './provider-rounds-store.ts';
import { tellEnded } from './tell-ended.ts';
import { findTransaction, lockNames, setBonusPart, type TransactionRow } from './transactions-store.ts';

interface HeldWinDecision {
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
  const win = await lockWin(tx, { provider, transactionId });
  if (!win) return 'unknown';
  const { roundId } = win;
  const round = await findRound(tx, { provider, roundId });
  if (!round) throw new Error(`win ${transactionId} has no round`);
  if (win.state !== 'held') return verdictOn(win.state);
  if (decision === 'released') {
    const { amountMinor: winMinor } = win;
    const requestId = currentRequestId() ?? `released-${transactionId}`;
    const { paid, bonus } = await payWin(
      tx,
      { provider, transactionId, roundId, winMinor, requestId },
      round,
      now,
    );
    await setBonusPart(tx, { provider, transactionId }, bonus);
    const after = withWin(round, paid);
    await saveRound(tx, { provider, roundId }, after, now);
    await tellEnded(tx, { before: round, after }, { provider, roundId, requestId });
  }
  await setDecision(tx, { provider, transactionId }, { decision, reason, now });
  await tellHeldWin(tx, round, { amountMinor: win.amountMinor, state: decision });
  const { playerId, freeRoundsId: id } = round;
  if (id !== null) await endIfOver(tx, { playerId, id, now });
  return 'decided';
}

/** What a win is at this moment, as nobody changes it until the transaction ends. */
export async function lockHeldWin(
  tx: Tx,
  named: Pick<HeldWinDecision, 'provider' | 'transactionId'>,
): Promise<Exclude<HeldWinVerdict, 'decided'> | 'held'> {
  const win = await lockWin(tx, named);
  if (!win) return 'unknown';
  return win.state === 'held' ? 'held' : verdictOn(win.state);
}

async function lockWin(
  tx: Tx,
  { provider, transactionId }: Pick<HeldWinDecision, 'provider' | 'transactionId'>,
): Promise<TransactionRow | undefined> {
  const found = await findTransaction(tx, provider, transactionId);
  if (found?.operation !== 'win') return undefined;
  await lockNames(tx, [`transaction ${provider} ${transactionId}`, `round ${provider} ${found.roundId}`]);
  return findTransaction(tx, provider, transactionId);
}

/** Why a win is not decided again. */
const verdictOn = (state: TransactionRow['state']): Exclude<HeldWinVerdict, 'decided' | 'unknown'> =>
  state === 'accepted' ? 'paid' : state === 'refused' ? 'turned-down' : 'not-held';
