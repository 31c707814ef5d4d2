import type { playRound as operation } from '@croupier/contract/play/rounds';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import type { Seat } from '../fairness/feature.ts';
import type { DrawnBet } from './draw-bet.ts';
import type { Drawn } from './draw-round.ts';
import type { AnsweredRow, DrawnRound, SettleRow } from './settle-values.ts';

export interface Settled {
  /** Or opened: `drawn.outcome.open` tells. */
  readonly status: 'settled';
  readonly drawn: Drawn;
  /** As it was stored. */
  readonly round: DrawnRound;
  readonly seat: Pick<Seat, 'pair' | 'clientSeed' | 'commitment'>;
  readonly row: SettleRow<'settled'>;
  readonly settledAt: Date;
}

/** `known`: the key has its round already, or another request had it. `unproven`: nothing was done, as the session was not proven. */
export type Settlement = Settled | { readonly status: 'known' | 'unproven' } | Refused<typeof operation>;

/** What became of a drawn bet. */
export function settlementOf(
  { drawn, round }: DrawnBet,
  seat: Seat,
  row: AnsweredRow | undefined,
  settledAt: Date,
): Settlement {
  if (row?.status === 'settled') {
    seat.nextNonce = round.nonce + 1;
    const { pair, clientSeed, commitment } = seat;
    return { status: 'settled', drawn, round, seat: { pair, clientSeed, commitment }, row, settledAt };
  }
  if (row?.status === 'known') return { status: 'known' };
  if (!row && round.proof) return { status: 'unproven' };
  // No row: the account was never opened, so there is nothing in it.
  return refuse(row?.status ?? 'insufficient_funds');
}
