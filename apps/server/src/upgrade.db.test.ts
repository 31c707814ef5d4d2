import { randomBytes } from 'node:crypto';
import type { OutputOf } from '@croupier/contract/kit';
import { getRound } from '@croupier/contract/play/rounds';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyBooks } from './features/money/books/feature.ts';
import { migrate, readMigrations } from './platform/migrate.ts';
import { startTestAppOn, type TestApp } from './platform/testing/test-app.ts';
import { createEmptyTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';
import { OLD_SCHEMA, plantOldHouse } from './upgrade.fixture.ts';

/**
 * A house of an earlier version is brought to this one: its data are put in as its schema had them, the later migrations
 * are applied, and then this server goes on with them.
 */
const seedKey = [randomBytes(32)] as const;
let database: TestDatabase;
let app: TestApp | undefined;
let old: Awaited<ReturnType<typeof plantOldHouse>>;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  const { owner } = database;
  const migrations = await readMigrations();
  await migrate(
    owner,
    () => {},
    migrations.slice(0, migrations.findIndex(({ name }) => name === OLD_SCHEMA) + 1),
  );
  old = await plantOldHouse(owner, seedKey);
  await migrate(owner);
});
afterAll(() => (app ? app.close() : database.drop()));

const rows = <R extends object>(sql: string) => database.owner.query<R>(sql);

test('what the later migrations said about what was there is so', async () => {
  // 0014: a round from before was asked nobody knows what.
  expect(await rows('SELECT DISTINCT asked, balance_before_minor FROM round')).toEqual([
    { asked: null, balance_before_minor: null },
  ]);
  // 0015: a flight is paid once no round is open in it.
  expect(await rows('SELECT number, state, maths_id, heard_to FROM flight ORDER BY number')).toEqual(
    ['paid', 'paid', 'ended', 'boarding'].map((state, index) => ({
      ...{ number: index + 1, state, maths_id: null, heard_to: null },
    })),
  );
  expect(await rows('SELECT kind, fixed_at = opened_at AS fixed FROM flight_chain')).toEqual([
    { kind: 'house', fixed: true },
  ]);
  // 0016: nothing is on sale any more.
  expect(await rows('SELECT sold, closed_at IS NULL AS "onSale" FROM ticket_pool')).toEqual([
    { sold: 1, onSale: false },
  ]);
  // 0018: changes of limits are numbered in their order.
  // 0077: every limit of before is of deposits.
  const rule = 'deposit_limit';
  expect(await rows('SELECT rule, change, place FROM player_limit_change ORDER BY place')).toEqual([
    { rule, change: 'set', place: 1 },
    { rule, change: 'lowered', place: 2 },
  ]);
  // 0077: every seat looks up what its player has set, and an older server that would write over it takes no stake.
  expect(await rows('SELECT rules_until = to_timestamp(0) AS looks FROM player_seat')).toEqual([
    { looks: true },
  ]);
  await expect(rows('UPDATE player_seat SET play_until = NULL')).rejects.toThrow('play_until');
  // 0020: the first client seed was the house's.
  expect(await rows('SELECT number, client_seed_by_house AS house FROM seed_pair ORDER BY number')).toEqual([
    { number: 1, house: true },
    { number: 2, house: false },
    { number: 3, house: false },
  ]);
  // 0041: what was played is in the tally.
  expect(await rows('SELECT game, rounds FROM round_tally ORDER BY game')).toEqual(
    [...Map.groupBy(old.settled, ({ game }) => game)]
      .map(([game, { length }]) => ({ game, rounds: BigInt(length) }))
      .sort((a, b) => (a.game < b.game ? -1 : 1)),
  );
  // 0055: what was off is closed to everybody, whosever game it is; what was on has no switch.
  expect(await rows('SELECT game, scope, closed_from, closed_until FROM game_switch ORDER BY game')).toEqual(
    ['gold-rail', 'old-studio-off'].map((game) => ({
      ...{ game, scope: 'all', closed_from: null, closed_until: null },
    })),
  );
  // 0109: free rounds are of one game and pay at once; those that have run out have ended then.
  const free = 'games, state, terms, win_minor, ended_at = expires_at AS "endedThen"';
  const same = { games: ['old-studio-on'], terms: null, win_minor: 0n };
  expect(await rows(`SELECT ${free} FROM provider_free_rounds ORDER BY id`)).toEqual([
    { ...same, state: 'EXPIRED', endedThen: true },
    { ...same, state: 'ACTIVATED', endedThen: null },
  ]);
});

test('the server of today goes on with it: the books agree, to the last seed', async () => {
  app = await startTestAppOn(database, { SEED_KEY: seedKey[0].toString('hex') });
  const differences = async () => {
    const { checks, leftOut } = await verifyBooks(database.owner, { seedKey });
    return [
      ...checks.flatMap(({ name, difference }) => (difference ? [{ name, difference }] : [])),
      ...leftOut,
    ];
  };
  // Its worker chains the transfers and keeps the witness first.
  await expect.poll(differences, { interval: 200 }).toEqual([]);
});

test('flights that were under way are flown and paid, and rounds of the player are shown as they were', async () => {
  await expect
    .poll(() => rows<{ state: string }>('SELECT state FROM flight ORDER BY number LIMIT 4'))
    .toEqual(Array.from({ length: 4 }, () => ({ state: 'paid' })));
  const { cookie, call } = await app!.signIn({ id: old.playerId, username: 'old@example.com', password: '' });
  expect(cookie).toBeTruthy();
  const shown: OutputOf<typeof getRound>[] = [];
  for (const { key } of [...old.settled, old.open]) shown.push(await call(getRound, { params: { id: key } }));
  expect(shown.map(({ winMinor }) => BigInt(winMinor))).toEqual([
    ...old.settled.map(({ winMinor }) => winMinor),
    old.openWinMinor,
  ]);
  expect(await rows('SELECT amount_minor AS "amountMinor" FROM ledger_account')).toEqual([
    { amountMinor: old.balanceMinor + old.openWinMinor },
  ]);
  const { checks } = await verifyBooks(database.owner, { seedKey });
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
});
