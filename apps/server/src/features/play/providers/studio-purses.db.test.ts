import { randomUUID } from 'node:crypto';
import { listProviderRounds } from '@croupier/contract/play/providers';
import { expect, test } from 'vitest';
import { createEachApart } from '../../../platform/each-apart.ts';
import { abandonRounds } from './abandon-rounds.ts';
import { decideHeldWin } from './decide-held-win.ts';
import { manageStudios } from './manage-studios.ts';
import { GAME, PROVIDER } from './providers.fixture.ts';
import { HOUR_MS, openStudioHouse, takeSeat, twoIds } from './studio-seat.fixture.ts';

const studio = await openStudioHouse();
const { house, parts, clock } = studio;

test('a stake is split by the order of the bonus, its win goes the same way, and both are told by their parts', async () => {
  const one = await takeSeat(studio, { realMinor: 300n, bonusMinor: 5_000n });
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

test.each([
  ['REAL', 150n],
  ['BONUS', 350n],
] as const)('counts of a stake what the terms say, %s', async (source, progressMinor) => {
  const one = await takeSeat(studio, { realMinor: 300n, bonusMinor: 5_000n, terms: { source } });
  const { roundId, transactionId } = twoIds();
  await one.bet({ roundId, transactionId });
  expect(await one.seatRow()).toMatchObject({ wagerLeftMinor: 10_000_000n - progressMinor });
  await one.rollback({ roundId, betTransactionId: transactionId });
  expect(await one.seatRow()).toMatchObject({ wagerLeftMinor: 10_000_000n });
});

test('a round belongs to the bonus of its first bet: later ones under another or none take real money alone', async () => {
  const one = await takeSeat(studio, { realMinor: 5_000n });
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
  const one = await takeSeat(studio, { realMinor: 300n, bonusMinor: 5_000n });
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
  const one = await takeSeat(studio, { realMinor: 300n, bonusMinor: 5_000n, wagerMinor: 500n });
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
  const one = await takeSeat(studio, { realMinor: 800n, bonusMinor: 5_000n, expiresAt });
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
  const one = await takeSeat(studio, { realMinor: 0n, bonusMinor: 5_000n });
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
    await house.db.transaction((tx) =>
      decideHeldWin(
        tx,
        { provider: PROVIDER, transactionId, decision: 'released', reason: null },
        clock.now(),
      ),
    ),
  ).toBe('decided');
  expect(await one.held()).toEqual({ realMinor: '0', bonusMinor: '6000' });
  expect(await cancel()).toBeUndefined();
});

test('a bonus that is played down is lost with the end of its last round, whoever ends it', async () => {
  const [one, other] = [
    await takeSeat(studio, { realMinor: 0n, bonusMinor: 1_050n }),
    await takeSeat(studio, { realMinor: 0n, bonusMinor: 1_050n }),
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
  const one = await takeSeat(studio, { realMinor: 9_000n, bonusMinor: 5_000n, terms });
  const { roundId } = twoIds();
  expect(await one.bet({ roundId })).toMatchObject({ status: 'ok' });
  expect(await one.bet({ roundId })).toMatchObject({ status: 'bet_limit' });
  expect(await one.bet({ roundId, amountMinor: '500' })).toMatchObject({ status: 'ok' });
  expect(await one.bet({ amountMinor: '1501' })).toMatchObject({ status: 'bet_limit' });
});

test('a free round takes no bonus money and is none of its business', async () => {
  const one = await takeSeat(studio, { realMinor: 1_000n, bonusMinor: 5_000n });
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
  const one = await takeSeat(studio, { realMinor: 500n, bonusMinor: 2_000n });
  const answers = await Promise.all(Array.from({ length: 6 }, () => one.bet()));
  const taken = answers.filter(({ status }) => status === 'ok');
  expect(taken).toHaveLength(2);
  expect(answers.filter(({ status }) => status === 'insufficient_funds')).toHaveLength(4);
  expect(await one.held()).toEqual({ realMinor: '0', bonusMinor: '500' });
  expect(await one.seatRow()).toMatchObject({ wagerLeftMinor: 10_000_000n - 1_000n });
});

test('the same bet many times at once is taken once, by its parts', async () => {
  const one = await takeSeat(studio, { realMinor: 300n, bonusMinor: 5_000n });
  const bet = twoIds();
  const answers = await Promise.all(Array.from({ length: 6 }, () => one.bet(bet)));
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await one.held()).toEqual({ realMinor: '0', bonusMinor: '4300' });
});
