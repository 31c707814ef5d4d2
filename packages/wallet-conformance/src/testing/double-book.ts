import { randomBytes } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { bet } from './double-bet.ts';
import { end, rollback, win } from './double-settle.ts';
import {
  GAME,
  newState,
  payGathered,
  withBalance,
  type Body,
  type DoubleState,
  type FreeRounds,
  type Outcome,
  type Verdict,
} from './double-state.ts';

export interface Book {
  answer(call: string, body: Body): Promise<Verdict>;
  control(body: Body): object;
}

/** The rules in memory; `is(fault)` is whether the one of that name is broken. */
export function createBook(is: (fault: string) => boolean): Book {
  const state = newState(is);
  return {
    answer: async (call, body) => {
      const money = MONEY[call];
      return money ? decideOnce(state, call, body, money) : ask(state, call, body);
    },
    control: (body) => control(state, body),
  };
}

type Decide = (state: DoubleState, body: Body) => Outcome;
const MONEY: Record<string, Decide> = { bet, win, rollback, 'end-round': end };

async function decideOnce(state: DoubleState, call: string, body: Body, decide: Decide): Promise<Verdict> {
  const { token: _token, transactionId, ...rest } = body;
  const payload = JSON.stringify(rest);
  const known = again(state, call, body, payload);
  if (known) return known;
  // A wallet that looks and then writes: what comes at once is decided as if it were alone.
  if (state.is(`${call}-races`)) await turn();
  const outcome = decide(state, body);
  const [answer, kept] = 'status' in outcome ? [outcome, undefined] : outcome;
  const keepsAll = state.is('refused-wins-kept') && call === 'win';
  if (!kept && !keepsAll) return answer;
  const roundId = String(body['roundId']);
  const blank = { call, payload, answer, roundId, amount: 0n, state: 'refused' } as const;
  state.transactions.set(String(transactionId), { ...blank, ...kept });
  return answer;
}

/** The answer to what came before; undefined when it is new, or when a broken rule takes it for new. */
function again({ is, transactions, sessions }: DoubleState, call: string, body: Body, payload: string) {
  const known = transactions.get(String(body['transactionId']));
  if (!known || is(`${call}-again`)) return undefined;
  const session = sessions.get(String(body['token']));
  const isOther = session && known.player && session.player !== known.player && !is('id-of-anyone');
  if (known.call !== call) return is('id-for-any-call') ? undefined : { status: 'transaction_reused' };
  if (isOther) return { status: 'transaction_reused' };
  if (known.state === 'tombstone') return { status: 'bet_rolled_back' };
  if (known.payload !== payload) return is('any-payload') ? undefined : { status: 'transaction_reused' };
  if (known.state === 'rolled-back' && !is('returned-bet-ok')) return { status: 'bet_rolled_back' };
  if (known.state === 'refused' && is('refused-again')) return undefined;
  return is('new-answer') ? withBalance('ok', known.player) : known.answer;
}

function ask({ is, sessions, gifts, rounds }: DoubleState, call: string, body: Body): Verdict {
  const session = sessions.get(String(body['token']));
  if (!session) return { status: is('any-token') ? 'ok' : 'session_not_found' };
  if (session.expired) return { status: 'session_expired' };
  const { player } = session;
  const isListed = (gift: FreeRounds): boolean =>
    gift.player === player && gift.left > 0 && (!gift.isCancelled || is('cancelled-listed'));
  const freeRounds = [...gifts.values()].filter(isListed).map(({ id, left, stake, gathered }) => ({
    ...{ id, left, stakeMinor: String(stake) },
    ...(gathered !== undefined && { gatheredMinor: String(is('gathered-untold') ? 0n : gathered) }),
  }));
  const open = [...rounds].findLast(([, round]) => round.player === player && round.state === 'open');
  const openRoundId = is('open-round-untold') ? undefined : open?.[0];
  const named = { playerId: is('no-player') ? undefined : player.id, game: GAME, openRoundId };
  const told = {
    ...(is('bonus-untold') && { balanceParts: undefined }),
    ...(is('bonus-beside') && { balanceMinor: String(player.balance) }),
  };
  return withBalance('ok', player, { ...(call === 'free-rounds' ? { freeRounds } : named), ...told });
}

function control(state: DoubleState, body: Body): object {
  const { players, sessions, gifts } = state;
  const player = players.get(String(body['playerId']));
  switch (body['action']) {
    case 'create-session': {
      const id = String(1_000 + players.size);
      const seated = player ?? { id, balance: BigInt(String(body['balanceMinor'])), blocked: false };
      players.set(seated.id, seated);
      const token = randomBytes(24).toString('base64url');
      sessions.set(token, { player: seated, expired: false });
      return { token, playerId: seated.id };
    }
    case 'grant-free-rounds': {
      const id = `gift-${gifts.size}`;
      const stake = BigInt(String(body['stakeMinor']));
      const gathered = body['gathers'] ? 0n : undefined;
      gifts.set(id, { id, player: player!, stake, left: Number(body['count']), gathered });
      return { freeRoundsId: id };
    }
    case 'cancel-free-rounds': {
      const gift = gifts.get(String(body['freeRoundsId']));
      if (gift) gift.isCancelled = true;
      payGathered(state, gift);
      return {};
    }
    case 'expire-session':
      sessions.get(String(body['token']))!.expired = true;
      return {};
    case 'block-player':
      player!.blocked = true;
      return {};
    case 'give-bonus':
      player!.bonus = BigInt(String(body['amountMinor']));
      return {};
    case 'limit-stakes':
      player!.allowance = BigInt(String(body['amountMinor']));
      return {};
    case 'exclude-player':
      player!.excluded = true;
      return {};
    default:
      state.isGameOff = body['action'] === 'switch-game-off';
      return {};
  }
}
