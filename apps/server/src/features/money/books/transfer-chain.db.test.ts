import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createOffsetClock } from '../../../platform/clock.ts';
import { createFacts } from '../../../platform/facts/facts.ts';
import { createLog } from '../../../platform/log.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { post } from '../ledger/feature.ts';
import { booksReaders } from './books-readers.ts';
import { listHeads } from './chain-store.ts';
import { askForHead } from './daily-head.ts';
import { rebuildHouseDays } from './house-days-store.ts';
import { untilFactsRead } from './planted-world.fixture.ts';
import { verifyBooks, type VerifyOptions } from './verify-books.ts';

const DAY_MS = 24 * 3_600_000;
const seedKey = [randomBytes(32)] as const;
const clock = createOffsetClock();
let database: TestDatabase;
let errors: object[];
let lastPlayer = 0n;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  errors = [];
});

/** What a process of its own does about facts, with the readers of the books. */
function startFacts() {
  const error = (_: string, details: object) => void errors.push(details);
  const readers = booksReaders({ clock, seedKey, error });
  const facts = createFacts({
    db: database.db,
    readers,
    publish: () => {},
    log: createLog('silent'),
    haste: 100,
  });
  facts.start();
  return facts;
}

async function chained<T>(work: () => Promise<T>, processes = 1): Promise<T> {
  const started = Array.from({ length: processes }, startFacts);
  try {
    const result = await work();
    await untilFactsRead(database);
    return result;
  } finally {
    await Promise.all(started.map((facts) => facts.stop()));
  }
}

const give = (playerId: bigint, kind: 'real' | 'play' = 'real') =>
  database.db.transaction((tx) =>
    post(tx, {
      playerId,
      currency: 'EUR',
      key: randomUUID(),
      operation: 'adjustment',
      transfers: [
        { from: { owner: 'house', name: 'adjustments' }, to: { owner: 'player', kind }, amountMinor: 100n },
      ],
    }),
  );

const found = async (options: VerifyOptions = {}) =>
  (await verifyBooks(database.owner, { seedKey, ...options })).checks
    .filter(({ difference }) => difference)
    .map(({ name, difference }) => [name, difference]);

/** A transfer right in itself, with its account and post, that no server made. */
async function invent(playerId: bigint): Promise<void> {
  const key = randomUUID();
  const { owner } = database;
  const account = "player_id = $1 AND currency = 'EUR' AND kind = 'real'";
  await owner.query(
    `INSERT INTO ledger_post (player_id, key, currency, operation, input_hash) VALUES ($1, $2, 'EUR', 'adjustment', sha256(''))`,
    [playerId, key],
  );
  await owner.query(
    `INSERT INTO ledger_transfer (player_id, currency, kind, key, operation, created_at, version, debit, credit, amount_minor, balance_before_minor, balance_after_minor)
SELECT player_id, currency, kind, $2, 'adjustment', now(), version + 1, 'adjustments', 'player', 77700, amount_minor, amount_minor + 77700
FROM ledger_account WHERE ${account}`,
    [playerId, key],
  );
  await owner.query(
    `UPDATE ledger_account SET amount_minor = amount_minor + 77700, version = version + 1 WHERE ${account}`,
    [playerId],
  );
}

/** Takes what was invented out again, with everything after it. */
async function forget(playerId: bigint): Promise<void> {
  for (const table of [
    'transfer_chain',
    'books_head_account',
    'ledger_transfer',
    'ledger_post',
    'ledger_account',
    'outbox',
    'fact',
  ])
    await database.owner.query(`DELETE FROM ${table} WHERE player_id = $1`, [playerId]);
  await database.owner.transaction(rebuildHouseDays);
}

test('transfers that wait for the reader are told from planted ones', async () => {
  const player = (lastPlayer += 1n);
  await give(player);
  await give(player, 'play');
  expect(await found()).toEqual([]);
  await invent(player);
  expect(await found()).toMatchObject([
    ['transfer-chain', { player_id: String(player), version: '2', amount_minor: '77700' }],
  ]);
  await forget(player);
});

test('one that nobody told of is never taken into the chain, whatever comes after it, and is an alarm', async () => {
  const player = (lastPlayer += 1n);
  await chained(() => give(player));
  await invent(player);
  await chained(() => give(player));
  expect(errors).toEqual([{ playerId: String(player), currency: 'EUR', kind: 'real' }]);
  expect(await found()).toMatchObject([['transfer-chain', { version: '2', amount_minor: '77700' }]]);
  await forget(player);
});

test('two processes, one after the other or at once, chain every transfer once while it is posted', async () => {
  const players = Array.from({ length: 8 }, () => (lastPlayer += 1n));
  await chained(
    () => Promise.all(players.flatMap((player) => Array.from({ length: 10 }, () => give(player)))),
    2,
  );
  expect(errors).toEqual([]);
  expect(await found()).toEqual([]);
  const [row] = await database.owner.query<{ versions: bigint }>(
    'SELECT sum(version)::bigint AS versions FROM transfer_chain WHERE player_id = ANY ($1)',
    [players],
  );
  expect(row!.versions).toBe(80n);
});

test('a transfer whose fact was put aside is one that was made', async () => {
  const player = (lastPlayer += 1n);
  await give(player);
  await database.owner.query(
    `WITH moved AS (DELETE FROM outbox WHERE player_id = $1 RETURNING *)
INSERT INTO fact_parked (reader, position, player_id, topic, payload, created_at, error)
SELECT 'books-chain', id, player_id, topic, payload, created_at, 'poison' FROM moved`,
    [player],
  );
  expect(await found()).toEqual([]);
  await chained(() => give(player));
  expect(await found()).toEqual([]);
  expect(errors).toEqual([]);
});

test('what was there before the chain is taken in as it is', async () => {
  const player = (lastPlayer += 1n);
  for (let n = 0; n < 3; n += 1) await give(player);
  await database.owner.query('DELETE FROM outbox WHERE player_id = $1', [player]);
  const adopted = { currency: 'EUR', kind: 'real', version: 3 };
  await database.owner.query(
    `INSERT INTO outbox (player_id, topic, payload) VALUES ($1, 'books.adopted', $2)`,
    [player, adopted],
  );
  expect(await found()).toEqual([]);
  await chained(() => give(player));
  expect(await found()).toEqual([]);
  expect(errors).toEqual([]);
});

test('a day has one head, asked for by many; each follows on the one before', async () => {
  const player = (lastPlayer += 1n);
  await chained(async () => {
    await Promise.all(Array.from({ length: 5 }, () => askForHead({ db: database.db, clock })));
    await untilFactsRead(database);
    clock.setOffset(DAY_MS);
    await give(player);
    await untilFactsRead(database);
    await askForHead({ db: database.db, clock });
  });
  const heads = await listHeads(database.db, 10);
  expect(heads.map(({ number }) => number)).toEqual([2, 1]);
  expect(heads[0]!.day > heads[1]!.day).toBe(true);
  expect(await found({ heldHeads: heads })).toEqual([]);
});

test('history made anew, chain, seals and heads, by who has even the key, is not what was written down', async () => {
  const held = await listHeads(database.db, 1);
  const player = (lastPlayer += 1n);
  await chained(() => give(player));
  await database.owner.query(
    'TRUNCATE books_head_account, books_head, transfer_chain, house_day, house_move',
  );
  await database.owner.query(`INSERT INTO outbox (player_id, topic, payload)
SELECT player_id, 'books.adopted', json_build_object('currency', currency, 'kind', kind, 'version', version) FROM ledger_account WHERE version > 0`);
  await chained(async () => {
    for (const day of [1, 2]) {
      clock.setOffset(day * DAY_MS);
      await askForHead({ db: database.db, clock });
      await untilFactsRead(database);
    }
  });
  expect(await found()).toEqual([]);
  expect(await found({ heldHeads: held })).toMatchObject([['heads', { number: held[0]!.number }]]);
});

test('from a head on only what came after it is hashed', async () => {
  const [newest] = await listHeads(database.db, 1);
  const player = (lastPlayer += 1n);
  await chained(() => give(player));
  const hashed = async (sinceHead?: number) => {
    let rows = 0;
    const told: VerifyOptions['told'] = ({ name }, done) => void (name === 'transfer-chain' && (rows = done));
    expect(await found({ sinceHead, told })).toEqual([]);
    return rows;
  };
  expect(await hashed(newest!.number)).toBe(1);
  expect(await hashed()).toBeGreaterThan(80);
  await invent(player);
  expect(await found({ sinceHead: newest!.number })).toMatchObject([['transfer-chain', { version: '2' }]]);
});
