import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';

export type Body = Record<string, string | boolean | undefined>;
export type Verdict = { status: string } & Record<string, unknown>;

interface Player {
  id: string;
  balance: bigint;
  blocked: boolean;
}
interface Session {
  player: Player;
  expired: boolean;
}
interface Round {
  player: Player;
  bets: number;
  won: bigint;
  state: 'open' | 'ended' | 'void';
  free?: FreeRounds | undefined;
}
interface FreeRounds {
  id: string;
  player: Player;
  stake: bigint;
  left: number;
}
interface Transaction {
  call: string;
  player?: Player | undefined;
  payload: string;
  answer: Verdict;
  state: 'accepted' | 'refused' | 'rolled-back' | 'tombstone';
  roundId: string;
  amount: bigint;
  free?: FreeRounds | undefined;
}

export interface Book {
  answer(call: string, body: Body): Promise<Verdict>;
  control(body: Body): object;
}

const CURRENCY = 'EUR';
const GAME = 'double-game';

/** The rules; `is(fault)` is whether the one of that name is broken. */
export function createBook(is: (fault: string) => boolean): Book {
  const players = new Map<string, Player>();
  const sessions = new Map<string, Session>();
  const rounds = new Map<string, Round>();
  const transactions = new Map<string, Transaction>();
  const gifts = new Map<string, FreeRounds>();
  let isGameOff = false;

  const withBalance = (status: string, player?: Player, more: object = {}): Verdict =>
    player
      ? { status, balanceMinor: String(player.balance), currency: CURRENCY, ...more }
      : { status, ...more };

  function ask(call: string, body: Body): Verdict {
    const session = sessions.get(String(body['token']));
    if (!session) return { status: is('any-token') ? 'ok' : 'session_not_found' };
    if (session.expired) return { status: 'session_expired' };
    const { player } = session;
    const free = [...gifts.values()].filter((gift) => gift.player === player && gift.left > 0);
    const freeRounds = free.map(({ id, left, stake }) => ({ id, left, stakeMinor: String(stake) }));
    const open = [...rounds].findLast(([, round]) => round.player === player && round.state === 'open');
    const openRoundId = is('open-round-untold') ? undefined : open?.[0];
    const named = { playerId: is('no-player') ? undefined : player.id, game: GAME, openRoundId };
    return withBalance('ok', player, call === 'free-rounds' ? { freeRounds } : named);
  }

  function bet(body: Body): [Verdict, Partial<Transaction>] {
    const session = sessions.get(String(body['token']));
    if (!session) return [{ status: is('any-token') ? 'ok' : 'session_not_found' }, { state: 'refused' }];
    const { player } = session;
    const amount = BigInt(String(body['amountMinor']));
    const roundId = String(body['roundId']);
    const round = rounds.get(roundId);
    const no = (status: string): [Verdict, Partial<Transaction>] => [
      withBalance(status, player),
      { state: 'refused', player },
    ];
    if (body['game'] !== GAME && !is('any-game')) return no('game_not_found');
    if (body['currency'] !== CURRENCY && !is('bet-any-currency')) return no('currency_mismatch');
    if (session.expired && !is('expired-bets')) return no('session_expired');
    if (isGameOff && !is('off-bets')) return no('game_unavailable');
    if (player.blocked && !is('blocked-bets')) return no('player_blocked');
    if (round && round.player !== player && !is('shared-rounds')) return no('round_mismatch');
    if (round?.state === 'ended' && !is('ended-bets')) return no('round_closed');
    if (round && is('one-bet-a-round')) return no('round_mismatch');
    const gift = body['freeRoundsId'] === undefined ? undefined : gifts.get(String(body['freeRoundsId']));
    if (body['freeRoundsId'] !== undefined) {
      const hasLeft = gift && (gift.left > 0 || is('free-without-end'));
      if (!hasLeft || (gift.stake !== amount && !is('free-any-stake'))) return no('free_rounds_not_found');
      gift.left--;
    }
    const charged = gift && !is('free-charged') ? 0n : amount;
    if (player.balance < charged && !is('overdraft'))
      return is('no-balance-told')
        ? [{ status: 'insufficient_funds' }, { state: 'refused', player }]
        : no('insufficient_funds');
    player.balance -= is('bet-wrong-amount') ? charged - 1n : charged;
    const before = round ?? { player, bets: 0, won: 0n, state: 'open' as const, free: gift };
    rounds.set(roundId, { ...before, player: before.player, bets: before.bets + 1 });
    return [withBalance('ok', player), { state: 'accepted', player, amount: charged, free: gift }];
  }

  function win(body: Body): [Verdict, Partial<Transaction>] | Verdict {
    const player = players.get(String(body['playerId']))!;
    const round = rounds.get(String(body['roundId']));
    const amount = BigInt(String(body['amountMinor']));
    if (is('session-for-wins') && body['token'] && sessions.get(String(body['token']))?.expired)
      return { status: 'session_expired' };
    if (is('blocked-unsettled') && player.blocked) return { status: 'player_blocked' };
    if (is('off-unsettled') && isGameOff) return { status: 'game_unavailable' };
    if (!round && !is('win-without-bet')) return { status: 'round_not_found' };
    if (round && round.player !== player && !is('win-of-anyone')) return { status: 'round_mismatch' };
    if (body['currency'] !== CURRENCY && !is('win-any-currency')) return { status: 'currency_mismatch' };
    if (round?.state === 'void' && !is('void-pays')) return { status: 'bet_rolled_back' };
    if (round?.state === 'ended' && !is('ended-pays')) return { status: 'round_closed' };
    if (is('one-win-a-round') && round && round.won > 0n) return { status: 'round_has_win' };
    if (is('no-zero-win') && amount === 0n) return { status: 'round_mismatch' };
    if (!(is('free-unpaid') && round?.free)) player.balance += is('win-wrong-amount') ? amount + 1n : amount;
    if (round) round.won += amount;
    if (round && body['endRound'] && !is('end-flag-lost')) round.state = 'ended';
    return [withBalance('ok', player), { state: 'accepted', player, amount }];
  }

  function rollback(body: Body): [Verdict, Partial<Transaction>] | Verdict {
    const player = players.get(String(body['playerId']))!;
    const betId = String(body['betTransactionId']);
    const known = transactions.get(betId);
    if (is('session-for-rollbacks') && body['token'] && sessions.get(String(body['token']))?.expired)
      return { status: 'session_expired' };
    const ok = (outcome: string): [Verdict, Partial<Transaction>] => [
      withBalance('ok', player, { outcome }),
      { state: 'accepted', player },
    ];
    if (!known) {
      if (is('unknown-rollback-refused')) return { status: 'bet_not_found' };
      const roundId = String(body['roundId']);
      const stone = {
        call: 'bet',
        player,
        payload: '',
        answer: { status: '' },
        roundId,
        amount: 0n,
      } as const;
      if (!is('no-tombstone')) transactions.set(betId, { ...stone, state: 'tombstone' });
      return ok('tombstone');
    }
    if (known.call !== 'bet' && !is('wins-roll-back')) return { status: 'not_a_bet' };
    if (known.player !== player && !is('rollback-of-anyone')) return { status: 'round_mismatch' };
    if (known.state === 'refused' && is('refused-returned')) player.balance += 100n;
    if (known.state === 'refused' || known.state === 'tombstone') return ok('nothing');
    if (known.state === 'rolled-back' && !is('returned-twice')) return ok('nothing');
    const round = rounds.get(known.roundId)!;
    if (round.won > 0n && known.call === 'bet' && !is('paid-roll-back'))
      return withBalance('round_has_win', player);
    if (round.state === 'ended' && !is('ended-rolls-back')) return withBalance('round_closed', player);
    if (!is('rollback-unpaid')) player.balance += known.amount;
    if (known.free && !is('free-round-lost')) known.free.left++;
    known.state = 'rolled-back';
    if (--round.bets === 0) round.state = 'void';
    return ok('returned');
  }

  function end(body: Body): [Verdict, Partial<Transaction>] | Verdict {
    const round = rounds.get(String(body['roundId']));
    if (!round) return { status: is('unknown-end') ? 'ok' : 'round_not_found' };
    if (round.state === 'ended' && is('end-once')) return { status: 'round_closed' };
    round.state = 'ended';
    return [withBalance('ok', round.player), { state: 'accepted', player: round.player }];
  }

  const MONEY: Record<string, (body: Body) => [Verdict, Partial<Transaction>] | Verdict> = {
    bet,
    win,
    rollback,
    'end-round': end,
  };

  function again(call: string, body: Body, payload: string): Verdict | undefined {
    const known = transactions.get(String(body['transactionId']));
    if (!known || is(`${call}-again`)) return undefined;
    const token = sessions.get(String(body['token']));
    const isOther = token && known.player && token.player !== known.player && !is('id-of-anyone');
    if (known.call !== call && !is('id-for-any-call')) return { status: 'transaction_reused' };
    if (known.call !== call) return undefined;
    if (isOther) return { status: 'transaction_reused' };
    if (known.state === 'tombstone') return { status: 'bet_rolled_back' };
    if (known.payload !== payload && !is('any-payload')) return { status: 'transaction_reused' };
    if (known.payload !== payload) return undefined;
    if (known.state === 'rolled-back' && !is('returned-bet-ok')) return { status: 'bet_rolled_back' };
    if (known.state === 'refused' && is('refused-again')) return undefined;
    return is('new-answer') ? withBalance('ok', known.player) : known.answer;
  }

  return {
    answer: async (call, body) => {
      const money = MONEY[call];
      if (!money) return ask(call, body);
      const { token: _token, transactionId, ...rest } = body;
      const payload = JSON.stringify(rest);
      const known = again(call, body, payload);
      if (known) return known;
      // A wallet that looks and then writes: what comes at once is decided as if it were alone.
      if (is(`${call}-races`)) await turn();
      const result = money(body);
      const [answer, kept] = Array.isArray(result) ? result : [result, undefined];
      const keepsAll = is('refused-wins-kept') && call === 'win';
      if (!kept && !keepsAll) return answer;
      const roundId = String(body['roundId']);
      const blank = { call, payload, answer, roundId, amount: 0n, state: 'refused' } as const;
      transactions.set(String(transactionId), { ...blank, ...kept });
      return answer;
    },
    control: (body) => {
      const player = players.get(String(body['playerId']));
      if (body['action'] === 'create-session') {
        const fresh = player ?? {
          id: String(1_000 + players.size),
          balance: BigInt(String(body['balanceMinor'])),
          blocked: false,
        };
        players.set(fresh.id, fresh);
        const token = randomBytes(24).toString('base64url');
        sessions.set(token, { player: fresh, expired: false });
        return { token, playerId: fresh.id };
      }
      if (body['action'] === 'expire-session') sessions.get(String(body['token']))!.expired = true;
      if (body['action'] === 'block-player') player!.blocked = true;
      if (body['action'] === 'switch-game-off') isGameOff = true;
      if (body['action'] === 'switch-game-on') isGameOff = false;
      if (body['action'] !== 'grant-free-rounds') return {};
      const id = `gift-${gifts.size}`;
      gifts.set(id, {
        id,
        player: player!,
        stake: BigInt(String(body['stakeMinor'])),
        left: Number(body['count']),
      });
      return { freeRoundsId: id };
    },
  };
}
