import { derivedUuid } from '../../../platform/derived-uuid.ts';
import type { InputOf } from '@croupier/contract/kit';
import type { WalletAnswer, walletBet, WalletStatus } from '@croupier/contract/play/providers';
import { isFreeBetOf, newStudioRound, withBet, type BonusPart } from '@croupier/domain/play/providers';
import { CLOCK_SET_BACK_MS, CYCLE_TOLERANCE_MS, cycleStartMs } from '@croupier/domain/play/rounds';
import type { Tx } from '../../../platform/database.ts';
import { post } from '../../money/ledger/feature.ts';
import type { ActiveBonus, BonusLeft } from '../../rewards/purses/feature.ts';
import { decideOnce, type Decision, type Kept } from './decide-once.ts';
import type { ProvidersParts } from './providers-parts.ts';
import { findSession, type SessionRow } from './providers-store.ts';
import { addUsedFreeRounds, lockFreeRounds } from './free-rounds-store.ts';
import { isSessionOver, keepAlive, leastCycleMs, tokenHashOf } from './sessions.ts';
import {
  findLastStart,
  findRound,
  lockBeginning,
  saveRound,
  type RoundRow,
} from './provider-rounds-store.ts';
import { againstRules, seatStake, spendAtSeat, type SeatedStake } from './stake-purse.ts';
import { tellRefused } from './tell-refused.ts';
import { partsView, transfersOf, verdict, verdictWithBalance } from './wallet-answer.ts';

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
  const session = await findSession(parts.db, {
    provider,
    tokenHash: tokenHashOf(input.token),
    now: parts.clock.now(),
  });
  const { transactionId, roundId, game, currency, amountMinor, freeRoundsId } = input;
  if (session) await parts.fairness.seats.prepare(session.playerId);
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
  const start = round ? undefined : await startOf(tx, bet, now);
  if (start === 'too_soon') return refused(tx, bet, start);
  const isFree = bet.freeRoundsId !== undefined;
  const seated = await seatStake(tx, { session, round, stakeMinor: isFree ? 0n : bet.stakeMinor });
  const ruled = await againstRules(tx, seated, now);
  if (ruled) {
    await tellRefused(tx, { playerId: session.playerId, game: session.game, refusal: ruled.refusal });
    return refused(tx, bet, ruled.status);
  }
  if (isFree && !(await useFreeRound(tx, bet, now))) return refused(tx, bet, 'free_rounds_not_found');
  const charged = await charge(tx, bet, seated);
  if (charged.status !== 'charged') return refused(tx, bet, charged.status);
  const { ledgerKey } = charged;
  const part = await spendAtSeat(tx, seated);
  const countsFrom = start && start > now ? start : null;
  const before = round ?? newRound(bet, { grantId: part?.grantId ?? null, openedAt: now, countsFrom });
  const stake = { amountMinor: seated.stakeMinor, bonus: part };
  await saveRound(tx, bet, withBet(before, stake), now);
  const moved = ledgerKey === null ? {} : { referenceId: ledgerKey, ...partsView(session, seated.parts) };
  const answer = await verdictWithBalance(tx, 'ok', session, moved);
  return {
    answer,
    keep: { ...keptOf(bet), state: 'accepted', ledgerKey, ...stake },
    mayEndBonus: seated.bonus && part ? { left: leftOf(seated.bonus, part, answer) } : undefined,
  };
}

/** What the bet leaves of its bonus. */
const leftOf = (
  { grant, wagerLeftMinor }: ActiveBonus,
  { progressMinor }: BonusPart,
  { balanceParts }: WalletAnswer,
): BonusLeft => ({
  currency: grant.terms.currency,
  wagerLeftMinor: wagerLeftMinor - progressMinor,
  bonusAfterMinor: BigInt(balanceParts?.bonusMinor ?? 0),
});

function againstSession({ session, game, currency }: Bet, now: Date): WalletStatus | undefined {
  if (game !== session.game) return 'game_not_found';
  if (currency !== session.currency) return 'currency_mismatch';
  if (isSessionOver(session, now)) return 'session_expired';
  if (!session.available) return 'game_unavailable';
  if (session.blocked) return 'player_blocked';
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
  const minimumCycleMs = leastCycleMs(session);
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
  const { game, currency, stakeMinor, session, provider } = bet;
  const { playerId, kind } = session;
  const rounds = await lockFreeRounds(tx, bet.freeRoundsId ?? '');
  if (rounds?.provider !== provider || rounds.playerId !== playerId) return false;
  const isGood = isFreeBetOf(rounds, { game, currency, stakeMinor, kind }, now);
  if (isGood) await addUsedFreeRounds(tx, rounds.id, 1);
  return isGood;
}

/** @returns with the key of the post, null where nothing is to be taken */
async function charge(
  tx: Tx,
  { provider, transactionId, roundId, session, requestId }: Bet,
  { stakeMinor, parts: stake, isShort }: SeatedStake,
): Promise<{ status: 'charged'; ledgerKey: string | null } | { status: 'insufficient_funds' }> {
  if (isShort) return { status: 'insufficient_funds' };
  if (stakeMinor === 0n) return { status: 'charged', ledgerKey: null };
  const key = derivedUuid(`provider ${provider} ${transactionId}`);
  const { status } = await post(tx, {
    playerId: session.playerId,
    currency: session.currency,
    key,
    operation: 'provider-bet',
    transfers: transfersOf(session.kind, stake).map(({ account, amountMinor }) => ({
      ...{ from: account, to: { owner: 'house', name: 'bets' }, amountMinor },
    })),
    reference: `${provider}:${roundId}`,
    requestId,
  });
  if (status === 'insufficient_funds') return { status };
  if (status === 'key_reused')
    throw new Error(`bet ${provider} ${transactionId} was charged otherwise before`);
  return { status: 'charged', ledgerKey: key };
}

async function refused(tx: Tx, bet: Bet, status: WalletStatus): Promise<Decision> {
  return {
    answer: await verdictWithBalance(tx, status, bet.session),
    keep: { ...keptOf(bet), state: 'refused', amountMinor: 0n, ledgerKey: null, bonus: null },
  };
}

function keptOf({
  session,
  freeRoundsId,
}: Bet): Pick<Kept, 'playerId' | 'currency' | 'kind' | 'freeRoundsId'> {
  const { playerId, currency, kind } = session;
  return { playerId, currency, kind, freeRoundsId: freeRoundsId ?? null };
}

function newRound(
  { session, game, freeRoundsId }: Bet,
  { grantId, ...times }: { grantId: string | null } & Pick<RoundRow, 'openedAt' | 'countsFrom'>,
): RoundRow {
  const { playerId, currency, kind } = session;
  const about = { playerId, game, currency, kind, freeRoundsId: freeRoundsId ?? null, ...times };
  return { ...about, ...newStudioRound(grantId) };
}
