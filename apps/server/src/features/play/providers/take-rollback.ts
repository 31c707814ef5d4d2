import type { InputOf } from '@croupier/contract/kit';
import type { WalletAnswer, walletRollback, WalletStatus } from '@croupier/contract/play/providers';
import type { Tx } from '../../../platform/database.ts';
import { playerExists } from '../../people/players/feature.ts';
import { decideOnce, type Decision } from './decide-once.ts';
import type { ProvidersParts } from './providers-parts.ts';
import { hasHeldWin } from './held-wins-store.ts';
import { returnBet } from './return-bet.ts';
import { tellEnded } from './tell-ended.ts';
import { findTransaction, insertTransaction } from './transactions-store.ts';
import { findRound, type RoundRow } from './provider-rounds-store.ts';
import { paidView, verdict, verdictWithBalance } from './wallet-answer.ts';

type RollbackInput = InputOf<typeof walletRollback>['body'];

interface Rollback extends RollbackInput {
  readonly provider: string;
  readonly requestId: string;
}

const NO_MONEY = {
  amountMinor: 0n,
  currency: null,
  kind: null,
  ledgerKey: null,
  freeRoundsId: null,
  bonus: null,
} as const;

/**
 * Undoes a bet, with or without a living session. A bet that never came leaves a tombstone, which refuses it should it
 * still come; one that was refused, or is rolled back already, has nothing to give back. The stake goes to the very
 * account it came from.
 */
export async function takeRollback(
  parts: ProvidersParts,
  provider: string,
  input: RollbackInput,
  requestId: string,
): Promise<WalletAnswer> {
  const { playerId, transactionId, betTransactionId, roundId, game } = input;
  if (transactionId === betTransactionId) return verdict('transaction_reused', {});
  return decideOnce(
    parts,
    {
      provider,
      operation: 'rollback',
      transactionId,
      roundId,
      playerId: BigInt(playerId),
      input: [betTransactionId, roundId, game],
      betTransactionId,
      requestId,
    },
    (tx) => decideRollback(tx, parts, { ...input, provider, requestId }),
  );
}

async function decideRollback(tx: Tx, parts: ProvidersParts, rollback: Rollback): Promise<Decision> {
  const bet = await findTransaction(tx, rollback.provider, rollback.betTransactionId);
  if (!bet) return bury(tx, parts, rollback);
  if (bet.operation !== 'bet') return { answer: verdict('not_a_bet', {}) };
  const playerId = BigInt(rollback.playerId);
  if (bet.playerId !== playerId || bet.roundId !== rollback.roundId)
    return { answer: verdict('round_mismatch', {}) };
  if (bet.state === 'tombstone') return settled(playerId, verdict('ok', { outcome: 'tombstone' }));
  const { currency, kind } = bet;
  if (!currency || !kind) throw new Error('a decided bet has no purse');
  const purse = { playerId, currency, kind };
  if (bet.state !== 'accepted')
    return settled(playerId, await verdictWithBalance(tx, 'ok', purse, { outcome: 'nothing' }));
  const round = await findRound(tx, rollback);
  if (!round) throw new Error(`bet ${rollback.betTransactionId} has no round`);
  // A win that waits may still be paid: its bets stand as if it were.
  const against = againstRound(rollback, round, await hasHeldWin(tx, rollback));
  if (against) return { answer: await verdictWithBalance(tx, against, purse) };
  const {
    paid,
    ledgerKey,
    round: after,
  } = await returnBet(tx, rollback, { bet, round, now: parts.clock.now() });
  await tellEnded(tx, { before: round, after }, rollback);
  const moved = ledgerKey && paid ? { referenceId: ledgerKey, ...paidView(purse, paid.paid) } : {};
  return {
    answer: await verdictWithBalance(tx, 'ok', purse, { outcome: 'returned', ...moved }),
    keep: {
      ...{ ...NO_MONEY, ...purse, state: 'accepted', amountMinor: bet.amountMinor, ledgerKey },
      bonus: paid?.bonus ?? null,
    },
    mayEndBonus: round.bonus ? {} : undefined,
  };
}

/** Marks the place of a bet that has not come, under the bet's own id. */
async function bury(tx: Tx, parts: ProvidersParts, rollback: Rollback): Promise<Decision> {
  const playerId = BigInt(rollback.playerId);
  if (!(await playerExists(tx, playerId))) return { answer: verdict('player_not_found', {}) };
  await insertTransaction(tx, {
    ...NO_MONEY,
    provider: rollback.provider,
    transactionId: rollback.betTransactionId,
    operation: 'bet',
    state: 'tombstone',
    playerId,
    roundId: rollback.roundId,
    inputHash: null,
    answer: null,
    betTransactionId: null,
    requestId: rollback.requestId,
    now: parts.clock.now(),
  });
  return settled(playerId, verdict('ok', { outcome: 'tombstone' }));
}

const settled = (playerId: bigint, answer: WalletAnswer): Decision => ({
  answer,
  keep: { ...NO_MONEY, state: 'accepted', playerId },
});

function againstRound(rollback: Rollback, round: RoundRow, hasHeld: boolean): WalletStatus | undefined {
  if (round.game !== rollback.game) return 'round_mismatch';
  if (round.winMinor > 0n || hasHeld) return 'round_has_win';
  return round.state === 'ended' ? 'round_closed' : undefined;
}
