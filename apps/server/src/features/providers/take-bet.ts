import { derivedUuid } from '../../platform/derived-uuid.ts';
import type { InputOf } from '@croupier/contract/kit';
import type { WalletAnswer, walletBet, WalletStatus } from '@croupier/contract/providers';
import { CLOCK_SET_BACK_MS, CYCLE_TOLERANCE_MS, cycleStartMs } from '@croupier/domain';
import type { Tx } from '../../platform/database.ts';
import { post } from '../ledger/index.ts';
import { decideOnce, type Decision, type Kept } from './decide-once.ts';
import type { ProvidersParts } from './providers-parts.ts';
import { findSession, type SessionRow } from './providers-store.ts';
import { addUsedFreeRounds, lockFreeRounds } from './free-rounds-store.ts';
import { isSessionOver, keepAlive, rulesOf, tokenHashOf } from './sessions.ts';
import {
  findLastStart,
  findRound,
  lockBeginning,
  saveRound,
  type RoundRow,
} from './provider-rounds-store.ts';
import { verdict, verdictWithBalance } from './wallet-answer.ts';

export type BetInput = InputOf<typeof walletBet>['body'];

interface Bet extends BetInput {
  readonly provider: string;
  readonly session: SessionRow;
  readonly stakeMinor: bigint;
  readonly requestId: string;
}

/**
 * Takes a stake. A bet is decided once, yes or no: a refused one stays refused, so that a copy of it that lost its way
 * cannot be charged after the provider has told the player that it was refused.
 */
export async function takeBet(
  parts: ProvidersParts,
  provider: string,
  input: BetInput,
  requestId: string,
): Promise<WalletAnswer> {
  const session = await findSession(parts.db, provider, tokenHashOf(input.token));
  const { transactionId, roundId, game, currency, amountMinor, freeRoundsId } = input;
  const answer = await decideOnce(
    parts,
    {
      provider,
      operation: 'bet',
      transactionId,
      roundId,
      playerId: session?.playerId,
      input: [roundId, game, currency, amountMinor, freeRoundsId ?? null],
      requestId,
    },
    async (tx) => {
      if (!session) return { answer: verdict('session_not_found', {}) };
      return decideBet(tx, parts, {
        ...input,
        provider,
        session,
        requestId,
        stakeMinor: BigInt(amountMinor),
      });
    },
  );
  if (session && answer.status === 'ok') await keepAlive(parts, session);
  return answer;
}

async function decideBet(tx: Tx, parts: ProvidersParts, bet: Bet): Promise<Decision> {
  const { session, provider, roundId } = bet;
  const now = parts.clock.now();
  const round = await findRound(tx, { provider, roundId });
  const against = againstSession(bet, now) ?? againstRound(bet, round);
  if (against) return refused(tx, bet, against);
  const before = round ?? (await newRound(tx, bet, now));
  if (before === 'too_soon') return refused(tx, bet, 'too_soon');
  for (const rule of parts.stakeRules) {
    const refusal = await rule(tx, { ...session, stakeMinor: bet.stakeMinor });
    if (refusal) return refused(tx, bet, refusal);
  }
  const isFree = bet.freeRoundsId !== undefined;
  if (isFree && !(await useFreeRound(tx, bet, now))) return refused(tx, bet, 'free_rounds_not_found');
  const chargedMinor = isFree ? 0n : bet.stakeMinor;
  const ledgerKey = chargedMinor > 0n ? await charge(tx, bet, chargedMinor) : null;
  if (ledgerKey === 'insufficient_funds') return refused(tx, bet, 'insufficient_funds');
  const after = { ...before, stakeMinor: before.stakeMinor + chargedMinor, bets: before.bets + 1 };
  await saveRound(tx, bet, { ...after, state: 'open' }, now);
  const reference = ledgerKey === null ? {} : { referenceId: ledgerKey };
  return {
    answer: await verdictWithBalance(tx, 'ok', session, reference),
    keep: { ...keptOf(bet), state: 'accepted', amountMinor: chargedMinor, ledgerKey },
  };
}

function againstSession({ session, game, currency, stakeMinor }: Bet, now: Date): WalletStatus | undefined {
  const maximumMinor = rulesOf(session).maximumStakeMinor;
  if (game !== session.game) return 'game_not_found';
  if (currency !== session.currency) return 'currency_mismatch';
  if (isSessionOver(session, now)) return 'session_expired';
  if (!session.available) return 'game_unavailable';
  if (session.blocked) return 'player_blocked';
  if (maximumMinor !== undefined && stakeMinor > maximumMinor) return 'bet_limit';
  return undefined;
}

function againstRound(bet: Bet, round: RoundRow | undefined): WalletStatus | undefined {
  if (!round) return undefined;
  const isOurs =
    round.playerId === bet.session.playerId &&
    round.game === bet.game &&
    round.currency === bet.currency &&
    round.kind === bet.session.kind &&
    round.freeRoundsId === (bet.freeRoundsId ?? null);
  if (!isOurs) return 'round_mismatch';
  return round.state === 'ended' || round.state === 'abandoned' ? 'round_closed' : undefined;
}

/**
 * From when a round that begins now counts, after the player's round before it with any studio; further bets of a round do
 * not begin one. A player's beginnings take turns, so that of two at once the second sees the first; the lock comes after
 * the names and before the ledger's, as everywhere here.
 */
async function startOf(tx: Tx, { session }: Bet, now: Date): Promise<Date | 'too_soon'> {
  const { minimumCycleMs } = rulesOf(session);
  if (minimumCycleMs === 0) return now;
  await lockBeginning(tx, session.playerId);
  const arrivedMs = now.getTime();
  // What was opened before that counts from too long ago to matter, early as it may have been.
  const since = new Date(arrivedMs - minimumCycleMs - CYCLE_TOLERANCE_MS);
  const before = new Date(arrivedMs + CLOCK_SET_BACK_MS);
  const last = await findLastStart(tx, session.playerId, { since, before });
  const startMs = cycleStartMs({ arrivedMs, lastStartMs: last?.getTime() ?? -Infinity, minimumCycleMs });
  return startMs === undefined ? 'too_soon' : new Date(startMs);
}

async function useFreeRound(tx: Tx, bet: Bet, now: Date): Promise<boolean> {
  const grant = await lockFreeRounds(tx, bet.provider, bet.freeRoundsId ?? '');
  const isGood =
    grant !== undefined &&
    grant.playerId === bet.session.playerId &&
    grant.game === bet.game &&
    grant.currency === bet.currency &&
    grant.stakeMinor === bet.stakeMinor &&
    grant.used < grant.granted &&
    grant.expiresAt > now;
  if (isGood) await addUsedFreeRounds(tx, grant.id, 1);
  return isGood;
}

/** @returns the key of the post, or why there is none. */
async function charge(tx: Tx, bet: Bet, amountMinor: bigint): Promise<string | 'insufficient_funds'> {
  const { provider, transactionId, roundId, session, requestId } = bet;
  const key = derivedUuid(`provider ${provider} ${transactionId}`);
  const posted = await post(tx, {
    playerId: session.playerId,
    currency: session.currency,
    key,
    operation: 'provider-bet',
    transfers: [
      { from: { owner: 'player', kind: session.kind }, to: { owner: 'house', name: 'bets' }, amountMinor },
    ],
    reference: `${provider}:${roundId}`,
    requestId,
  });
  if (posted.ok) return key;
  if (posted.reason === 'insufficient_funds') return posted.reason;
  throw new Error(`bet ${provider} ${transactionId} refused by the ledger: ${posted.reason}`);
}

async function refused(tx: Tx, bet: Bet, status: WalletStatus): Promise<Decision> {
  return {
    answer: await verdictWithBalance(tx, status, bet.session),
    keep: { ...keptOf(bet), state: 'refused', amountMinor: 0n, ledgerKey: null },
  };
}

function keptOf({ session, freeRoundsId }: Bet): Omit<Kept, 'state' | 'amountMinor' | 'ledgerKey'> {
  const { playerId, currency, kind } = session;
  return { playerId, currency, kind, freeRoundsId: freeRoundsId ?? null };
}

async function newRound(tx: Tx, bet: Bet, now: Date): Promise<RoundRow | 'too_soon'> {
  const start = await startOf(tx, bet, now);
  if (start === 'too_soon') return start;
  const { session, game, freeRoundsId } = bet;
  const { playerId, currency, kind } = session;
  const empty = { stakeMinor: 0n, winMinor: 0n, bets: 0, state: 'open' } as const;
  const countsFrom = start > now ? start : null;
  return { playerId, game, currency, kind, freeRoundsId: freeRoundsId ?? null, countsFrom, ...empty };
}
