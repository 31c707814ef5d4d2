import type { Tx } from '../../platform/database.ts';
import { derivedUuid } from '../../platform/derived-uuid.ts';
import { post } from '../ledger/index.ts';
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

/** A win of a free round is what the gift cost the house: it comes out of promotions. @returns the key of the post. */
export async function payWin(tx: Tx, win: WinToPay, round: RoundRow): Promise<string> {
  const isFree = round.freeRoundsId !== null;
  const key = winKeyOf(win);
  const posted = await post(tx, {
    playerId: round.playerId,
    currency: round.currency,
    key,
    operation: isFree ? 'provider-free-win' : 'provider-win',
    transfers: [
      {
        from: { owner: 'house', name: isFree ? 'promotions' : 'wins' },
        to: { owner: 'player', kind: round.kind },
        amountMinor: win.winMinor,
      },
    ],
    reference: `${win.provider}:${win.roundId}`,
    requestId: win.requestId,
  });
  if (!posted.ok) throw new Error(`win ${win.transactionId} refused by the ledger: ${posted.reason}`);
  return key;
}
