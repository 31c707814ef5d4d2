import { splitWin } from '@croupier/domain/rewards/purses';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { holdPurseSeat } from '../../rewards/purses/feature.ts';
import { addFreeWin, findFreeRounds, lockFreeRounds } from './free-rounds-store.ts';
import { payBack, type Paid } from './pay-back.ts';
import { payLateWin } from './pay-gathered.ts';
import type { RoundRow } from './provider-rounds-store.ts';

export interface WinToPay {
  readonly provider: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly winMinor: bigint;
  readonly requestId: string;
}

export interface PaidWin extends Paid {
  /** It waits for the end of its free rounds, and moved no money by itself. */
  readonly isGathered: boolean;
}

/** The key that a win has, or will have, in the ledger; of one that is gathered, a key without a transfer. */
export const winKeyOf = ({ provider, transactionId }: Pick<WinToPay, 'provider' | 'transactionId'>): string =>
  derivedUuid(`provider ${provider} ${transactionId}`);

/**
 * A win goes the way the round's stakes came, all of them together. One of a free round is what the gift cost the house:
 * it comes out of promotions, or waits for the end of the gift.
 */
export async function payWin(tx: Tx, win: WinToPay, round: RoundRow, now: Date): Promise<PaidWin> {
  const isFree = round.freeRoundsId !== null;
  if (
    round.freeRoundsId !== null &&
    (await countFreeWin(tx, win, { ...round, id: round.freeRoundsId, now }))
  ) {
    const paid = { realMinor: win.winMinor, bonusMinor: 0n, forfeitedMinor: 0n };
    return { paid, bonus: null, isGathered: true };
  }
  const bonusMinor = round.bonus?.stakeMinor ?? 0n;
  const paid = await payBack(tx, {
    round,
    from: isFree ? 'promotions' : 'wins',
    parts: splitWin(win.winMinor, { realMinor: round.stakeMinor - bonusMinor, bonusMinor }),
    progressMinor: 0n,
    key: winKeyOf(win),
    operation: isFree ? 'provider-free-win' : 'provider-win',
    reference: `${win.provider}:${win.roundId}`,
    requestId: win.requestId,
  });
  return { ...paid, isGathered: false };
}

/** Whether the wins of the round are gathered: its free rounds never change that. */
export async function gathersWins(
  tx: Tx,
  { freeRoundsId }: Pick<RoundRow, 'freeRoundsId'>,
): Promise<boolean> {
  if (freeRoundsId === null) return false;
  return (await findFreeRounds(tx, freeRoundsId))?.isGathering ?? false;
}

/** Counts a win with its free rounds: seat, row, accounts, in this order. @returns whether it is gathered there */
async function countFreeWin(
  tx: Tx,
  { winMinor }: WinToPay,
  { playerId, id, now }: { playerId: bigint; id: string; now: Date },
): Promise<boolean> {
  await holdPurseSeat(tx, playerId);
  const rounds = await lockFreeRounds(tx, id);
  if (!rounds) throw new Error(`there are no free rounds ${id}`);
  await addFreeWin(tx, id, winMinor);
  if (rounds.isGathering && rounds.state !== 'ACTIVATED') await payLateWin(tx, rounds, { winMinor, now });
  return rounds.isGathering;
}
