import { afterEach, beforeEach, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { appendFacts, type Listener, type LivePublication } from './outbox.ts';
import { createOutboxWorker } from './outbox-worker.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const fact = (playerId: bigint, n: number) => ({ playerId, topic: 'test', payload: { n } });
const left = async () =>
  Number((await database.owner.query<{ n: bigint }>('SELECT count(*) AS n FROM outbox'))[0]!.n);

function work(handle: NonNullable<Listener['handle']>, live?: Listener['live']) {
  const published: LivePublication[] = [];
  const listener: Listener = { name: 'test', topics: ['test'], handle, ...(live && { live }) };
  const log = createLog('silent');
  const worker = createOutboxWorker({
    db: database.db,
    listeners: [listener],
    publish: (list) => published.push(...list),
    log,
  });
  worker.start();
  return { worker, published };
}

test('every fact is handled once and in order by two workers, and a rolled back one never', async () => {
  const seen: number[] = [];
  const handle: Listener['handle'] = async (_tx, facts) =>
    void seen.push(...facts.map((f) => (f.payload as { n: number }).n));
  const workers = [work(handle), work(handle)];
  for (let n = 0; n < 40; n++) await database.db.transaction((tx) => appendFacts(tx, [fact(1n, n)]));
  await database.db
    .transaction(async (tx) => {
      await appendFacts(tx, [fact(1n, 999)]);
      throw new Error('rolled back');
    })
    .catch(() => {});
  await expect.poll(left).toBe(0);
  await Promise.all(workers.map(({ worker }) => worker.stop()));
  expect(seen).toEqual(Array.from({ length: 40 }, (_, n) => n));
});

test('a poisonous fact is parked alone; the others arrive', async () => {
  await database.db.transaction((tx) =>
    appendFacts(
      tx,
      [0, 1, 2].map((n) => fact(1n, n)),
    ),
  );
  const { worker, published } = work(
    async (_tx, facts) => {
      if (facts.some((f) => (f.payload as { n: number }).n === 1)) throw new Error('poison');
    },
    (facts) => facts.map((f) => ({ playerId: f.playerId, message: { name: 'sessionEnded', data: {} } })),
  );
  await expect.poll(left).toBe(0);
  await worker.stop();
  const parked = await database.owner.query<{ payload: object; error: string }>(
    'SELECT payload, error FROM outbox_parked',
  );
  expect(parked).toEqual([{ payload: { n: 1 }, error: 'Error: poison' }]);
  expect(published).toHaveLength(2);
});

test('what a listener did goes with its failure', async () => {
  await database.owner.query('CREATE TABLE effect (n int); GRANT ALL ON effect TO croupier_app');
  await database.db.transaction((tx) => appendFacts(tx, [fact(1n, 0)]));
  let failures = 1;
  const { worker } = work(async (tx) => {
    await tx.query('INSERT INTO effect VALUES (1)');
    if (failures-- > 0) throw new Error('once');
  });
  await expect.poll(left).toBe(0);
  await worker.stop();
  expect(await database.owner.query('SELECT * FROM effect')).toHaveLength(1);
});
