import type { InputOf, WalletAnswer, WalletStatus, walletWin } from '@croupier/contract';
import type { Tx } from '../../platform/database.ts';
import { derivedUuid } from '../../platform/derived-uuid.ts';
import { post } from '../ledger/index.ts';
import { decideOnce, type Decision } from './decide-once.ts';
import type { ProvidersParts } from './providers-module.ts';
import { tellEnded } from './tell-ended.ts';
import { findRound, saveRound, type RoundRow } from './provider-rounds-store.ts';
import { verdict, verdictWithBalance } from './wallet-answer.ts';

type WinInput = InputOf<typeof walletWin>['body'];

interface Win extends WinInput {
  readonly provider: string;
  readonly winMinor: bigint;
  readonly requestId: string;
}

/**
 * Pays what a round won. Neither the session nor a block of the player is looked at: what was staked is settled. A win
 * that cannot be paid yet (its bet is still on its way) leaves nothing behind, so that it may come again.
 */
export async function takeWin(
  parts: ProvidersParts,
  provider: string,
  input: WinInput,
  requestId: string,
): Promise<WalletAnswer> {
  const { playerId, transactionId, roundId, game, currency, amountMinor } = input;
  return decideOnce(
    parts,
    {
      provider,
      operation: 'win',
      transactionId,
      roundId,
      playerId: BigInt(playerId),
      input: [roundId, game, currency, amountMinor, input.endRound ?? false],
      requestId,
    },
    (tx) => decideWin(tx, parts, { ...input, provider, requestId, winMinor: BigInt(amountMinor) }),
  );
}

async function decideWin(tx: Tx, parts: ProvidersParts, win: Win): Promise<Decision> {
  const round = await findRound(tx, win);
  if (!round) return { answer: verdict('round_not_found', {}) };
  const against = againstRound(win, round);
  if (against) return { answer: verdict(against, {}) };
  const ledgerKey = win.winMinor > 0n ? await pay(tx, win, round) : null;
  const state = win.endRound ? 'ended' : round.state;
  const after = { ...round, winMinor: round.winMinor + win.winMinor, state };
  await saveRound(tx, win, after, parts.clock.now());
  if (round.state === 'open' && state === 'ended') await tellEnded(tx, [after], win);
  const { playerId, currency, kind, freeRoundsId } = round;
  const reference = ledgerKey === null ? {} : { referenceId: ledgerKey };
  return {
    answer: await verdictWithBalance(tx, 'ok', round, reference),
    keep: { state: 'accepted', playerId, currency, kind, freeRoundsId, amountMinor: win.winMinor, ledgerKey },
  };
}

function againstRound(win: Win, round: RoundRow): WalletStatus | undefined {
  if (round.playerId !== BigInt(win.playerId) || round.game !== win.game) return 'round_mismatch';
  if (round.currency !== win.currency) return 'currency_mismatch';
  if (round.state === 'void') return 'bet_rolled_back';
  // A round that only we gave up takes its win, however late.
  return round.state === 'ended' ? 'round_closed' : undefined;
}

/** A win of a free round is what the gift cost the house: it comes out of promotions. @returns the key of the post. */
async function pay(tx: Tx, win: Win, round: RoundRow): Promise<string> {
  const isFree = round.freeRoundsId !== null;
  const key = derivedUuid(`provider ${win.provider} ${win.transactionId}`);
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
