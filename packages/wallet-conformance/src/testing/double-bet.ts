import {
  CURRENCY,
  GAME,
  withBalance,
  type Body,
  type DoubleState,
  type FreeRounds,
  type Outcome,
  type Session,
} from './double-state.ts';

/** Takes a stake, by every rule but the broken one. */
export function bet(state: DoubleState, body: Body): Outcome {
  const { is, sessions, rounds } = state;
  const session = sessions.get(String(body['token']));
  if (!session) return [{ status: is('any-token') ? 'ok' : 'session_not_found' }, { state: 'refused' }];
  const { player } = session;
  const amount = BigInt(String(body['amountMinor']));
  const against = againstBet(state, session, body) ?? takeGift(state, body, amount);
  if (typeof against === 'string') return [withBalance(against, player), { state: 'refused', player }];
  const gift = against;
  const charged = gift && !is('free-charged') ? 0n : amount;
  if (player.balance < charged && !is('overdraft')) {
    const status = 'insufficient_funds';
    return [is('no-balance-told') ? { status } : withBalance(status, player), { state: 'refused', player }];
  }
  player.balance -= is('bet-wrong-amount') ? charged - 1n : charged;
  const roundId = String(body['roundId']);
  const before = rounds.get(roundId) ?? { player, bets: 0, won: 0n, state: 'open' as const, free: gift };
  rounds.set(roundId, { ...before, bets: before.bets + 1 });
  return [withBalance('ok', player), { state: 'accepted', player, amount: charged, free: gift }];
}

function againstBet(
  { is, rounds, isGameOff }: DoubleState,
  session: Session,
  body: Body,
): string | undefined {
  const { player } = session;
  const round = rounds.get(String(body['roundId']));
  if (body['game'] !== GAME && !is('any-game')) return 'game_not_found';
  if (body['currency'] !== CURRENCY && !is('bet-any-currency')) return 'currency_mismatch';
  if (session.expired && !is('expired-bets')) return 'session_expired';
  if (isGameOff && !is('off-bets')) return 'game_unavailable';
  if (player.blocked && !is('blocked-bets')) return 'player_blocked';
  if (round && round.player !== player && !is('shared-rounds')) return 'round_mismatch';
  if (round?.state === 'ended' && !is('ended-bets')) return 'round_closed';
  return round && is('one-bet-a-round') ? 'round_mismatch' : undefined;
}

/** @returns the grant with one less, undefined when none is named, or the refusal. */
function takeGift({ is, gifts }: DoubleState, body: Body, amount: bigint): FreeRounds | string | undefined {
  if (body['freeRoundsId'] === undefined) return undefined;
  const gift = gifts.get(String(body['freeRoundsId']));
  const hasLeft = gift && (gift.left > 0 || is('free-without-end'));
  if (!hasLeft || (gift.stake !== amount && !is('free-any-stake'))) return 'free_rounds_not_found';
  gift.left--;
  return gift;
}
