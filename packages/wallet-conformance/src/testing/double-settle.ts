import {
  CURRENCY,
  partsOf,
  payGathered,
  withBalance,
  type Body,
  type DoubleState,
  type Outcome,
  type Player,
  type Round,
  type Transaction,
} from './double-state.ts';

const isExpired = ({ sessions }: DoubleState, body: Body): boolean =>
  sessions.get(String(body['token']))?.expired ?? false;

/** Pays a win, by every rule but the broken one. */
export function win(state: DoubleState, body: Body): Outcome {
  const { is } = state;
  const player = state.players.get(String(body['playerId']))!;
  const round = state.rounds.get(String(body['roundId']));
  const amount = BigInt(String(body['amountMinor']));
  const against = againstWin(state, body, player, round);
  if (against) return { status: against };
  if (is('no-zero-win') && amount === 0n) return { status: 'round_mismatch' };
  const bonus = bonusPartOf(state, amount, round);
  const gift = round?.free?.gathered === undefined || is('gathered-at-once') ? undefined : round.free;
  if (gift) gift.gathered = (gift.gathered ?? 0n) + amount;
  else if (!(is('free-unpaid') && round?.free))
    player.balance += is('win-wrong-amount') ? amount + 1n : amount - bonus;
  if (bonus > 0n) player.bonus = (player.bonus ?? 0n) + bonus;
  if (round) round.won += amount;
  if (round && body['endRound'] && !is('end-flag-lost')) round.state = 'ended';
  payGathered(state, gift);
  const moved = gift ? { outcome: 'gathered' } : { parts: partsOf(amount - bonus, bonus) };
  return [withBalance('ok', player, moved), { state: 'accepted', player, amount }];
}

/** A win goes the way the round's stakes came. */
function bonusPartOf({ is }: DoubleState, amount: bigint, round?: Round): bigint {
  if (!round || round.bonus === 0n || is('win-all-own')) return 0n;
  const staked = round.own + round.bonus;
  return (amount * round.bonus + (is('win-rounded-up') ? staked - 1n : 0n)) / staked;
}

function againstWin(state: DoubleState, body: Body, player: Player, round?: Round): string | undefined {
  const { is } = state;
  if (is('session-for-wins') && isExpired(state, body)) return 'session_expired';
  if (is('blocked-unsettled') && player.blocked) return 'player_blocked';
  if (is('excluded-unsettled') && player.excluded) return 'play_not_allowed';
  if (is('off-unsettled') && state.isGameOff) return 'game_unavailable';
  if (!round && !is('win-without-bet')) return 'round_not_found';
  if (round && round.player !== player && !is('win-of-anyone')) return 'round_mismatch';
  if (body['currency'] !== CURRENCY && !is('win-any-currency')) return 'currency_mismatch';
  if (round?.state === 'void' && !is('void-pays')) return 'bet_rolled_back';
  if (round?.state === 'ended' && !is('ended-pays')) return 'round_closed';
  return is('one-win-a-round') && round && round.won > 0n ? 'round_has_win' : undefined;
}

/** Undoes a bet, by every rule but the broken one. */
export function rollback(state: DoubleState, body: Body): Outcome {
  const { is } = state;
  const player = state.players.get(String(body['playerId']))!;
  const known = state.transactions.get(String(body['betTransactionId']));
  if (is('session-for-rollbacks') && isExpired(state, body)) return { status: 'session_expired' };
  if (!known) return bury(state, body, player);
  if (known.call !== 'bet' && !is('wins-roll-back')) return { status: 'not_a_bet' };
  if (known.player !== player && !is('rollback-of-anyone')) return { status: 'round_mismatch' };
  if (known.state === 'refused' && is('refused-returned')) player.balance += 100n;
  if (known.state === 'refused' || known.state === 'tombstone') return ok(player, 'nothing');
  if (known.state === 'rolled-back' && !is('returned-twice')) return ok(player, 'nothing');
  return giveBack(state, known, player);
}

function giveBack(state: DoubleState, known: Transaction, player: Player): Outcome {
  const { is, rounds } = state;
  const round = rounds.get(known.roundId)!;
  if (round.won > 0n && known.call === 'bet' && !is('paid-roll-back'))
    return withBalance('round_has_win', player);
  if (round.state === 'ended' && !is('ended-rolls-back')) return withBalance('round_closed', player);
  const bonus = is('rollback-all-own') ? 0n : (known.bonus ?? 0n);
  if (!is('rollback-unpaid')) player.balance += known.amount - bonus;
  if (bonus > 0n) player.bonus = (player.bonus ?? 0n) + bonus;
  if (known.free && !is('free-round-lost')) known.free.left++;
  known.state = 'rolled-back';
  if (--round.bets === 0) round.state = 'void';
  payGathered(state, round.free);
  return ok(player, 'returned', { parts: partsOf(known.amount - bonus, bonus) });
}

function bury({ is, transactions }: DoubleState, body: Body, player: Player): Outcome {
  if (is('unknown-rollback-refused')) return { status: 'bet_not_found' };
  const roundId = String(body['roundId']);
  const stone = { call: 'bet', player, payload: '', answer: { status: '' }, roundId, amount: 0n } as const;
  if (!is('no-tombstone'))
    transactions.set(String(body['betTransactionId']), { ...stone, state: 'tombstone' });
  return ok(player, 'tombstone');
}

const ok = (player: Player, outcome: string, more: object = {}): Outcome => [
  withBalance('ok', player, { outcome, ...more }),
  { state: 'accepted', player },
];

/** Ends a round, by every rule but the broken one. */
export function end(state: DoubleState, body: Body): Outcome {
  const { is, rounds } = state;
  const round = rounds.get(String(body['roundId']));
  if (!round) return { status: is('unknown-end') ? 'ok' : 'round_not_found' };
  if (round.state === 'ended' && is('end-once')) return { status: 'round_closed' };
  round.state = 'ended';
  payGathered(state, round.free);
  return [withBalance('ok', round.player), { state: 'accepted', player: round.player }];
}
