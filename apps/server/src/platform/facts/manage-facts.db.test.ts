import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { appendFacts, reader, type Reader } from '../outbox.ts';
import { factsAreRead } from '../testing/facts-read.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createFacts, type Facts } from './facts.ts';
import { journalJob } from './keep-journal.ts';
import { manageFacts, type FactsDesk } from './manage-facts.ts';

let database: TestDatabase;
let desk: FactsDesk;
let facts: Facts | undefined;
let seen: string[];
let poison: string[];
let published: number;

beforeEach(async () => {
  database = await createTestDatabase();
  desk = manageFacts(database.owner);
  [seen, poison, published] = [[], [], 0];
});
afterEach(async () => {
  await facts?.stop();
  facts = undefined;
  await database.drop();
});

const TOPIC = 'books.witness';
const write = (...values: string[]) =>
  database.db.transaction((tx) =>
    appendFacts(
      tx,
      values.map((value) => ({ playerId: 1n, topic: TOPIC, payload: { subject: 'test', value } })),
    ),
  );
const untilRead = () => expect.poll(() => factsAreRead(database.owner)).toBe(true);

async function read(more: Pick<Reader, 'inOrder'> = {}): Promise<void> {
  const handle: Reader<typeof TOPIC>['handle'] = async (_tx, list) => {
    const values = list.map(({ payload }) => payload.value);
    if (values.some((value) => poison.includes(value))) throw new Error('poison');
    seen.push(...values);
    return values.map(() => ({ playerId: 1n, message: { name: 'sessionEnded', data: {} } }));
  };
  facts = createFacts({
    db: database.db,
    readers: [reader({ name: 'test', topics: [TOPIC], handle, ...more })],
    publish: (list) => void (published += list.length),
    log: createLog('silent'),
  });
  facts.start();
  await untilRead();
}

test('what was put aside is tried again, and put aside again while it still fails', async () => {
  await write('a', 'b', 'c');
  poison = ['b'];
  await read();
  const parked = async () =>
    (await desk.parked()).map(({ position, again, error }) => [position, again, error]);
  expect(await parked()).toEqual([[2n, false, 'Error: poison']]);
  expect(await desk.again('test', 9n)).toBe(0);
  expect(await desk.again('test', 2n)).toBe(1);
  await expect.poll(parked).toEqual([[2n, false, 'Error: poison']]);
  expect(seen).toEqual(['a', 'c']);
  poison = [];
  expect(await desk.again('test')).toBe(1);
  await expect.poll(parked).toEqual([]);
  expect(seen).toEqual(['a', 'c', 'b']);
  expect(published).toBe(2);
});

test('old positions are read again, without news of them; one that fails now is put aside', async () => {
  await write('a', 'b', 'c', 'd');
  await read();
  expect(await desk.replay({ reader: 'test', from: 2n, to: 5n })).toMatch(/has not read as far as 5/);
  expect(await desk.replay({ reader: 'test', from: 0n, to: 4n })).toMatch(/begins with 1/);
  expect(await desk.replay({ reader: 'test', from: 3n, to: 2n })).toMatch(/above/);
  expect(await desk.replay({ reader: 'nobody', from: 1n, to: 2n })).toMatch(/no reader/);
  poison = ['b'];
  expect(await desk.replay({ reader: 'test', from: 2n, to: 3n })).toBeUndefined();
  await untilRead();
  expect(seen).toEqual(['a', 'b', 'c', 'd', 'c']);
  expect((await desk.parked()).map(({ position }) => position)).toEqual([2n]);
  await write('e');
  await untilRead();
  expect(seen.slice(5)).toEqual(['e']);
  expect(published).toBe(5);
});

test('a reader whose facts only make sense in order is given nothing again', async () => {
  await write('a', 'b');
  poison = ['a'];
  await read({ inOrder: true });
  expect(await desk.again('test')).toMatch(/only right in order/);
  expect(await desk.replay({ reader: 'test', from: 1n, to: 2n })).toMatch(/only right in order/);
  expect(await desk.readers()).toMatchObject([{ name: 'test', behind: 0n, parked: 1n }]);
});

test('days are dropped when they are old and everybody has read them, and made ahead', async () => {
  const { owner, db } = database;
  await owner.query(
    `CREATE TABLE fact_20200101 PARTITION OF fact FOR VALUES FROM ('2020-01-01') TO ('2020-01-02')`,
  );
  // Of a day that nobody made a partition for.
  const old = `INSERT INTO fact SELECT n, day::date, 1, 'books.witness', '{"subject":"test","value":"old"}', NULL, day::timestamptz
FROM (VALUES (1, '2020-01-01'), (2, '2020-01-05')) AS f (n, day)`;
  await owner.query(old);
  await owner.query(`UPDATE fact_head SET position = 2, day = '2020-01-05'`);
  const left = () => owner.query<{ day: string }>('SELECT day FROM fact ORDER BY position');
  const clean = () =>
    journalJob({ db, log: createLog('silent'), keptDays: 14 }).run(AbortSignal.timeout(60_000));
  await clean();
  expect(await left()).toHaveLength(2);
  await write('new');
  await read();
  expect(seen).toEqual(['old', 'old', 'new']);
  await owner.query(`INSERT INTO fact_reader (name, in_order) VALUES ('slow', false)`);
  await clean();
  expect(await left()).toHaveLength(3);
  await expect(desk.forget('slow')).resolves.toBeUndefined();
  await clean();
  expect(await left()).toHaveLength(1);
  expect(await owner.query(`SELECT to_regclass('fact_20200101') AS there`)).toEqual([{ there: null }]);
  const ahead = await owner.query(`SELECT FROM pg_inherits WHERE inhparent = 'fact'::regclass`);
  // Today, a week, and the default one.
  expect(ahead.length).toBeGreaterThanOrEqual(9);
});

test('facts of a day without a partition are kept all the same', async () => {
  const { owner } = database;
  const days = await owner.query<{ name: string }>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'fact'::regclass AND inhrelid <> 'fact_default'::regclass`,
  );
  for (const { name } of days) await owner.query(`DROP TABLE ${name}`);
  await write('a');
  await read();
  expect(seen).toEqual(['a']);
  await journalJob({ db: database.db, log: createLog('silent'), keptDays: 14 }).run(
    AbortSignal.timeout(60_000),
  );
  await write('b');
  await untilRead();
  expect(seen).toEqual(['a', 'b']);
});

test.each([
  'DELETE FROM outbox',
  "UPDATE outbox SET payload = '{}'",
  'DELETE FROM fact',
  "INSERT INTO fact SELECT 1, now()::date, 1, 'x', '{}', NULL, now()",
  'UPDATE fact SET player_id = 2',
  'DELETE FROM fact_default',
  'UPDATE fact_head SET position = 0',
  'DELETE FROM fact_reader',
])('the server may not: %s', async (text) => {
  await expect(database.db.query(text)).rejects.toThrow(/permission denied/);
});

test('nor may it write a day of the journal directly', async () => {
  const [row] = await database.owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relname ~ '^fact_[0-9]{8}$' LIMIT 1`,
  );
  await expect(database.db.query(`DELETE FROM ${row!.name}`)).rejects.toThrow(/permission denied/);
});
