import {
  CURRENCY,
  GAME,
  withBalance,
  type Body,
  type DoubleState,
  type FreeRounds,
  type Outcome,
  partsOf,
  type Player,
  type Round,
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
  const before = rounds.get(String(body['roundId'])) ?? newRound(player, gift);
  const takesBonus = (before.hasBonus || is('bonus-of-any-bet')) && !is('bonus-untaken');
  const held = takesBonus ? (player.bonus ?? 0n) : 0n;
  if (player.balance + held < charged && !is('overdraft')) {
    const status = 'insufficient_funds';
    return [is('no-balance-told') ? { status } : withBalance(status, player), { state: 'refused', player }];
  }
  const bonus = held < charged ? held : charged;
  const own = charged - bonus;
  player.balance -= is('bet-wrong-amount') ? own - 1n : own;
  if (bonus > 0n) player.bonus = held - bonus;
  if (player.allowance !== undefined && !is('unlimited')) player.allowance -= charged;
  const after = { ...before, bets: before.bets + 1, own: before.own + own, bonus: before.bonus + bonus };
  rounds.set(String(body['roundId']), after);
  const answer = withBalance('ok', player, { parts: partsOf(own, bonus) });
  return [answer, { state: 'accepted', player, amount: charged, bonus, free: gift }];
}

const newRound = (player: Player, free: FreeRounds | undefined): Round => ({
  ...{ player, bets: 0, own: 0n, bonus: 0n, won: 0n, state: 'open', free },
  hasBonus: player.bonus !== undefined && !free,
});

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
  if (player.excluded && !is('excluded-bets')) return 'play_not_allowed';
  if (player.allowance !== undefined && player.allowance < BigInt(String(body['amountMinor'])))
    return 'limit_reached';
  if (round && round.player !== player && !is('shared-rounds')) return 'round_mismatch';
  if (round?.state === 'ended' && !is('ended-bets')) return 'round_closed';
  return round && is('one-bet-a-round') ? 'round_mismatch' : undefined;
}

/** @returns the grant with one less, undefined when none is named, or the refusal. */
function takeGift({ is, gifts }: DoubleState, body: Body, amount: bigint): FreeRounds | string | undefined {
  if (body['freeRoundsId'] === undefined) return undefined;
  const gift = gifts.get(String(body['freeRoundsId']));
  const isOver = gift?.isCancelled && !is('cancelled-bets');
  const hasLeft = gift && !isOver && (gift.left > 0 || is('free-without-end'));
  if (!hasLeft || (gift.stake !== amount && !is('free-any-stake'))) return 'free_rounds_not_found';
  gift.left--;
  return gift;
}
