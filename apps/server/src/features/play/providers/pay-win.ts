import { splitWin } from '@croupier/domain/rewards/purses';
import type { Tx } from '../../../platform/database.ts';
import { derivedUuid } from '../../../platform/derived-uuid.ts';
import { payBack, type Paid } from './pay-back.ts';
import type { RoundRow } from './provider-rounds-store.ts';

export interface WinToPay {
  readonly provider: string;
  readonly transactionId: string;
  readonly roundId: string;
  readonly winMinor: bigint;
  readonly requestId: string;
}

/** The key that a win has, or will have, in the ledger. */
export const winKeyOf = ({ provider, transactionId }: Pick<WinToPay, 'provider' | 'transactionId'>): string =>
  derivedUuid(`provider ${provider} ${transactionId}`);

/**
 * A win goes the way the round's stakes came, all of them together. One of a free round is what the gift cost the house:
 * it comes out of promotions.
 */
export async function payWin(tx: Tx, win: WinToPay, round: RoundRow): Promise<Paid> {
  const isFree = round.freeRoundsId !== null;
  const bonusMinor = round.bonus?.stakeMinor ?? 0n;
  return payBack(tx, {
    round,
    from: isFree ? 'promotions' : 'wins',
    parts: splitWin(win.winMinor, { realMinor: round.stakeMinor - bonusMinor, bonusMinor }),
    progressMinor: 0n,
    key: winKeyOf(win),
    operation: isFree ? 'provider-free-win' : 'provider-win',
    reference: `${win.provider}:${win.roundId}`,
    requestId: win.requestId,
  });
}
