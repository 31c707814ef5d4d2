import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { KeyRing } from '../key-ring.ts';
import { createSecretBox } from '../secret-box.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { boxSeals, sealedColumn } from './sealed-column.ts';
import type { FileStore } from '../files/file-store.ts';
import { goThrough } from './go-through.ts';
import type { SealedPlatform } from './sealed.ts';

const ROWS = 1_234;
const [NEW, OLD, LOST] = [randomBytes(32), randomBytes(32), randomBytes(32)];
const RING: KeyRing = [NEW, OLD];
const placeOf = (playerId: unknown, number: unknown) => `${playerId}:${number}`;

const THINGS = sealedColumn({
  name: 'things',
  table: 'thing',
  column: 'body',
  key: { player_id: 'bigint', number: 'text' },
  seals: (seedKey) =>
    boxSeals(createSecretBox(seedKey), ({ player_id: playerId, number }) => [placeOf(playerId, number)]),
});

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.owner.query(
    'CREATE TABLE thing (player_id bigint, number text COLLATE "C", body bytea, PRIMARY KEY (player_id, number))',
  );
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.owner.query('TRUNCATE thing');
  await put(0, ROWS, OLD);
  await database.owner.query(`INSERT INTO thing VALUES (9, 'nothing', NULL)`);
});

/** Rows of three players, sealed with a key. */
async function put(from: number, count: number, key: Buffer): Promise<void> {
  const box = createSecretBox([key]);
  const rows = Array.from({ length: count }, (_, at) => [BigInt(at % 3), String(from + at)] as const);
  await database.owner.query(
    'INSERT INTO thing SELECT * FROM unnest($1::bigint[], $2::text[], $3::bytea[])',
    [
      rows.map(([player]) => player),
      rows.map(([, number]) => number),
      rows.map(([player, number]) => box.seal(placeOf(player, number), Buffer.from(`content ${number}`))),
    ],
  );
}

const platform = (seedKey: KeyRing = RING): SealedPlatform => ({
  db: database.owner,
  seedKey,
  files: {} as FileStore,
  told: () => {},
});
const count = async (seedKey: KeyRing = RING) => (await THINGS.count(platform(seedKey))).byKey;

test('counts by key, and seals anew with the first what still opens to the same content', async () => {
  await put(ROWS, 10, NEW);
  expect(await count()).toEqual([10, ROWS]);
  const done = { byKey: [ROWS + 10, 0], unopened: 0, firstUnopened: undefined };
  expect(await THINGS.reseal(platform())).toEqual(done);
  expect(await count([NEW])).toEqual([ROWS + 10]);
  const rows = await database.owner.query<{ playerId: bigint; number: string; body: Buffer }>(
    'SELECT player_id AS "playerId", number, body FROM thing WHERE body IS NOT NULL',
  );
  for (const { playerId, number, body } of rows)
    expect(createSecretBox([NEW]).unseal(placeOf(playerId, number), body).toString()).toBe(
      `content ${number}`,
    );
});

test('leaves every row as it is when all are sealed with the first key', async () => {
  await THINGS.reseal(platform());
  const bodies = () => database.owner.query('SELECT * FROM thing ORDER BY player_id, number');
  const before = await bodies();
  await THINGS.reseal(platform());
  expect(await bodies()).toEqual(before);
});

test('two at once seal each row once', async () => {
  await Promise.all([THINGS.reseal(platform()), THINGS.reseal(platform())]);
  expect(await count([NEW])).toEqual([ROWS]);
});

test('waits for nobody who holds a row, and tells that it is left', async () => {
  const row = `FROM thing WHERE player_id = 1 AND number = '1'`;
  await database.owner.transaction(async (tx) => {
    await tx.query(`SELECT ${row} FOR UPDATE`);
    expect((await THINGS.reseal(platform())).byKey).toEqual([ROWS - 1, 1]);
  });
  expect((await THINGS.reseal(platform())).byKey).toEqual([ROWS, 0]);
});

test('does not write over what somebody has changed since it was read', async () => {
  const anew = createSecretBox([OLD]).seal(placeOf(1, '1'), Buffer.from('changed'));
  let changed = false;
  const reading: SealedPlatform = {
    ...platform(),
    db: {
      ...database.owner,
      query: async (text, values) => {
        if (!changed && text.startsWith('WITH held')) {
          changed = true;
          await database.owner.query(`UPDATE thing SET body = $1 WHERE player_id = 1 AND number = '1'`, [
            anew,
          ]);
        }
        return database.owner.query(text, values);
      },
    },
  };
  expect((await THINGS.reseal(reading)).byKey).toEqual([ROWS, 0]);
  const [row] = await database.owner.query<{ body: Buffer }>(
    `SELECT body FROM thing WHERE player_id = 1 AND number = '1'`,
  );
  expect(createSecretBox([NEW]).unseal(placeOf(1, '1'), row!.body).toString()).toBe('changed');
});

test('leaves what no key opens as it is, names it, and is not done', async () => {
  await put(ROWS, 2, LOST);
  const found = () => database.owner.query('SELECT body FROM thing WHERE number = $1', [String(ROWS)]);
  const before = await found();
  const lines: string[] = [];
  const isDone = await goThrough(
    [THINGS],
    (thing) => thing.reseal(platform()),
    (line) => lines.push(line),
  );
  expect([isDone, lines]).toEqual([
    false,
    [
      `things: ${ROWS} with the first key, 2 WITH NO KEY OF THE RING, the first of them player_id 0, number ${ROWS}`,
    ],
  ]);
  expect(await found()).toEqual(before);
});

test('tells of one kind that fails, and goes on with the next', async () => {
  const lines: string[] = [];
  const broken = { ...THINGS, name: 'broken', reseal: () => Promise.reject(new Error('no disk')) };
  const isDone = await goThrough(
    [broken, THINGS],
    (thing) => thing.reseal(platform()),
    (line) => lines.push(line),
  );
  expect([isDone, lines]).toEqual([false, ['broken: FAILED, no disk', `things: ${ROWS} with the first key`]]);
});
