import { randomUUID } from 'node:crypto';
import { listProviderRounds, WALLET_STATUSES, type walletBet } from '@croupier/contract/play/providers';
import type { InputOf } from '@croupier/contract/kit';
import type { PlayRule, PurseTerms } from '@croupier/domain';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { verifyBooks } from '../../money/books/index.ts';
import { balancesOf } from '../../money/ledger/index.ts';
import { setPlayRule } from '../../people/play-rules/index.ts';
import { abandonRounds } from './abandon-rounds.ts';
import { createEachApart } from '../../../platform/each-apart.ts';
import { endRound } from './end-round.ts';
import { manageStudios } from './manage-studios.ts';
import { GAME, partsAt, PROVIDER, startProviderHouse, type ProviderHouse } from './providers.fixture.ts';
import type { ProvidersParts } from './providers-parts.ts';
import { openSession } from './sessions.ts';
import { takeBet } from './take-bet.ts';
import { takeRollback } from './take-rollback.ts';
import { takeWin } from './take-win.ts';

let house: ProviderHouse;
let parts: ProvidersParts;
const clock = createOffsetClock();
beforeAll(async () => {
  house = await startProviderHouse();
  parts = partsAt(house, clock);
});
afterEach(() => clock.setOffset(0));
afterAll(async () => {
  const { checks } = await verifyBooks(house.owner);
  await house.close();
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
});

const HOUR_MS = 3_600_000;
const REQUEST = 'test';

interface Wanted {
  realMinor?: bigint;
  bonusMinor?: bigint;
  wagerMinor?: bigint;
  terms?: Partial<PurseTerms>;
  expiresAt?: Date;
}

/** A player with real money, an active bonus where one is wished for, and the calls of a studio about them. */
async function seat({ realMinor = 100_000n, bonusMinor = 0n, ...wanted }: Wanted = {}) {
  const player = await house.createPlayer({
    region: 'UA',
    ...(realMinor > 0n && { balanceMinor: String(realMinor) }),
  });
  const { id: playerId } = player;
  const identity = { playerId, region: 'UA', wishedRegion: null } as const;
  const { token } = await openSession(parts, identity, { provider: PROVIDER, game: GAME });
  await parts.fairness.seats.prepare(playerId);
  const give = async (amountMinor: bigint): Promise<string> => {
    const id = randomUUID();
    const terms: PurseTerms = {
      ...{ currency: 'UAH', order: 'REAL_FIRST', contributions: { [GAME]: 50 }, otherContribution: 100 },
      ...{ maximumStakeMinor: null, maximumConversionMinor: null, ...wanted.terms },
    };
    const { wagerMinor = 10_000_000n, expiresAt = null } = wanted;
    await house.db.transaction(async (tx) => {
      await parts.purses.grant(tx, {
        playerId,
        id,
        terms,
        amountMinor,
        wagerMinor,
        expiresAt,
        now: clock.now(),
      });
      expect(await parts.purses.activate(tx, playerId, id)).toBeUndefined();
    });
    return id;
  };
  const grantId = bonusMinor > 0n ? await give(bonusMinor) : undefined;
  const named = { game: GAME, playerId: String(playerId) };
  const ids = () => ({ transactionId: randomUUID(), roundId: randomUUID() });
  type Bet = Partial<InputOf<typeof walletBet>['body']>;
  const money = { currency: 'UAH', amountMinor: '1000' } as const;
  return {
    ...{ player, playerId, grantId, give },
    bet: (more: Bet = {}, of = parts) =>
      takeBet(of, PROVIDER, { token, game: GAME, ...ids(), ...money, ...more }, REQUEST),
    win: (more: { roundId: string; amountMinor: string; transactionId?: string; endRound?: boolean }) =>
      takeWin(parts, PROVIDER, { ...named, ...ids(), ...money, ...more }, REQUEST),
    rollback: (more: { roundId: string; betTransactionId: string; transactionId?: string }) =>
      takeRollback(parts, PROVIDER, { ...named, ...ids(), ...more }, REQUEST),
    end: (roundId: string) => endRound(parts, PROVIDER, { ...named, ...ids(), roundId }, REQUEST),
    rule: (rule: PlayRule) => house.db.transaction((tx) => setPlayRule(tx, playerId, rule)),
    held: async () => {
      const balances = await balancesOf(house.db, playerId);
      const of = (kind: string) => String(balances.find((balance) => balance.kind === kind)?.amountMinor);
      return { realMinor: of('real'), bonusMinor: of('bonus') };
    },
    seatRow: async () => {
      const text = `SELECT active_grant AS "grantId", wager_left_minor AS "wagerLeftMinor", loss_allowance_minor AS "lossMinor"
FROM player_seat WHERE player_id = $1`;
      return (await house.owner.query<Record<string, unknown>>(text, [playerId]))[0]!;
    },
    stateOfGrant: async () => {
      const text = 'SELECT state FROM bonus_grant WHERE player_id = $1 AND id = $2';
      return (await house.owner.query<{ state: string }>(text, [playerId, grantId]))[0]?.state;
    },
  };
}

const money = (amountMinor: bigint) => ({ amountMinor, currency: 'UAH' }) as const;
const twoIds = () => ({ roundId: randomUUID(), transactionId: randomUUID() });

test('a stake is split by the order of the bonus, its win goes the same way, and both are told by their parts', async () => {
  const one = await seat({ realMinor: 300n, bonusMinor: 5_000n });
  const bet = twoIds();
  const taken = await one.bet(bet);
  expect(taken).toMatchObject({
    status: 'ok',
    balanceMinor: '4300',
    balanceParts: { realMinor: '0', bonusMinor: '4300' },
    parts: { realMinor: '300', bonusMinor: '700' },
  });
  const win = { roundId: bet.roundId, transactionId: randomUUID(), amountMinor: '1001' };
  const paid = await one.win(win);
  expect(paid).toMatchObject({ status: 'ok', parts: { realMinor: '301', bonusMinor: '700' } });
  expect(await one.held()).toEqual({ realMinor: '301', bonusMinor: '5000' });
  expect(await one.seatRow()).toMatchObject({ wagerLeftMinor: 10_000_000n - 500n });
  await one.end(bet.roundId);
  // The kept answers again, whatever the purse holds now.
  expect([await one.bet(bet), await one.win(win)]).toEqual([taken, paid]);
  const { rounds } = await one.player.call(listProviderRounds, { query: {} });
  expect(rounds[0]!.parts).toEqual({ bonusStakeMinor: '700', bonusWinMinor: '700', forfeitedMinor: '0' });
  const told = await house.owner.query<{ payload: object }>(
    `SELECT payload FROM (SELECT player_id, topic, payload FROM outbox UNION ALL SELECT player_id, topic, payload FROM fact) AS f
WHERE player_id = $1 AND topic = 'provider-round.ended'`,
    [one.playerId],
  );
  expect(told.map(({ payload }) => payload)).toEqual([
    expect.objectContaining({ bonusStakeMinor: '700', bonusWinMinor: '700' }),
  ]);
});

test('a round belongs to the bonus of its first bet: later ones under another or none take real money alone', async () => {
  const one = await seat({ realMinor: 5_000n });
  const { roundId } = twoIds();
  await one.bet({ roundId });
  await one.give(2_000n);
  expect(await one.bet({ roundId })).toMatchObject({ parts: { realMinor: '1000', bonusMinor: '0' } });
  expect(await one.bet({ roundId, amountMinor: '4000' })).toMatchObject({ status: 'insufficient_funds' });
  expect(await one.bet({ amountMinor: '4000' })).toMatchObject({
    parts: { realMinor: '3000', bonusMinor: '1000' },
  });
});

test('a rollback gives the parts back, and exactly as much of the wagering', async () => {
  const one = await seat({ realMinor: 300n, bonusMinor: 5_000n });
  const { roundId, transactionId } = twoIds();
  const second = randomUUID();
  await one.bet({ roundId, transactionId });
  await one.bet({ roundId, transactionId: second, amountMinor: '501' });
  const undo = { roundId, betTransactionId: second, transactionId: randomUUID() };
  const undone = await one.rollback(undo);
  expect(undone).toMatchObject({ outcome: 'returned', parts: { realMinor: '0', bonusMinor: '501' } });
  expect(await one.seatRow()).toMatchObject({ wagerLeftMinor: 10_000_000n - 500n });
  await one.rollback({ roundId, betTransactionId: transactionId });
  expect(await one.held()).toEqual({ realMinor: '300', bonusMinor: '5000' });
  expect(await one.seatRow()).toMatchObject({ wagerLeftMinor: 10_000_000n });
  expect(await one.rollback(undo)).toEqual(undone);
});

test('what does the wagering ends the bonus at once; a rollback after that reopens nothing', async () => {
  const one = await seat({ realMinor: 300n, bonusMinor: 5_000n, wagerMinor: 500n });
  const { roundId, transactionId } = twoIds();
  await one.bet({ roundId, transactionId });
  expect(await one.stateOfGrant()).toBe('FINISHED');
  expect(await one.held()).toEqual({ realMinor: '4300', bonusMinor: '0' });
  const undone = await one.rollback({ roundId, betTransactionId: transactionId });
  expect(undone).toMatchObject({ outcome: 'returned', parts: { realMinor: '1000', bonusMinor: '0' } });
  expect(await one.held()).toEqual({ realMinor: '5300', bonusMinor: '0' });
  expect(await one.seatRow()).toMatchObject({ grantId: null, wagerLeftMinor: null });
});

test('the bonus part of what comes after a bonus has run out is forfeited, and said so', async () => {
  const expiresAt = new Date(clock.now().getTime() + HOUR_MS);
  const one = await seat({ realMinor: 800n, bonusMinor: 5_000n, expiresAt });
  const [won, undone] = [twoIds(), twoIds()];
  await one.bet({ ...won });
  await one.bet({ ...undone });
  clock.setOffset(2 * HOUR_MS);
  expect(await parts.purses.endIfOver(one.playerId)).toBe(one.grantId);
  const paid = await one.win({ roundId: won.roundId, amountMinor: '100' });
  expect(paid).toMatchObject({ parts: { realMinor: '80', bonusMinor: '0' }, forfeitedMinor: '20' });
  expect(await one.win({ roundId: won.roundId, amountMinor: '50' })).toMatchObject({ forfeitedMinor: '10' });
  expect(
    await one.rollback({ roundId: undone.roundId, betTransactionId: undone.transactionId }),
  ).toMatchObject({
    parts: { realMinor: '0', bonusMinor: '0' },
    forfeitedMinor: '1000',
  });
  expect(await one.held()).toEqual({ realMinor: '120', bonusMinor: '0' });
  const { rounds } = await one.player.call(listProviderRounds, { query: {} });
  expect(rounds.map((round) => round.parts?.forfeitedMinor).sort()).toEqual(['0', '30']);
});

test('a bonus is not cancelled while a round of it is open, nor while a win of it waits for a person', async () => {
  const one = await seat({ realMinor: 0n, bonusMinor: 5_000n });
  const { roundId } = twoIds();
  await one.bet({ roundId, amountMinor: '5000' });
  const cancel = () => parts.purses.cancel(one.playerId, one.grantId!);
  const open = { refused: 'round_open', details: { round: `${PROVIDER}:${roundId}` } };
  expect(await cancel()).toEqual(open);
  const transactionId = randomUUID();
  const studios = manageStudios(house.db, () => clock.now());
  await studios.declareMaximumWin(GAME, 1);
  try {
    await one.win({ roundId, transactionId, amountMinor: '6000', endRound: true });
  } finally {
    await house.owner.query('UPDATE provider_game SET maximum_win_stakes = NULL');
  }
  expect(await cancel()).toEqual(open);
  // Nothing is left to play with, and yet it is not lost.
  expect(await one.stateOfGrant()).toBe('ACTIVATED');
  expect(
    await studios.decide({ provider: PROVIDER, transactionId, decision: 'released', reason: null }),
  ).toBe(undefined);
  expect(await one.held()).toEqual({ realMinor: '0', bonusMinor: '6000' });
  expect(await cancel()).toBeUndefined();
});

test('a bonus that is played down is lost with the end of its last round, whoever ends it', async () => {
  const [one, other] = [
    await seat({ realMinor: 0n, bonusMinor: 1_050n }),
    await seat({ realMinor: 0n, bonusMinor: 1_050n }),
  ];
  const { roundId } = twoIds();
  await one.bet({ roundId });
  await other.bet();
  expect(await one.stateOfGrant()).toBe('ACTIVATED');
  await one.end(roundId);
  expect(await one.stateOfGrant()).toBe('LOST');
  clock.setOffset(25 * HOUR_MS);
  const apart = createEachApart({ clock, failed: () => undefined });
  await abandonRounds(parts, apart, new AbortController().signal);
  expect(await other.stateOfGrant()).toBe('LOST');
});

test('the most a bonus allows for one round holds all its bets together', async () => {
  const terms = { maximumStakeMinor: 1_500n };
  const one = await seat({ realMinor: 9_000n, bonusMinor: 5_000n, terms });
  const { roundId } = twoIds();
  expect(await one.bet({ roundId })).toMatchObject({ status: 'ok' });
  expect(await one.bet({ roundId })).toMatchObject({ status: 'bet_limit' });
  expect(await one.bet({ roundId, amountMinor: '500' })).toMatchObject({ status: 'ok' });
  expect(await one.bet({ amountMinor: '1501' })).toMatchObject({ status: 'bet_limit' });
});

test('a free round takes no bonus money and is none of its business', async () => {
  const one = await seat({ realMinor: 1_000n, bonusMinor: 5_000n });
  const studios = manageStudios(house.db, () => clock.now());
  const gift = { game: GAME, playerId: one.playerId, stakeMinor: 1_000n, count: 1, days: 1 };
  const given = await studios.giveFreeRounds(gift);
  if (typeof given === 'string') throw new Error(given);
  const { roundId } = twoIds();
  expect(await one.bet({ roundId, ...given })).toMatchObject({ status: 'ok', balanceMinor: '6000' });
  expect(await one.win({ roundId, amountMinor: '700' })).toMatchObject({
    parts: { realMinor: '700', bonusMinor: '0' },
  });
  expect(await one.held()).toEqual({ realMinor: '1700', bonusMinor: '5000' });
});

test('two bets at once never take the same bonus money, nor the same wagering', async () => {
  const one = await seat({ realMinor: 500n, bonusMinor: 2_000n });
  const answers = await Promise.all(Array.from({ length: 6 }, () => one.bet()));
  const taken = answers.filter(({ status }) => status === 'ok');
  expect(taken).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 'insufficient_funds')).toHaveLength(4);
  expect(await one.held()).toEqual({ realMinor: '0', bonusMinor: '500' });
  expect(await one.seatRow()).toMatchObject({ wagerLeftMinor: 10_000_000n - 1_000n });
});

test('the same bet many times at once is taken once, by its parts', async () => {
  const one = await seat({ realMinor: 300n, bonusMinor: 5_000n });
  const bet = twoIds();
  const answers = await Promise.all(Array.from({ length: 6 }, () => one.bet(bet)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await one.held()).toEqual({ realMinor: '0', bonusMinor: '4300' });
});

test.each([
  ['stake_limit', 'limit_reached'],
  ['loss_limit', 'limit_reached'],
  ['stake_maximum', 'bet_limit'],
] as const)('%s: the second bet of a round is too much', async (rule, status) => {
  const one = await seat();
  const amount = money(1_500n);
  await one.rule(rule === 'stake_maximum' ? { rule, ...amount } : { rule, period: 'day', ...amount });
  const { roundId } = twoIds();
  expect(await one.bet({ roundId })).toMatchObject({ status: 'ok' });
  const refused = { roundId, transactionId: randomUUID() };
  expect(await one.bet(refused)).toMatchObject({ status, balanceMinor: '99000' });
  // What is refused costs no allowance.
  expect(await one.bet({ roundId, amountMinor: '500' })).toMatchObject({ status: 'ok' });
  expect(await one.bet(refused)).toMatchObject({ status });
});

test('what is refused for money leaves the allowances as they were', async () => {
  const one = await seat({ realMinor: 1_000n });
  await one.rule({ rule: 'loss_limit', period: 'day', ...money(1_500n) });
  await one.bet({ amountMinor: '400' });
  const before = await one.seatRow();
  expect(await one.bet({ amountMinor: '700' })).toMatchObject({ status: 'insufficient_funds' });
  expect(await one.seatRow()).toEqual(before);
});

test('wins and rollbacks give back what may be lost, by their own parts', async () => {
  const one = await seat({ realMinor: 1_000n, bonusMinor: 5_000n, terms: { order: 'REAL_FIRST' } });
  await one.rule({ rule: 'loss_limit', period: 'day', ...money(2_000n) });
  const [won, undone] = [twoIds(), twoIds()];
  await one.bet({ ...won, amountMinor: '1600' });
  expect(await one.seatRow()).toMatchObject({ lossMinor: 1_000n });
  await one.win({ roundId: won.roundId, amountMinor: '800' });
  expect(await one.seatRow()).toMatchObject({ lossMinor: 1_500n });
  await one.bet({ ...undone, amountMinor: '600' });
  expect(await one.seatRow()).toMatchObject({ lossMinor: 1_000n });
  await one.rollback({ roundId: undone.roundId, betTransactionId: undone.transactionId });
  expect(await one.seatRow()).toMatchObject({ lossMinor: 1_500n });
});

test.each(['exclusion', 'break', 'session_time', 'reality_check'] as const)(
  '%s: no stake, and no word of which rule; what is staked is settled as ever',
  async (rule) => {
    const one = await seat();
    const [won, undone] = [twoIds(), twoIds()];
    await one.bet(won);
    await one.bet(undone);
    await one.rule({ rule, from: clock.now(), until: null });
    expect(await one.bet()).toEqual({
      ...{ status: 'play_not_allowed', message: WALLET_STATUSES.play_not_allowed },
      ...{ balanceMinor: '98000', currency: 'UAH' },
      balanceParts: { realMinor: '98000', bonusMinor: '0' },
    });
    expect(await one.win({ roundId: won.roundId, amountMinor: '700' })).toMatchObject({ status: 'ok' });
    expect(
      await one.rollback({ roundId: undone.roundId, betTransactionId: undone.transactionId }),
    ).toMatchObject({ status: 'ok', outcome: 'returned' });
    expect(await one.end(won.roundId)).toMatchObject({ status: 'ok' });
  },
);

test('with bets in flight, not one is taken after an exclusion has committed', async () => {
  const one = await seat();
  const bets: Promise<{ status: string }>[] = [];
  await house.db.transaction(async (tx) => {
    await setPlayRule(tx, one.playerId, { rule: 'exclusion', from: clock.now(), until: null });
    for (let n = 0; n < 6; n += 1) bets.push(one.bet());
    await untilWaitingForLocks(house.owner, 6);
  });
  expect((await Promise.all(bets)).map(({ status }) => status)).toEqual(bets.map(() => 'play_not_allowed'));
  expect(await one.held()).toEqual({ realMinor: '100000', bonusMinor: '0' });
});
