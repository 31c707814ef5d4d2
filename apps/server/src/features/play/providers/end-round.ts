import type { InputOf } from '@croupier/contract/kit';
import type { WalletAnswer, walletEndRound } from '@croupier/contract/play/providers';
import { decideOnce } from './decide-once.ts';
import type { ProvidersParts } from './providers-parts.ts';
import { endIfOver } from './end-free-rounds.ts';
import { tellEnded } from './tell-ended.ts';
import { findRound, saveRound } from './provider-rounds-store.ts';
import { verdict, verdictWithBalance } from './wallet-answer.ts';

type EndInput = InputOf<typeof walletEndRound>['body'];

/** Closes a round. One that is closed, void or was given up by us is simply closed: the provider's word ends it. */
export async function endRound(
  parts: ProvidersParts,
  provider: string,
  input: EndInput,
  requestId: string,
): Promise<WalletAnswer> {
  const { playerId, transactionId, roundId, game } = input;
  const player = BigInt(playerId);
  const call = { provider, operation: 'end-round', transactionId, roundId, requestId } as const;
  return decideOnce(parts, { ...call, playerId: player, input: [roundId, game] }, async (tx) => {
    const round = await findRound(tx, { provider, roundId });
    if (!round) return { answer: verdict('round_not_found', {}) };
    if (round.playerId !== player || round.game !== game) return { answer: verdict('round_mismatch', {}) };
    if (round.state !== 'void') {
      const after = { ...round, state: 'ended' as const };
      await saveRound(tx, { provider, roundId }, after, parts.clock.now());
      await tellEnded(tx, { before: round, after }, call);
    }
    const { currency, kind, freeRoundsId } = round;
    if (freeRoundsId !== null)
      await endIfOver(tx, { playerId: player, id: freeRoundsId, now: parts.clock.now() });
    return {
      answer: await verdictWithBalance(tx, 'ok', round),
      keep: {
        state: 'accepted',
        playerId: player,
        currency,
        kind,
        freeRoundsId,
        amountMinor: 0n,
        ledgerKey: null,
        bonus: null,
      },
      mayEndBonus: round.bonus ? {} : undefined,
    };
  });
}
