import { randomUUID } from 'node:crypto';
import { REGIONS } from '@croupier/domain/site/regions';
import { afterEach, expect, test } from 'vitest';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { lockPurseSeat } from '../../rewards/purses/feature.ts';
import { cancelFreeRounds } from './end-free-rounds.ts';
import { decideHeldWin } from './decide-held-win.ts';
import { CAPPED_BONUS, giveSpins, jobsOf, NOTHING_PAID } from './free-rounds.fixture.ts';
import { PROVIDER } from './providers.fixture.ts';
import { openStudioHouse, twoIds } from './studio-seat.fixture.ts';

const studio = await openStudioHouse();
const { house, clock } = studio;
const jobs = jobsOf(studio);
const OVER_BOUND = String(REGIONS.UA.maximumWinMinor + 1n);

afterEach(async () => {
  const { checks } = await verifyBooks(house.owner);
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
});

/** Starts all of it while the player's seat is held, and lets go once each of them waits. */
async function atOnce<T>(playerId: bigint, work: readonly (() => Promise<T>)[]): Promise<T[]> {
  let underway: Promise<T>[] = [];
  await house.db.transaction(async (tx) => {
    await lockPurseSeat(tx, playerId);
    underway = work.map((each) => each());
    await untilWaitingForLocks(house.owner, work.length);
  });
  return Promise.all(underway);
}

const bonusesOf = (playerId: bigint) =>
  house.owner.query(
    `SELECT amount_minor AS "amountMinor", wager_minor AS "wagerMinor", state FROM bonus_grant WHERE player_id = $1 ORDER BY amount_minor`,
    [playerId],
  );

test('wins are gathered in no balance, and become money once with the end of the last round', async () => {
  const spins = await giveSpins(studio);
  const [first, second] = [await spins.open(), await spins.open()];
  const win = { ...first, transactionId: randomUUID(), amountMinor: '300', endRound: true };
  const answer = await spins.win(win);
  expect(answer).toMatchObject({ status: 'ok', outcome: 'gathered', balanceMinor: NOTHING_PAID });
  expect(answer).not.toHaveProperty('referenceId');
  expect(await spins.win(win)).toEqual(answer);
  expect(await spins.standing()).toMatchObject({ state: 'ACTIVATED', roundsLeft: 0, wonMinor: 300n });
  const last = { ...second, transactionId: randomUUID(), amountMinor: '50' };
  expect(await spins.win(last)).toMatchObject({ outcome: 'gathered', balanceMinor: NOTHING_PAID });
  expect(await spins.ends()).toEqual([]);
  expect(await spins.end(second.roundId)).toMatchObject({ status: 'ok', balanceMinor: '100350' });
  expect(await spins.win(last)).toMatchObject({ outcome: 'gathered', balanceMinor: NOTHING_PAID });
  expect(await spins.real()).toBe('100350');
  await jobs.endDue();
  expect(await spins.ends()).toEqual([{ state: 'FINISHED', wonMinor: '350', convertedMinor: '350' }]);
});

test('free rounds that do not gather pay each win at once, and their end moves nothing', async () => {
  const spins = await giveSpins(studio, { gathers: null, rounds: 1 });
  const { roundId } = await spins.open();
  expect(await spins.win({ roundId, amountMinor: '70', endRound: true })).toMatchObject({
    balanceMinor: '100070',
  });
  expect(await spins.real()).toBe('100070');
  expect(await spins.ends()).toEqual([{ state: 'FINISHED', wonMinor: '70', convertedMinor: '70' }]);
});

test('two bets for the last free round at once: one of them has it', async () => {
  const spins = await giveSpins(studio, { rounds: 1 });
  const answers = await atOnce(spins.playerId, [() => spins.freeBet(), () => spins.freeBet()]);
  expect(answers.map(({ status }) => status).sort()).toEqual(['free_rounds_not_found', 'ok']);
});

test('two last rounds that end at once are both gathered, and paid once', async () => {
  const spins = await giveSpins(studio);
  const [one, other] = [await spins.open(), await spins.open()];
  const endOf = (roundId: string, amountMinor: string) => () =>
    spins.win({ roundId, amountMinor, endRound: true });
  const answers = await atOnce(spins.playerId, [endOf(one.roundId, '30'), endOf(other.roundId, '4')]);
  expect(answers.map(({ balanceMinor }) => balanceMinor).sort()).toEqual([NOTHING_PAID, '100034']);
  expect(await spins.ends()).toEqual([{ state: 'FINISHED', wonMinor: '34', convertedMinor: '34' }]);
});

test('a win that comes twice at once is gathered once', async () => {
  const spins = await giveSpins(studio, { rounds: 1 });
  const { roundId } = await spins.open();
  const win = { roundId, transactionId: randomUUID(), amountMinor: '30', endRound: true };
  let both: Promise<unknown>[] = [];
  await house.db.transaction(async (tx) => {
    await lockPurseSeat(tx, spins.playerId);
    both = [spins.win(win), spins.win(win)];
    await untilWaitingForLocks(house.owner, 2);
  });
  const [one, other] = await Promise.all(both);
  expect(one).toEqual(other);
  expect(await spins.real()).toBe('100030');
});

test('a bet that is rolled back before the end gives its round back, and no money', async () => {
  const spins = await giveSpins(studio);
  const [first, second] = [await spins.open(), await spins.open()];
  await spins.win({ roundId: first.roundId, amountMinor: '20', endRound: true });
  const undo = { roundId: second.roundId, betTransactionId: second.transactionId };
  expect(await spins.rollback(undo)).toMatchObject({ outcome: 'returned', balanceMinor: NOTHING_PAID });
  expect(await spins.standing()).toMatchObject({ state: 'ACTIVATED', roundsLeft: 1, wonMinor: 20n });
  // What has won stays won, before the end as after it.
  const won = { roundId: first.roundId, betTransactionId: first.transactionId };
  expect(await spins.rollback(won)).toMatchObject({ status: 'round_has_win' });
  const third = await spins.open();
  expect(await spins.win({ roundId: third.roundId, amountMinor: '1', endRound: true })).toMatchObject({
    balanceMinor: '100021',
  });
  expect(await spins.rollback(won)).toMatchObject({ status: 'round_has_win' });
  expect(await spins.real()).toBe('100021');
});

test('a bet that is rolled back after the end moves nothing, and gives no round', async () => {
  const spins = await giveSpins(studio);
  const [first, second] = [await spins.open(), await spins.open()];
  await spins.win({ roundId: first.roundId, amountMinor: '20', endRound: true });
  await jobs.giveUpRounds();
  expect(await spins.real()).toBe('100020');
  const undo = { roundId: second.roundId, betTransactionId: second.transactionId };
  expect(await spins.rollback(undo)).toMatchObject({ outcome: 'returned', balanceMinor: '100020' });
  expect(await spins.standing()).toMatchObject({ state: 'FINISHED', roundsLeft: 0, wonMinor: 20n });
  expect(await spins.ends()).toHaveLength(1);
});

test('a cancellation without an open round pays what was gathered, once', async () => {
  const spins = await giveSpins(studio);
  const { roundId } = await spins.open();
  await spins.win({ roundId, amountMinor: '20', endRound: true });
  const [one, other] = await atOnce(spins.playerId, [spins.cancel, spins.cancel]);
  expect(one).toEqual({ id: spins.id, state: 'CANCELED', roundsLeft: 0, wonMinor: 20n });
  expect(other).toEqual(one);
  expect(await spins.freeBet()).toMatchObject({ status: 'free_rounds_not_found' });
  expect(await spins.real()).toBe('100020');
  expect(await spins.ends()).toEqual([{ state: 'CANCELED', wonMinor: '20', convertedMinor: '20' }]);
});

test('a cancellation during an open round takes no more bets, and the win of that round is gathered still', async () => {
  const spins = await giveSpins(studio);
  const { roundId } = await spins.open();
  expect(await spins.cancel()).toMatchObject({ state: 'ACTIVATED', roundsLeft: 0 });
  expect(await spins.freeBet()).toMatchObject({ status: 'free_rounds_not_found' });
  expect(await spins.freeBet({ roundId, transactionId: randomUUID() })).toMatchObject({
    status: 'free_rounds_not_found',
  });
  await jobs.endDue();
  expect(await spins.ends()).toEqual([]);
  expect(await spins.win({ roundId, amountMinor: '20' })).toMatchObject({ balanceMinor: NOTHING_PAID });
  expect(await spins.end(roundId)).toMatchObject({ balanceMinor: '100020' });
  expect(await spins.ends()).toEqual([{ state: 'CANCELED', wonMinor: '20', convertedMinor: '20' }]);
});

test('a cancellation and the last win at once: the win is paid once, whichever is first', async () => {
  const spins = await giveSpins(studio);
  const { roundId } = await spins.open();
  const win = () => spins.win({ roundId, amountMinor: '20', endRound: true });
  await atOnce<unknown>(spins.playerId, [win, spins.cancel]);
  expect(await spins.real()).toBe('100020');
  expect(await spins.ends()).toEqual([{ state: 'CANCELED', wonMinor: '20', convertedMinor: '20' }]);
});

test('a round that is rolled back ends free rounds that waited for it alone', async () => {
  const spins = await giveSpins(studio);
  const { roundId, transactionId } = await spins.open();
  await spins.cancel();
  await spins.rollback({ roundId, betTransactionId: transactionId });
  expect(await spins.standing()).toMatchObject({ state: 'CANCELED', wonMinor: 0n });
  expect(await spins.ends()).toEqual([{ state: 'CANCELED', wonMinor: '0', convertedMinor: '0' }]);
});

test('free rounds are played until the instant they expire, job or not; what is open then still gathers', async () => {
  const expiresAt = new Date();
  clock.setOffset(-600_000);
  const spins = await giveSpins(studio, { expiresAt });
  const { roundId } = await spins.open();
  clock.setOffset(0);
  expect(await spins.freeBet()).toMatchObject({ status: 'free_rounds_not_found' });
  await jobs.endDue();
  expect(await spins.standing()).toMatchObject({ state: 'ACTIVATED', roundsLeft: 0 });
  // Too late to cancel: they have run out, and end so.
  await spins.cancel();
  expect(await spins.win({ roundId, amountMinor: '20', endRound: true })).toMatchObject({
    balanceMinor: '100020',
  });
  expect(await spins.ends()).toEqual([{ state: 'EXPIRED', wonMinor: '20', convertedMinor: '20' }]);
});

test('the job ends those that have run out, once where it runs twice at once', async () => {
  const expiresAt = new Date();
  clock.setOffset(-600_000);
  const [spins, untouched] = [await giveSpins(studio, { expiresAt }), await giveSpins(studio, { expiresAt })];
  const { roundId } = await spins.open();
  await spins.win({ roundId, amountMinor: '20', endRound: true });
  clock.setOffset(0);
  await atOnce(spins.playerId, [jobs.endDue, jobs.endDue]);
  expect(await spins.real()).toBe('100020');
  expect(await spins.ends()).toEqual([{ state: 'EXPIRED', wonMinor: '20', convertedMinor: '20' }]);
  expect(await untouched.ends()).toEqual([{ state: 'EXPIRED', wonMinor: '0', convertedMinor: '0' }]);
});

test('the wins become a bonus of their own where the terms say so, and no more than they allow', async () => {
  const spins = await giveSpins(studio, { gathers: CAPPED_BONUS, rounds: 1 });
  const { roundId } = await spins.open();
  await spins.win({ roundId, amountMinor: '400' });
  expect(await bonusesOf(spins.playerId)).toEqual([]);
  await spins.win({ roundId, amountMinor: '400', endRound: true });
  const bonus = { amountMinor: 500n, wagerMinor: 15_000n, state: 'ACTIVATED' };
  expect(await bonusesOf(spins.playerId)).toEqual([bonus]);
  expect(await spins.held()).toEqual({ realMinor: NOTHING_PAID, bonusMinor: '500' });
  expect(await spins.ends()).toEqual([{ state: 'FINISHED', wonMinor: '800', convertedMinor: '500' }]);
});

test('a win for free rounds that have ended is paid by the same terms, once', async () => {
  const spins = await giveSpins(studio, { gathers: CAPPED_BONUS });
  const [first, second] = [await spins.open(), await spins.open()];
  await spins.win({ roundId: first.roundId, amountMinor: '400', endRound: true });
  await jobs.giveUpRounds();
  expect(await spins.ends()).toEqual([{ state: 'FINISHED', wonMinor: '400', convertedMinor: '400' }]);
  const late = { roundId: second.roundId, transactionId: randomUUID(), amountMinor: '300', endRound: true };
  expect(await spins.win(late)).toMatchObject({ status: 'ok', outcome: 'gathered' });
  expect(await spins.win(late)).toMatchObject({ status: 'ok', outcome: 'gathered' });
  expect(await bonusesOf(spins.playerId)).toEqual([
    { amountMinor: 100n, wagerMinor: 3_000n, state: 'NOT_ACTIVATED' },
    { amountMinor: 400n, wagerMinor: 12_000n, state: 'ACTIVATED' },
  ]);
  expect(await spins.standing()).toMatchObject({ state: 'FINISHED', wonMinor: 700n });
  expect(await spins.ends()).toHaveLength(1);
});

test('a late win of free rounds that pay real money is real money, and after their round has ended it is refused', async () => {
  const spins = await giveSpins(studio, { rounds: 1 });
  const { roundId } = await spins.open();
  await jobs.giveUpRounds();
  expect(await spins.ends()).toEqual([{ state: 'FINISHED', wonMinor: '0', convertedMinor: '0' }]);
  await spins.win({ roundId, amountMinor: '300' });
  await spins.win({ roundId, amountMinor: '30', endRound: true });
  expect(await spins.real()).toBe('100330');
  expect(await spins.win({ roundId, amountMinor: '3' })).toMatchObject({ status: 'round_closed' });
  expect(await spins.real()).toBe('100330');
});

test.each([
  ['released', OVER_BOUND],
  ['refused', '0'],
] as const)('a win that is held keeps the end waiting until it is %s', async (decision, wonMinor) => {
  const spins = await giveSpins(studio, { rounds: 1 });
  const { roundId } = await spins.open();
  const transactionId = randomUUID();
  const win = { roundId, transactionId, amountMinor: OVER_BOUND, endRound: true };
  expect(await spins.win(win)).toMatchObject({ outcome: 'held' });
  await jobs.endDue();
  expect(await spins.ends()).toEqual([]);
  const decided = { provider: PROVIDER, transactionId, decision, reason: 'a test' };
  expect(await house.db.transaction((tx) => decideHeldWin(tx, decided, clock.now()))).toBe('decided');
  expect(await spins.real()).toBe(String(BigInt(NOTHING_PAID) + BigInt(wonMinor)));
  expect(await spins.ends()).toEqual([{ state: 'FINISHED', wonMinor, convertedMinor: wonMinor }]);
});

test('free rounds of another player are neither played nor cancelled', async () => {
  const [mine, theirs] = [await giveSpins(studio), await giveSpins(studio)];
  const bet = { ...twoIds(), amountMinor: '100', freeRoundsId: theirs.id };
  expect(await mine.bet(bet)).toMatchObject({ status: 'free_rounds_not_found' });
  const cancelled = house.db.transaction((tx) => cancelFreeRounds(tx, mine.playerId, theirs.id, clock.now()));
  expect(await cancelled).toBeUndefined();
  expect(await theirs.standing()).toMatchObject({ state: 'ACTIVATED', roundsLeft: 2 });
});
