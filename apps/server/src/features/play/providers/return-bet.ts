import { withoutBet } from '@croupier/domain/play/providers';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { holdPurseSeat } from '../../rewards/purses/feature.ts';
import { endIfOver } from './end-free-rounds.ts';
import { addUsedFreeRounds } from './free-rounds-store.ts';
import { payBack, type Paid } from './pay-back.ts';
import { saveRound, type RoundRow } from './provider-rounds-store.ts';
import { setRolledBack, type TransactionRow } from './transactions-store.ts';

/** What undoes a bet: a call of its studio, or the house's own act. */
export interface BetReturn {
  readonly provider: string;
  readonly roundId: string;
  /** Of what undoes it. */
  readonly transactionId: string;
  readonly betTransactionId: string;
  readonly requestId: string;
}

export interface ReturnedBet {
  /** Undefined where it was free. */
  readonly paid: Paid | undefined;
  readonly ledgerKey: string | null;
  /** Without it. */
  readonly round: RoundRow;
}

/** Undoes a bet that stands: its stake goes back by the parts it was taken of, and so much of the wagering with it. */
export async function returnBet(
  tx: Tx,
  by: BetReturn,
  { bet, round, now }: { bet: TransactionRow; round: RoundRow; now: Date },
): Promise<ReturnedBet> {
  const key = derivedUuid(`provider ${by.provider} ${by.transactionId}`);
  const paid = bet.amountMinor > 0n ? await giveBack(tx, by, { bet, round, key }) : undefined;
  const { playerId, freeRoundsId: id } = bet;
  if (id !== null) {
    // The seat before the row, as whoever plays one of them.
    await holdPurseSeat(tx, playerId);
    await addUsedFreeRounds(tx, id, -1);
  }
  await setRolledBack(tx, by.provider, by.betTransactionId);
  const without = withoutBet(round, bet);
  await saveRound(tx, by, without, now);
  // The round may have been the last one that free rounds which are over waited for.
  if (id !== null) await endIfOver(tx, { playerId, id, now });
  return { paid, ledgerKey: paid ? key : null, round: without };
}

async function giveBack(
  tx: Tx,
  { provider, roundId, requestId }: BetReturn,
  { bet, round, key }: { bet: TransactionRow; round: RoundRow; key: string },
): Promise<Paid> {
  const bonusMinor = bet.bonus?.bonusMinor ?? 0n;
  return payBack(tx, {
    // A later bet of another bonus's time was of own money alone.
    round: bet.bonus ? round : { ...round, bonus: null },
    from: 'bets',
    parts: { realMinor: bet.amountMinor - bonusMinor, bonusMinor },
    progressMinor: bet.bonus?.progressMinor ?? 0n,
    key,
    operation: 'provider-rollback',
    reference: `${provider}:${roundId}`,
    requestId,
  });
}
