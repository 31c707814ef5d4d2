import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatAt } from '../../play/providers/wallet.fixture.ts';
import {
  GAME as STUDIO_GAME,
  startProviderHouse,
  type ProviderHouse,
} from '../../play/providers/providers.fixture.ts';
import { readMigrations } from '../../../platform/migrate.ts';
import { verifyBooks } from '../../money/books/feature.ts';
import { FIGURES_BOOKS } from './figures-books-store.ts';
import {
  allIsRead,
  figuresIn,
  GAME,
  giveBonus,
  giveGift,
  move,
  payIn,
  playersIn,
  playOne,
  type FigureRow,
} from './figures.fixture.ts';
import { figuresDesk } from './rebuild-figures.ts';
import type { FigureDifference } from './rebuild-figures-store.ts';

let house: ProviderHouse;
let rows: FigureRow[];
/** What the rounds of the test won, by the money they were staked with. */
const won = { real: 0n, bonus: 0n, given: 0n };

/** Everything that figures count, once by the calls that the house has for it. */
beforeAll(async () => {
  house = await startProviderHouse();
  const payer = await house.createPlayer({ region: 'UA', balanceMinor: '50000' });
  await payIn(house, payer, 'UA', '30000');
  await payIn(house, payer, 'UA', '20000');
  won.real += await playOne(house, payer, { outcome: 'won' });
  won.real += await playOne(house, payer, { outcome: 'lost' });
  const forFun = await house.createPlayer({ region: 'KZ' });
  await playOne(house, forFun, { kind: 'play', stakeMinor: '2000' });
  won.given += await playOne(house, payer, { outcome: 'won', giftId: await giveGift(house, payer) });

  const bonused = await house.createPlayer({ region: 'EU' });
  await payIn(house, bonused, 'EU', '700');
  await giveBonus(house, bonused, '5000', '50000');
  won.bonus += await playOne(house, bonused, { outcome: 'won', stakeMinor: '100' });
  const moved = await house.createPlayer({ region: 'UA', balanceMinor: '5000' });
  await payIn(house, moved, 'UA', '10000');
  won.real += await playOne(house, moved);
  await move(house, moved, 'EU');
  await payIn(house, moved, 'EU', '800');

  const seat = await seatAt(house);
  await seat.bet({ roundId: 'one', transactionId: 'b1', amountMinor: '400' });
  await seat.win({ roundId: 'one', transactionId: 'w1', amountMinor: '150', endRound: true });
  await seat.bet({ roundId: 'two', transactionId: 'b2', amountMinor: '999' });
  await seat.rollback({ roundId: 'two', transactionId: 'r2', betTransactionId: 'b2' });
  await seat.bet({ roundId: 'three', transactionId: 'b3', amountMinor: '250' });
  const freeRoundsId = await seat.giveFreeRounds(1);
  await seat.bet({ roundId: 'free', transactionId: 'b4', amountMinor: '100', freeRoundsId });
  await seat.win({ roundId: 'free', transactionId: 'w4', amountMinor: '60', endRound: true });
  await allIsRead(house.owner);
  rows = await figuresIn(house.owner);
}, 60_000);
afterAll(() => house.close());

const sum = (of: (row: FigureRow) => boolean, column: string): bigint =>
  rows.filter(of).reduce((total, row) => total + (row[column] as bigint), 0n);
const inGame =
  (game: string, currency = 'UAH') =>
  (row: FigureRow) =>
    row.game === game && row.currency === currency;
const inCurrency = (currency: string) => (row: FigureRow) => row.currency === currency;

test('rounds of the house count with the money that was staked, and play money does not', () => {
  expect(sum(inGame(GAME), 'rounds')).toBe(3n);
  expect(sum(inGame(GAME), 'turnover_minor')).toBe(3_000n);
  expect(sum(inGame(GAME), 'win_minor')).toBe(won.real);
  expect(sum(inGame(GAME), 'bonus_rounds')).toBe(1n);
  expect(sum(inGame(GAME, 'EUR'), 'bonus_stake_minor')).toBe(100n);
  expect(sum(inGame(GAME, 'EUR'), 'bonus_win_minor')).toBe(won.bonus);
  expect(sum(inGame(GAME, 'EUR'), 'turnover_minor')).toBe(0n);
});

test('other studios’ bets count when they are staked, and no longer once they are given back', () => {
  expect(sum(inGame(STUDIO_GAME), 'rounds')).toBe(2n);
  expect(sum(inGame(STUDIO_GAME), 'turnover_minor')).toBe(650n);
  expect(sum(inGame(STUDIO_GAME), 'win_minor')).toBe(150n);
  expect(sum(inGame(STUDIO_GAME), 'bonus_cost_minor')).toBe(60n);
});

test('what was given and became money is the cost of bonuses; corrections stand apart', () => {
  expect(sum(inGame(''), 'bonus_cost_minor')).toBe(won.given);
  expect(won.given).toBeGreaterThan(0n);
  expect(sum(inGame('', 'EUR'), 'bonus_granted_minor')).toBe(5_000n);
  // What the seams give out of nothing.
  expect(sum(inCurrency('UAH'), 'adjustment_minor')).toBe(155_000n);
});

test('deposits are counted, and the first of each player apart', () => {
  expect(sum(inCurrency('UAH'), 'deposits')).toBe(3n);
  expect(sum(inCurrency('UAH'), 'deposit_minor')).toBe(60_000n);
  expect(sum(inCurrency('UAH'), 'first_deposits')).toBe(2n);
  expect(sum(inCurrency('UAH'), 'first_deposit_minor')).toBe(40_000n);
  // In another currency it is no first one any more.
  expect(sum(inCurrency('EUR'), 'deposits')).toBe(2n);
  expect(sum(inCurrency('EUR'), 'first_deposit_minor')).toBe(700n);
});

test('a player is active once, however many rounds and games; who only played for fun is not', () => {
  expect(sum(inGame(GAME), 'players')).toBe(2n);
  expect(sum(inGame(STUDIO_GAME), 'players')).toBe(1n);
  expect(sum(inGame(''), 'players')).toBe(3n);
  expect(sum(inGame('', 'EUR'), 'players')).toBe(1n);
  expect(sum(inCurrency('UAH'), 'new_players')).toBe(3n);
});

test('a player who moves is counted where they were', async () => {
  const moves = await house.owner.query<{ from: string }>(
    `SELECT from_region AS from FROM region_change WHERE change = 'moved'`,
  );
  expect(moves).toEqual([{ from: 'UA' }]);
  expect(new Set(rows.filter(inCurrency('UAH')).map(({ region }) => region))).toEqual(new Set(['UA']));
  expect(new Set(rows.filter(inCurrency('EUR')).map(({ region }) => region))).toEqual(new Set(['EU']));
});

test('all own money there is came by what the figures say, but for the stakes of rounds that are open', async () => {
  const [held] = await house.owner.query<{ minor: bigint }>(
    `SELECT sum(amount_minor)::bigint AS minor FROM ledger_account WHERE kind = 'real' AND currency = 'UAH'`,
  );
  const of = (column: string) => sum(inCurrency('UAH'), column);
  const came = of('deposit_minor') + of('adjustment_minor') + of('bonus_cost_minor');
  expect(came - of('turnover_minor') + of('win_minor')).toBe(held!.minor);
});

test('counted again it is the very same, row by row, and the books agree', async () => {
  const before = { figures: rows, players: await playersIn(house.owner) };
  expect(await rebuild()).toEqual([]);
  expect({ figures: await figuresIn(house.owner), players: await playersIn(house.owner) }).toEqual(before);
  const { checks } = await verifyBooks(house.owner);
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
  expect(checks.map(({ name }) => name)).toContain('figures');
});

test('where it was played before there were figures, the migration counts all but what the reader will be told of', async () => {
  const [migration] = (await readMigrations()).filter(({ name }) => name.startsWith('0058'));
  const undone = new Error('only looked at');
  const inOldHouse = (prepare: string) => {
    let found: FigureRow[] = [];
    const looked = house.owner.transaction(async (tx) => {
      await tx.query(`DROP TABLE figure_day, figure_player; ALTER TABLE player DROP COLUMN test_account;
DELETE FROM fact_reader WHERE name = 'figures'; ${prepare}`);
      await tx.query(migration!.text);
      found = await tx.query<FigureRow>(
        'SELECT * FROM figure_day ORDER BY day, region, brand, currency, game, test',
      );
      expect(
        await tx.query(
          `SELECT FROM fact_reader r, fact_head h WHERE r.name = 'figures' AND r.position = h.position`,
        ),
      ).toHaveLength(1);
      throw undone;
    });
    return expect(looked)
      .rejects.toBe(undone)
      .then(() => found);
  };
  expect(await inOldHouse('')).toEqual(rows);
  const waiting = await inOldHouse(`INSERT INTO outbox (player_id, topic, payload)
SELECT player_id, 'round.settled', json_build_object('id', key) FROM round WHERE bonus_stake_minor = 100`);
  const inEuro = waiting.filter(inGame(GAME, 'EUR'));
  expect(inEuro).toEqual([]);
  expect(waiting.filter(inCurrency('UAH'))).toEqual(rows.filter(inCurrency('UAH')));
});

async function rebuild(): Promise<FigureDifference[]> {
  const found: FigureDifference[] = [];
  const told = (_day: string, differences: readonly FigureDifference[]) => void found.push(...differences);
  expect(await figuresDesk(house.db).rebuild({}, told)).toBeUndefined();
  return found;
}

test.each([
  [`UPDATE figure_day SET win_minor = win_minor - 1 WHERE game = '${GAME}' AND currency = 'UAH'`, 1],
  [`DELETE FROM figure_day WHERE currency = 'EUR'`, 2],
  [
    `INSERT INTO figure_day SELECT (jsonb_populate_record(f, jsonb_build_object('day', day - 1))).* FROM figure_day f WHERE game = '${STUDIO_GAME}'`,
    1,
  ],
  [
    `UPDATE figure_day SET players = players + 1 WHERE game = '' AND currency = 'UAH' AND rounds = 0 AND players > 0`,
    1,
  ],
])('a planted difference is named and mended: %s', async (plant, count) => {
  await house.owner.query(plant);
  expect(await house.owner.query(FIGURES_BOOKS.sql)).toHaveLength(count);
  expect(await rebuild()).toHaveLength(count);
  expect(await figuresIn(house.owner)).toEqual(rows);
  expect(await house.owner.query(FIGURES_BOOKS.sql)).toEqual([]);
});

test('an account that is said to be a test account leaves the figures of all its days, and comes back', async () => {
  const desk = figuresDesk(house.db);
  const [payer] = await house.owner.query<{ id: bigint }>('SELECT min(id) AS id FROM player');
  const told = () => undefined;
  expect(await desk.markTest(payer!.id, true, told)).toBeUndefined();
  const marked = await figuresIn(house.owner);
  const ofOthers = marked.filter(
    ({ test: isTest, ...row }) => !isTest && inCurrency('UAH')(row as FigureRow),
  );
  expect(ofOthers.reduce((total, row) => total + (row['deposits'] as bigint), 0n)).toBe(1n);
  expect(await house.owner.query(FIGURES_BOOKS.sql)).toEqual([]);
  expect(await desk.markTest(payer!.id, false, told)).toBeUndefined();
  expect(await figuresIn(house.owner)).toEqual(rows);
  expect(await desk.markTest(9_999_999n, true, told)).toBe('There is no player 9999999.');
});

test('a player who is missing among those who played is named, though every sum is right', async () => {
  await house.owner.query(`DELETE FROM figure_player WHERE game = '${STUDIO_GAME}'`);
  expect(await house.owner.query(FIGURES_BOOKS.sql)).toMatchObject([
    { game: STUDIO_GAME, kept_players: null, players: 1n },
  ]);
  await rebuild();
  expect(await house.owner.query(FIGURES_BOOKS.sql)).toEqual([]);
});
