import { afterEach, beforeEach, expect, test } from 'vitest';
import { appendFacts, reader, type Reader } from '../outbox.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createJournalTail, type JournalTail } from './journal-tail.ts';
import { passReaders } from './pass-readers.ts';
import { listReaderLags, registerReaders } from './readers-store.ts';
import { moveFacts } from './sequencer-store.ts';

let database: TestDatabase;
let tail: JournalTail;
beforeEach(async () => {
  database = await createTestDatabase();
  tail = createJournalTail();
});
afterEach(() => database.drop());

const ofWitnesses = reader({ name: 'witnesses', topics: ['books.witness'], handle: async () => {} });
const ofDays = reader({ name: 'days', topics: ['books.day-over'], handle: async () => {} });
const both = [ofWitnesses, ofDays];

/** Two witnesses more in the journal and in memory. */
async function keepTwo(): Promise<void> {
  const payload = { subject: 'test', value: '1' };
  const fact = { playerId: 1n, topic: 'books.witness', payload } as const;
  await database.db.transaction((tx) => appendFacts(tx, [fact, fact]));
  tail.keep(await moveFacts(database.db, 10));
}
const pass = (readers: readonly Reader[] = both) => passReaders(database.db, readers, tail);
const behind = async () =>
  Object.fromEntries((await listReaderLags(database.db)).map((lag) => [lag.name, lag.behind]));

test('moves a reader past facts of other topics, and names the one that they are for', async () => {
  await registerReaders(database.db, both);
  await keepTwo();
  expect(await pass()).toEqual(['witnesses']);
  expect(await behind()).toEqual({ witnesses: 2n, days: 0n });
  await keepTwo();
  expect(await pass()).toEqual(['witnesses']);
  expect(await behind()).toEqual({ witnesses: 4n, days: 0n });
});

test('moves no reader that this process does not know', async () => {
  await registerReaders(database.db, both);
  await keepTwo();
  expect(await pass([ofWitnesses])).toEqual(expect.arrayContaining(['witnesses', 'days']));
  expect(await behind()).toEqual({ witnesses: 2n, days: 2n });
});

test('moves none past what this process has not in memory', async () => {
  await registerReaders(database.db, both);
  await keepTwo();
  tail.forget();
  expect(await pass()).toHaveLength(2);
  await keepTwo();
  expect(await pass()).toHaveLength(2);
  expect(await behind()).toEqual({ witnesses: 4n, days: 4n });
});

test('names a reader that is at work, and does not wait for it', async () => {
  await registerReaders(database.db, [ofDays]);
  await keepTwo();
  await database.owner.transaction(async (tx) => {
    await tx.query(`SELECT FROM fact_reader WHERE name = 'days' FOR UPDATE`);
    expect(await pass()).toEqual(['days']);
  });
  expect(await pass()).toEqual([]);
  expect(await behind()).toEqual({ days: 0n });
});

test('leaves a reader alone that reads something again', async () => {
  await registerReaders(database.db, [ofDays]);
  await keepTwo();
  await database.owner.query('UPDATE fact_reader SET again_after = 0, again_to = 1');
  expect(await pass()).toEqual([]);
  expect(await behind()).toEqual({ days: 2n });
});
