import type { InputOf } from '@croupier/contract/kit';
import type { WalletAnswer, WalletStatus, walletWin } from '@croupier/contract/play/providers';
import { winBoundMinor, withWin } from '@croupier/domain/play/providers';
import type { Tx } from '../../../platform/database.ts';
import { decideOnce, type Decision } from './decide-once.ts';
import { endIfOver } from './end-free-rounds.ts';
import { findWinTerms } from './held-wins-store.ts';
import { holdWin } from './hold-win.ts';
import { payWin, winKeyOf, type PaidWin } from './pay-win.ts';
import type { ProvidersParts } from './providers-parts.ts';
import { tellEnded } from './tell-ended.ts';
import { findRound, saveRound, type RoundRow } from './provider-rounds-store.ts';
import { paidView, verdict, verdictWithBalance } from './wallet-answer.ts';

type WinInput = InputOf<typeof walletWin>['body'];

interface Win extends WinInput {
  readonly provider: string;
  readonly winMinor: bigint;
  readonly requestId: string;
}

/**
 * Pays what a round won. Neither the session nor a block of the player is looked at: what was staked is settled. A win
 * that cannot be paid yet (its bet is still on its way) leaves nothing behind, so that it may come again. One above what a
 * round may win is taken and held for a person; one of free rounds that gather is counted there, and paid at their end.
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
  const state = win.endRound ? 'ended' : round.state;
  const now = parts.clock.now();
  const boundMinor = await exceededBound(tx, win, round);
  const isHeld = boundMinor !== undefined;
  const paid = win.winMinor > 0n && !isHeld ? await payWin(tx, win, round, now) : undefined;
  const after = { ...(paid ? withWin(round, paid.paid) : round), state };
  await saveRound(tx, win, after, now);
  await tellEnded(tx, { before: round, after }, win);
  if (isHeld) return holdWin(tx, parts, win, { round, boundMinor });
  const { playerId, currency, kind, freeRoundsId } = round;
  // Before the answer: the win that ends the last free round is told with what they have become.
  if (freeRoundsId !== null) await endIfOver(tx, { playerId, id: freeRoundsId, now });
  const ledgerKey = paid ? winKeyOf(win) : null;
  return {
    answer: await verdictWithBalance(tx, 'ok', round, paid ? movedBy(win, round, paid) : {}),
    keep: {
      ...{ state: 'accepted', playerId, currency, kind, freeRoundsId, amountMinor: win.winMinor, ledgerKey },
      ...{ bonus: paid?.bonus ?? null, gathered: paid?.isGathered ?? false },
    },
    mayEndBonus: round.bonus ? {} : undefined,
  };
}

const movedBy = (win: Win, round: RoundRow, { paid, isGathered }: PaidWin): Partial<WalletAnswer> =>
  isGathered ? { outcome: 'gathered' } : { referenceId: winKeyOf(win), ...paidView(round, paid) };

function againstRound(win: Win, round: RoundRow): WalletStatus | undefined {
  if (round.playerId !== BigInt(win.playerId) || round.game !== win.game) return 'round_mismatch';
  if (round.currency !== win.currency) return 'currency_mismatch';
  if (round.state === 'void') return 'bet_rolled_back';
  // A round that only we gave up takes its win, however late.
  return round.state === 'ended' ? 'round_closed' : undefined;
}

/** What the round may win without a look, where this win and those before it are more; a zero needs no look. */
async function exceededBound(tx: Tx, win: Win, round: RoundRow): Promise<bigint | undefined> {
  if (win.winMinor === 0n) return undefined;
  const terms = await findWinTerms(tx, win, round);
  const boundMinor = winBoundMinor(terms, round);
  return round.winMinor + terms.heldMinor + win.winMinor > boundMinor ? boundMinor : undefined;
}
