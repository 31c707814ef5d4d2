import { randomUUID } from 'node:crypto';
import { signedHeaders, type WalletAnswer } from '../wallet.ts';
import { must, newRound, type Round, type Seat } from './seat.ts';

/** One way to behave. Plays a round and answers by how much the player's balance must have moved. */
export type Mischief = (seat: Seat) => Promise<bigint>;

/** A request whose connection is cut after a moment: it may have arrived or not. */
const cut = (seat: Seat) => ({ signal: AbortSignal.timeout(1 + seat.chance.below(12)) });

/** No answer came: the connection was cut, or the house is starting again. */
const AWAY = 0;

/** Of a bonus: more than any stake, so that one that takes all of it takes own money, too. */
const BONUS_MINOR = 10_000n;

/** @throws unless it was taken, by these parts */
function mustMove(answer: WalletAnswer, realMinor: bigint, bonusMinor: bigint, what: string): void {
  must(answer, 'ok', what);
  const told = `${answer.parts?.realMinor} and ${answer.parts?.bonusMinor}`;
  if (told !== `${realMinor} and ${bonusMinor}`)
    throw new Error(`${what}: own money and bonus money ${told}, must be ${realMinor} and ${bonusMinor}`);
}

async function begun(seat: Seat): Promise<Round> {
  const round = newRound(seat);
  must(await round.bet(), 'ok', 'bet');
  return round;
}

/** What a real network and a careless programmer do. */
export const CARELESS = {
  honest: async (seat) => {
    const round = await begun(seat);
    if (seat.chance.below(3) > 0) {
      must(await round.win({ amountMinor: '0', endRound: true }), 'ok', 'win of 0');
      return -round.stakeMinor;
    }
    must(await round.win({ endRound: true }), 'ok', 'win');
    return round.winMinor - round.stakeMinor;
  },
  'copies at once': async (seat) => {
    const round = newRound(seat);
    for (const answer of await Promise.all([round.bet(), round.bet(), round.bet()]))
      must(answer, 'ok', 'bet');
    for (const answer of await Promise.all([round.win(), round.win(), round.win()]))
      must(answer, 'ok', 'win');
    must(await round.bet(), 'ok', 'late copy of the bet');
    return round.winMinor - round.stakeMinor;
  },
  'lost answer, rolled back': async (seat) => {
    const round = newRound(seat);
    await round.bet({}, cut(seat));
    const rollback = { transactionId: randomUUID() };
    must(await round.rollback(rollback), 'ok', 'rollback');
    must(await round.rollback(rollback), 'ok', 'rollback again');
    must(await round.bet(), 'bet_rolled_back', 'late copy of the bet');
    return 0n;
  },
  'lost answers, asked again': async (seat) => {
    const round = newRound(seat);
    await round.bet({}, cut(seat));
    must(await round.bet(), 'ok', 'bet');
    await round.win({}, cut(seat));
    must(await round.win(), 'ok', 'win');
    must(await round.end(), 'ok', 'end');
    return round.winMinor - round.stakeMinor;
  },
  'rollback before its bet': async (seat) => {
    const round = newRound(seat);
    must(await round.rollback(), 'ok', 'rollback');
    must(await round.bet(), 'bet_rolled_back', 'bet');
    must(await round.win(), 'round_not_found', 'win');
    return 0n;
  },
  'rollback beside its bet': async (seat) => {
    const round = newRound(seat);
    const calls = seat.chance.shuffle([round.bet, round.bet, round.rollback, round.rollback]);
    await Promise.all(calls.map((call) => call()));
    must(await round.bet(), 'bet_rolled_back', 'late copy of the bet');
    return 0n;
  },
  'win before its bet': async (seat) => {
    const round = newRound(seat);
    must(await round.win(), 'round_not_found', 'win');
    must(await round.bet(), 'ok', 'bet');
    must(await round.win(), 'ok', 'win again');
    return round.winMinor - round.stakeMinor;
  },
  'win beside its bet': async (seat) => {
    const round = newRound(seat);
    await Promise.all(seat.chance.shuffle([round.win, round.bet, round.win]).map((call) => call()));
    must(await round.win(), 'ok', 'win');
    return round.winMinor - round.stakeMinor;
  },
  'late rollback': async (seat) => {
    const round = await begun(seat);
    must(await round.win(), 'ok', 'win');
    must(await round.rollback(), 'round_has_win', 'rollback');
    must(await round.end(), 'ok', 'end');
    must(await round.rollback(), 'round_has_win', 'rollback after the end');
    return round.winMinor - round.stakeMinor;
  },
  'one of several bets back': async (seat) => {
    const round = await begun(seat);
    const second = randomUUID();
    must(await round.bet({ transactionId: second }), 'ok', 'second bet');
    must(await round.rollback({ betTransactionId: second }), 'ok', 'rollback of the second');
    must(await round.win(), 'ok', 'win');
    return round.winMinor - round.stakeMinor;
  },
  'own money and bonus money': async (seat) => {
    const bonus = { playerId: seat.playerId, bonusId: randomUUID() };
    await seat.control('give-bonus', { ...bonus, amountMinor: String(BONUS_MINOR) });
    const [undone, round] = [newRound(seat), newRound(seat)];
    const amountOf = ({ stakeMinor }: Round) => ({ amountMinor: String(BONUS_MINOR + stakeMinor) });
    const stakes = await Promise.all([undone.bet(amountOf(undone)), undone.bet(amountOf(undone))]);
    for (const answer of stakes) mustMove(answer, undone.stakeMinor, BONUS_MINOR, 'bet');
    mustMove(await undone.rollback(), undone.stakeMinor, BONUS_MINOR, 'rollback');
    mustMove(await round.bet(amountOf(round)), round.stakeMinor, BONUS_MINOR, 'bet after it');
    const bonusWinMinor = (round.winMinor * BONUS_MINOR) / (BONUS_MINOR + round.stakeMinor);
    const ownWinMinor = round.winMinor - bonusWinMinor;
    const wins = await Promise.all([round.win(), round.win()]);
    for (const answer of wins) mustMove(answer, ownWinMinor, bonusWinMinor, 'win');
    must(await round.end(), 'ok', 'end');
    // What is left of it goes with it.
    await seat.control('cancel-bonus', bonus);
    return ownWinMinor - round.stakeMinor;
  },
  'calls after the end': async (seat) => {
    const round = await begun(seat);
    must(await round.end(), 'ok', 'end');
    must(await round.win(), 'round_closed', 'win');
    must(await round.bet({ transactionId: randomUUID() }), 'round_closed', 'bet');
    must(await round.rollback(), 'round_closed', 'rollback');
    return -round.stakeMinor;
  },
} as const satisfies Record<string, Mischief>;

/** What somebody does who wants the money. */
export const DISHONEST = {
  'same id, more money': async (seat) => {
    const round = await begun(seat);
    must(await round.win(), 'ok', 'win');
    must(await round.win({ amountMinor: '900000' }), 'transaction_reused', 'win of more');
    must(await round.bet({ amountMinor: '1' }), 'transaction_reused', 'bet of less');
    must(
      await round.win({ transactionId: round.betId }),
      'transaction_reused',
      'win under the id of the bet',
    );
    return round.winMinor - round.stakeMinor;
  },
  'same id, other money at once': async (seat) => {
    const round = await begun(seat);
    const answers = await Promise.all(['300', '500', '700'].map((amountMinor) => round.win({ amountMinor })));
    const taken = answers.findIndex(({ status }) => status === 'ok');
    if (answers.filter(({ status }) => status === 'ok').length !== 1)
      throw new Error('not one of three was taken');
    return [300n, 500n, 700n][taken]! - round.stakeMinor;
  },
  'wrong signature': async (seat) => {
    const round = await begun(seat);
    const body = JSON.stringify(round.body('win'));
    const stranger = { ...seat.access, secret: 'somebody else’s key, as long as ours is' };
    const refused = await round.win({}, { headers: signedHeaders(stranger, 'win', body) });
    const old = await round.win({}, { headers: signedHeaders(seat.access, 'win', body, -3_600) });
    const other = await round.win({}, { headers: signedHeaders(seat.access, 'bet', body) });
    for (const { http } of [refused, old, other])
      if (http !== 401 && http !== AWAY) throw new Error(`a forged win: HTTP ${http}`);
    return -round.stakeMinor;
  },
  'recorded request': async (seat) => {
    const round = await begun(seat);
    const win = round.body('win');
    const headers = signedHeaders(seat.access, 'win', JSON.stringify(win));
    const first = await round.win({}, { headers });
    must(await round.win(), 'ok', 'win');
    const { http } = await round.win({}, { headers });
    // When the first one never arrived, this one is no copy.
    if (first.http === 200 && http !== 401 && http !== AWAY) throw new Error(`a recorded win: HTTP ${http}`);
    return round.winMinor - round.stakeMinor;
  },
  'win of nothing': async (seat) => {
    const round = newRound(seat);
    must(await round.win(), 'round_not_found', 'win');
    must(await round.end(), 'round_not_found', 'end');
    return 0n;
  },
  'more than there is': async (seat) => {
    const round = newRound(seat);
    const all = seat.expectedMinor;
    const bets = [1, 2, 3].map(() => round.bet({ transactionId: randomUUID(), amountMinor: String(all) }));
    const taken = (await Promise.all(bets)).filter(({ status }) => status === 'ok').length;
    if (taken !== 1) throw new Error(`${taken} of three bets of everything were taken`);
    must(await round.win({ amountMinor: String(all) }), 'ok', 'win');
    return 0n;
  },
  'session over': async (seat) => {
    const round = await begun(seat);
    await seat.control('expire-session', { token: seat.token });
    must(await round.bet({ transactionId: randomUUID() }), 'session_expired', 'bet');
    must(await round.win({ token: seat.token }), 'ok', 'win');
    const { token } = await seat.control('create-session', { game: seat.game, playerId: seat.playerId });
    seat.token = token ?? '';
    return round.winMinor - round.stakeMinor;
  },
  'player blocked': async (seat) => {
    const round = await begun(seat);
    const { playerId } = seat;
    await seat.control('block-player', { playerId });
    must(await newRound(seat).bet(), 'player_blocked', 'bet');
    must(await round.rollback(), 'ok', 'rollback');
    await seat.control('unblock-player', { playerId });
    return 0n;
  },
} as const satisfies Record<string, Mischief>;
