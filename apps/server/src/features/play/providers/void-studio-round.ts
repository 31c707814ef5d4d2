import { createHash } from 'node:crypto';
import type { Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { hasHeldWin } from './held-wins-store.ts';
import { findRound, type RoundKey, type RoundRow } from './provider-rounds-store.ts';
import { returnBet } from './return-bet.ts';
import { tellEnded } from './tell-ended.ts';
import { insertTransaction, listStandingBets, lockNames } from './transactions-store.ts';
import { verdict } from './wallet-answer.ts';

/** What is against the house's voiding a round of another studio: what is won or ended only its studio takes back. */
export type AgainstStudioVoid = 'not_found' | 'voided' | 'won' | 'ended';

export interface StudioVoidPlan {
  readonly of: RoundKey;
  readonly round: RoundRow;
}

/** Looks at a round under the name that its studio's calls take, too: none of them is in between. */
export async function planStudioVoid(
  tx: Tx,
  of: RoundKey,
): Promise<StudioVoidPlan | { readonly against: AgainstStudioVoid; readonly round?: RoundRow }> {
  await lockNames(tx, [`round ${of.provider} ${of.roundId}`]);
  const round = await findRound(tx, of);
  if (!round) return { against: 'not_found' };
  if (round.state === 'void') return { against: 'voided', round };
  // A win that waits may still be paid: its bets stand as if it were.
  if (round.winMinor > 0n || (await hasHeldWin(tx, of))) return { against: 'won', round };
  return round.state === 'ended' ? { against: 'ended', round } : { of, round };
}

/**
 * Gives back every bet of the round that stands, as if its studio had rolled each back: what the studio still sends of it is
 * answered so. Its player is told.
 */
export async function voidStudioRound(
  tx: Tx,
  { of, round }: StudioVoidPlan,
  { requestId, now }: { requestId: string; now: Date },
): Promise<void> {
  let left = round;
  for (const { transactionId: betTransactionId, ...bet } of await listStandingBets(tx, of)) {
    const transactionId = derivedUuid(`void ${of.provider} ${betTransactionId}`);
    const by = { ...of, transactionId, betTransactionId, requestId };
    const { paid, ledgerKey, round: without } = await returnBet(tx, by, { bet, round: left, now });
    left = without;
    const { playerId, currency, kind } = round;
    await insertTransaction(tx, {
      ...{ ...by, operation: 'rollback', state: 'accepted', playerId, currency, kind, ledgerKey, now },
      ...{ amountMinor: bet.amountMinor, freeRoundsId: null, bonus: paid?.bonus ?? null },
      inputHash: createHash('sha256').update(`void ${betTransactionId}`).digest(),
      answer: verdict('ok', { outcome: 'returned' as const }),
    });
  }
  await tellEnded(tx, { before: round, after: left }, { ...of, requestId });
  const { playerId, game } = round;
  await appendFacts(tx, [
    { playerId, topic: 'provider-round.voided', payload: { provider: of.provider, game }, requestId },
  ]);
}
