import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { appendFacts, listener, reader, type Reader, type StoredFact } from '../outbox.ts';
import { factsAreRead } from '../testing/facts-read.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { untilWaitingForLocks } from '../testing/lock-waits.ts';
import { createFacts, type Facts } from './facts.ts';
import { listReaderLags } from './readers-store.ts';

let database: TestDatabase;
const started: Facts[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((facts) => facts.stop()));
  await database.drop();
});

const TOPIC = 'books.witness';
const fact = (value: string | number, playerId = 1n) =>
  ({ playerId, topic: TOPIC, payload: { subject: 'test', value: String(value) } }) as const;
const write = (...values: (string | number)[]) =>
  database.db.transaction((tx) =>
    appendFacts(
      tx,
      values.map((value) => fact(value)),
    ),
  );
type TestFact = StoredFact<typeof TOPIC>;
const valuesOf = (facts: readonly TestFact[]) => facts.map(({ payload }) => payload.value);
const readBy = (name: string, handle: Reader<typeof TOPIC>['handle']): Reader =>
  reader({ name, topics: [TOPIC], handle });
/** A reader that keeps in mind what it read. */
function reading(name: string) {
  const seen: string[] = [];
  return { seen, reader: readBy(name, async (_tx, facts) => void seen.push(...valuesOf(facts))) };
}

/** What one process does about facts; news name the values they are of. */
function start(...readers: Reader[]): { facts: Facts; told: string[] } {
  const told: string[] = [];
  const toldOf = (facts: readonly TestFact[]) =>
    valuesOf(facts).map((value) => ({
      playerId: 1n,
      message: { name: 'sessionEnded' as const, data: {} },
      requestId: value,
    }));
  const facts = createFacts({
    db: database.db,
    listeners: [listener({ name: 'live', topics: [TOPIC], live: toldOf })],
    readers,
    publish: (list) => void told.push(...list.map(({ requestId }) => requestId!)),
    log: createLog('silent'),
  });
  facts.start();
  started.push(facts);
  return { facts, told };
}
const untilRead = () => expect.poll(() => factsAreRead(database.owner)).toBe(true);
const listParked = () =>
  database.owner.query<{ reader: string; value: string; error: string }>(
    `SELECT reader, payload->>'value' AS value, error FROM fact_parked ORDER BY position`,
  );
const upTo = (count: number) => Array.from({ length: count }, (_, n) => String(n));

test('two processes at once: every fact is told and read once, in order; a rolled back one never', async () => {
  const { seen, reader } = reading('test');
  const [one, two] = [start(reader), start(reader)];
  for (const value of upTo(40)) await write(value);
  await database.db
    .transaction(async (tx) => {
      await appendFacts(tx, [fact('rolled back')]);
      throw new Error('rolled back');
    })
    .catch(() => {});
  await untilRead();
  expect(seen).toEqual(upTo(40));
  expect([...one.told, ...two.told].sort((a, b) => Number(a) - Number(b))).toEqual(upTo(40));
  const kept = await database.owner.query<{ position: bigint }>(
    'SELECT position FROM fact ORDER BY position',
  );
  expect(kept.map(({ position }) => position)).toEqual(upTo(40).map((n) => BigInt(n) + 1n));
});

test('a fact that commits late, though its number was taken early, is missed by nobody', async () => {
  const { seen, reader } = reading('test');
  start(reader);
  const [written, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const late = database.db.transaction(async (tx) => {
    await appendFacts(tx, [fact('late')]);
    written.resolve();
    await commit.promise;
  });
  await written.promise;
  await write('early');
  await expect.poll(() => seen).toEqual(['early']);
  commit.resolve();
  await late;
  await expect.poll(() => seen).toEqual(['early', 'late']);
});

test('a reader that fails puts its fact aside for itself alone; it goes on, and so do the others', async () => {
  const good = reading('good');
  const taken: string[] = [];
  const bad = readBy('bad', async (_tx, facts) => {
    if (valuesOf(facts).includes('1')) throw new Error('poison');
    taken.push(...valuesOf(facts));
  });
  await write(0, 1, 2);
  const { told } = start(bad, good.reader);
  await untilRead();
  expect(good.seen).toEqual(['0', '1', '2']);
  expect(taken).toEqual(['0', '2']);
  expect(told).toEqual(['0', '1', '2']);
  expect(await listParked()).toEqual([{ reader: 'bad', value: '1', error: 'Error: poison' }]);
});

test('a reader that waits for a lock holds up neither the news nor another reader, and its lag tells of it', async () => {
  await database.owner.query('CREATE TABLE effect (n int); GRANT ALL ON effect TO croupier_app');
  const quick = reading('quick');
  const slow = readBy('slow', async (tx) => void (await tx.query('LOCK TABLE effect')));
  const [held, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.db.transaction(async (tx) => {
    await tx.query('LOCK TABLE effect');
    held.resolve();
    await letGo.promise;
  });
  await held.promise;
  const { told } = start(slow, quick.reader);
  await write(0, 1);
  await untilWaitingForLocks(database.owner, 1, { readers: true });
  await expect.poll(() => quick.seen).toEqual(['0', '1']);
  expect(told).toEqual(['0', '1']);
  await expect
    .poll(async () => (await listReaderLags(database.db)).map(({ name, behind }) => [name, behind]))
    .toEqual([
      ['quick', 0n],
      ['slow', 2n],
    ]);
  expect((await listReaderLags(database.db))[1]!.oldestSeconds).toBeGreaterThan(0);
  letGo.resolve();
  await holding;
  await untilRead();
});

test('what a reader did goes with its failure', async () => {
  await database.owner.query('CREATE TABLE effect (n int); GRANT ALL ON effect TO croupier_app');
  await write(0);
  let failures = 1;
  start(
    readBy('test', async (tx) => {
      await tx.query('INSERT INTO effect VALUES (1)');
      if (failures-- > 0) throw new Error('once');
    }),
  );
  await untilRead();
  expect(await database.owner.query('SELECT FROM effect')).toHaveLength(1);
  expect(await listParked()).toEqual([]);
});

test('a reader that is behind takes more at a time', async () => {
  const before = start();
  await write(...upTo(3_000));
  await expect.poll(() => before.told.length).toBe(3_000);
  const sizes: number[] = [];
  start(readBy('test', async (_tx, facts) => void sizes.push(facts.length)));
  await untilRead();
  expect(sizes).toEqual([500, 1_000, 1_500]);
});

test('of a rare topic, what is between is gone past without being read', async () => {
  const seen: string[] = [];
  const rare = reader({
    name: 'rare',
    topics: ['books.day-over'],
    handle: async (_tx, facts) => void seen.push(...facts.map(({ payload }) => payload.day)),
  });
  await write(...upTo(5));
  await database.db.transaction((tx) =>
    appendFacts(tx, [{ playerId: 0n, topic: 'books.day-over', payload: { day: '2026-03-28' } }]),
  );
  await write(...upTo(5));
  start(rare);
  await untilRead();
  expect(seen).toEqual(['2026-03-28']);
});
