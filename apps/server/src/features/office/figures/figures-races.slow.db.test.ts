import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createFacts, type Facts } from '../../../platform/facts/facts.ts';
import { createLog } from '../../../platform/log.ts';
import { factsAreRead } from '../../../platform/testing/facts-read.ts';
import { untilWaitingForLocks } from '../../../platform/testing/lock-waits.ts';
import { startTestApp, type TestApp } from '../../../platform/testing/test-app.ts';
import { FIGURES_BOOKS } from './figures-books-store.ts';
import { figuresReaders } from './figures-readers.ts';
import { FIGURES_READER } from './figures-store.ts';
import { figuresIn, GAME, payIn, playOne } from './figures.fixture.ts';
import { rebuildDay } from './rebuild-figures.ts';

/** A house whose facts nobody reads but this test. */
let app: TestApp;
let facts: Facts | undefined;
beforeAll(async () => {
  app = await startTestApp({ CROUPIER_ROLES: 'api,office' });
});
afterAll(() => app.close());
afterEach(stopReading);

const today = (): string => new Date().toISOString().slice(0, 10);

function startReading(): void {
  const log = createLog('silent');
  facts = createFacts({ db: app.db, readers: figuresReaders(), publish: () => {}, log });
  facts.start();
}
async function stopReading(): Promise<void> {
  await facts?.stop();
  facts = undefined;
}
const allIsRead = () => expect.poll(() => factsAreRead(app.owner), { timeout: 20_000 }).toBe(true);
const differences = () => app.owner.query(FIGURES_BOOKS.sql);
const roundsCounted = async (): Promise<bigint> =>
  (await figuresIn(app.owner))
    .filter(({ game }) => game === GAME)
    .reduce((sum, row) => sum + (row['rounds'] as bigint), 0n);

test('where no reader has been there is nothing to rebuild yet', async () => {
  expect(await rebuildDay(app.db, today())).toBeUndefined();
});

test('what the reader has not been told of is left to it, and counted once', async () => {
  startReading();
  const player = await app.createPlayer({ balanceMinor: '90000' });
  await playOne(app, player);
  await allIsRead();
  await stopReading();
  await playOne(app, player);
  await payIn(app, player, 'UA', '20000');
  await app.createPlayer();
  const before = await figuresIn(app.owner);
  expect(await rebuildDay(app.db, today())).toEqual([]);
  expect(await figuresIn(app.owner)).toEqual(before);
  expect(await differences()).toEqual([]);
  startReading();
  await allIsRead();
  expect(await roundsCounted()).toBe(2n);
  expect(await rebuildDay(app.db, today())).toEqual([]);
});

test('a reader that is at it is waited for, and nobody who plays is held up', async () => {
  const player = await app.createPlayer({ balanceMinor: '90000' });
  startReading();
  await allIsRead();
  const counted = await roundsCounted();
  let rebuilt: ReturnType<typeof rebuildDay> | undefined;
  await app.owner.transaction(async (tx) => {
    // As a reader in the middle of its turn, whose effects nobody sees yet.
    await tx.query('SELECT FROM fact_reader WHERE name = $1 FOR UPDATE', [FIGURES_READER]);
    await tx.query(`UPDATE figure_day SET rounds = rounds + 7 WHERE game = '${GAME}'`);
    rebuilt = rebuildDay(app.db, today());
    await untilWaitingForLocks(app.owner, 1, { readers: true });
    await playOne(app, player);
  });
  // It saw what was committed before it was let in: the seven that never were.
  expect(await rebuilt).toMatchObject([
    { game: GAME, before: { rounds: counted + 7n }, after: { rounds: counted } },
  ]);
  await allIsRead();
  expect(await roundsCounted()).toBe(counted + 1n);
  expect(await differences()).toEqual([]);
});

test('rebuilt again and again beside play and its reader, nothing is lost and nothing counted twice', async () => {
  startReading();
  await allIsRead();
  const counted = await roundsCounted();
  const players = await Promise.all([1, 2, 3].map(() => app.createPlayer({ balanceMinor: '90000' })));
  let playing = true;
  const played = Promise.all(
    players.map(async (player) => {
      for (let round = 0; round < 25; round++) await playOne(app, player);
    }),
  ).finally(() => (playing = false));
  const found: unknown[] = [];
  while (playing) found.push(...((await rebuildDay(app.db, today())) ?? []));
  await played;
  await allIsRead();
  expect(found).toEqual([]);
  expect(await roundsCounted()).toBe(counted + 75n);
  expect(await differences()).toEqual([]);
}, 60_000);

test('a fact that is put aside is nobody’s yet: neither the rebuild nor the books count it', async () => {
  startReading();
  const player = await app.createPlayer({ balanceMinor: '90000' });
  await allIsRead();
  const counted = await roundsCounted();
  await app.owner.query(
    `ALTER TABLE figure_day ADD CONSTRAINT planted CHECK (rounds < ${counted + 1n} OR game <> '${GAME}') NOT VALID`,
  );
  await playOne(app, player);
  const parked = async () =>
    (await app.owner.query('SELECT FROM fact_parked WHERE reader = $1', [FIGURES_READER])).length;
  await expect.poll(parked, { timeout: 30_000 }).toBe(1);
  expect(await rebuildDay(app.db, today())).toEqual([]);
  expect(await differences()).toEqual([]);
  await app.owner.query('ALTER TABLE figure_day DROP CONSTRAINT planted');
  await app.owner.query('UPDATE fact_parked SET again = true');
  await expect.poll(parked, { timeout: 30_000 }).toBe(0);
  expect(await roundsCounted()).toBe(counted + 1n);
  expect(await differences()).toEqual([]);
}, 90_000);
