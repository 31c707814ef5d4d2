import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { listProviderRounds } from '@croupier/contract/play/providers';
import { REGIONS } from '@croupier/domain/site/regions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideHeldWin, type HeldWinVerdict } from './decide-held-win.ts';
import { manageStudios } from './manage-studios.ts';
import { PROVIDER_BOOKS } from './provider-books-store.ts';
import { GAME, PROVIDER, startProviderHouse, type ProviderHouse } from './providers.fixture.ts';
import { lockNames } from './transactions-store.ts';
import { seatAt } from './wallet.fixture.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';

let house: ProviderHouse;
beforeAll(async () => {
  house = await startProviderHouse();
});
afterAll(() => house.close());

const STUDIOS_MAIN = join(import.meta.dirname, '../../../studios-main.ts');
const BOUND = REGIONS.UA.maximumWinMinor;
const studios = () => manageStudios(house.db, () => new Date());
const decide = (transactionId: string, decision: 'released' | 'refused', reason: string | null = null) =>
  house.db.transaction((tx) =>
    decideHeldWin(tx, { provider: PROVIDER, transactionId, decision, reason }, new Date()),
  );

/** A player whose round has won one minor unit more than is paid without a look. */
async function held() {
  const seat = await seatAt(house);
  const [roundId, transactionId] = [randomUUID(), randomUUID()];
  const bet = { roundId, transactionId: randomUUID() };
  await seat.bet(bet);
  const win = { roundId, transactionId, amountMinor: String(BOUND + 1n) };
  const answer = await seat.win(win);
  return { seat, roundId, transactionId, bet, win, answer };
}

async function booksAgree(): Promise<void> {
  for (const { name, sql } of PROVIDER_BOOKS)
    expect([name, await house.owner.query(sql)]).toEqual([name, []]);
}

test('a win at the bound is paid, one above it is held, and its repeat is answered the same', async () => {
  const seat = await seatAt(house);
  const roundId = randomUUID();
  await seat.bet({ roundId });
  const paid = await seat.win({ roundId, amountMinor: String(BOUND) });
  expect(paid).toMatchObject({ status: 'ok', balanceMinor: String(99_900n + BOUND) });
  // All the wins of a round count together.
  expect(await seat.win({ roundId, amountMinor: '1' })).toMatchObject({ status: 'ok', outcome: 'held' });

  const { seat: other, win, answer } = await held();
  expect(answer).toMatchObject({ status: 'ok', outcome: 'held', balanceMinor: '99900' });
  expect(await other.win(win)).toEqual(answer);
  expect(await other.win({ ...win, amountMinor: '1' })).toMatchObject({ status: 'transaction_reused' });
  expect(await other.balance()).toBe('99900');
  await booksAgree();
});

test('what the studio declared bounds the round’s own stake', async () => {
  await studios().declareMaximumWin(GAME, 5);
  try {
    const seat = await seatAt(house);
    const roundId = randomUUID();
    await seat.bet({ roundId });
    expect(await seat.win({ roundId, amountMinor: '501' })).toMatchObject({ outcome: 'held' });
    const other = randomUUID();
    await seat.bet({ roundId: other });
    expect((await seat.win({ roundId: other, amountMinor: '500' })).outcome).toBeUndefined();
  } finally {
    await house.owner.query('UPDATE provider_game SET maximum_win_stakes = NULL');
  }
});

test('releases and refusals at once: one of them decides, and it is paid at most once', async () => {
  const { seat, roundId, transactionId, win, answer } = await held();
  let deciding: Promise<HeldWinVerdict>[] = [];
  await house.db.transaction(async (tx) => {
    await lockNames(tx, [`round ${PROVIDER} ${roundId}`]);
    deciding = [
      ...Array.from({ length: 3 }, () => decide(transactionId, 'released')),
      ...Array.from({ length: 3 }, () => decide(transactionId, 'refused', 'a test')),
    ];
    await untilWaitingForLocks(house.owner, 6);
  });
  const outcomes = await Promise.all(deciding);
  expect(outcomes.filter((outcome) => outcome === 'decided')).toHaveLength(1);
  const wasReleased = outcomes.slice(0, 3).includes('decided');
  expect(await seat.balance()).toBe(String(99_900n + (wasReleased ? BOUND + 1n : 0n)));
  expect(await seat.win(win)).toEqual(answer);
  await booksAgree();
});

test('a released win is paid once, and the round has it', async () => {
  const { seat, roundId, transactionId } = await held();
  expect((await studios().held()).map((win) => win.transactionId)).toContain(transactionId);
  expect(await decide(transactionId, 'released')).toBe('decided');
  expect(await decide(transactionId, 'released')).toBe('paid');
  expect(await decide(transactionId, 'refused', 'late')).toBe('paid');
  expect(await seat.balance()).toBe(String(99_900n + BOUND + 1n));
  const rows = 'SELECT win_minor FROM provider_round WHERE round_id = $1';
  expect(await house.owner.query(rows, [roundId])).toEqual([{ win_minor: BOUND + 1n }]);
  expect((await studios().held()).map((win) => win.transactionId)).not.toContain(transactionId);
  await booksAgree();
});

test('the bets of a round with a held win stand, the win itself is no bet, and a refused one lets go of them', async () => {
  const { seat, roundId, transactionId, bet } = await held();
  const rollback = { roundId, betTransactionId: bet.transactionId };
  expect(await seat.rollback(rollback)).toMatchObject({ status: 'round_has_win' });
  expect(await seat.rollback({ roundId, betTransactionId: transactionId })).toMatchObject({
    status: 'not_a_bet',
  });
  expect(await decide(transactionId, 'refused', 'the studio withdrew it')).toBe('decided');
  expect(await decide(transactionId, 'released')).toBe('turned-down');
  expect(await seat.rollback(rollback)).toMatchObject({ status: 'ok', outcome: 'returned' });
  expect(await seat.balance()).toBe('100000');
  await booksAgree();
});

test.each([
  ['release', []],
  ['refuse', ['--reason', 'the studio withdrew it']],
])('the command line does not %s a held win: the office asks for a second person', async (command, more) => {
  const { seat, transactionId } = await held();
  const run = promisify(execFile)(
    process.execPath,
    [STUDIOS_MAIN, command, '--provider', PROVIDER, '--transaction', transactionId, ...more],
    { env: { ...process.env, DATABASE_URL: house.databaseUrl, SEED_KEY: '7'.repeat(64) } },
  );
  await expect(run).rejects.toMatchObject({ code: expect.any(Number) });
  expect((await studios().held()).map((win) => win.transactionId)).toContain(transactionId);
  expect(await seat.balance()).toBe('99900');
});

test('nobody decides about what is no held win', async () => {
  expect(await decide('never-sent', 'released')).toBe('unknown');
  const seat = await seatAt(house);
  const [roundId, transactionId] = [randomUUID(), randomUUID()];
  await seat.bet({ roundId });
  await seat.win({ roundId, transactionId, amountMinor: '100' });
  expect(await decide(transactionId, 'refused', 'a test')).toBe('paid');
});

test('the player sees what waits, and every step is told', async () => {
  const player = await house.createPlayer({ region: 'UA', balanceMinor: '100000' });
  const seat = await seatAt(house);
  const { token } = await seat.control({ action: 'create-session', playerId: String(player.id) });
  const roundId = randomUUID();
  await seat.bet({ roundId, token });
  const [playerId, transactionId] = [String(player.id), randomUUID()];
  await seat.win({ playerId, roundId, transactionId, amountMinor: String(BOUND + 1n) });
  const { rounds } = await player.call(listProviderRounds, { query: { game: GAME } });
  expect(rounds[0]).toMatchObject({ winMinor: '0', heldMinor: String(BOUND + 1n) });
  await decide(transactionId, 'released');
  const after = await player.call(listProviderRounds, { query: { game: GAME } });
  expect(after.rounds[0]).toMatchObject({ winMinor: String(BOUND + 1n), heldMinor: '0' });
});
