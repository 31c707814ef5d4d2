import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from './platform/migrate.ts';
import { createEmptyTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

const BEFORE = '0074_profile';
let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  const migrations = await readMigrations();
  const upTo = migrations.findIndex(({ name }) => name === BEFORE) + 1;
  await migrate(database.owner, () => {}, migrations.slice(0, upTo));
});
afterAll(() => database.drop());

async function plant(email: string): Promise<bigint> {
  const [row] = await database.owner.query<{ id: bigint }>(
    `INSERT INTO player (email, email_canonical, email_verified_at, password_hash, nickname, region, language, brand, age_confirmed, created_at)
VALUES ($1, $1, now(), '$argon2id$none', 'Old', 'UA', 'ua', 'rino', 21, now()) RETURNING id`,
    [email],
  );
  return row!.id;
}
const close = (id: bigint) =>
  database.owner.query(
    `INSERT INTO player_block (player_id, reason, since, closed) VALUES ($1, 'one mailbox, two accounts', now(), true)`,
    [id],
  );

test('two owners of one mailbox stop the upgrade, until one of them is closed', async () => {
  const [kept, twin] = [await plant('ann.lee@gmail.com'), await plant('annlee@googlemail.example')];
  const [open, other, bothClosed] = [
    await plant('a.n.n.lee@gmail.com'),
    await plant('lone.one@gmail.com'),
    await plant('l.oneone@gmail.com'),
  ];
  await expect(migrate(database.owner)).rejects.toThrow('Two accounts own one mailbox');
  for (const id of [kept, other, bothClosed]) await close(id);
  await migrate(database.owner);
  const rows = await database.owner.query<{ id: bigint; email: string }>(
    'SELECT id, email_canonical AS email FROM player ORDER BY id',
  );
  expect(Object.fromEntries(rows.map(({ id, email }) => [String(id), email]))).toEqual({
    [String(kept)]: `closed ${kept}`,
    [String(twin)]: 'annlee@googlemail.example',
    [String(open)]: 'annlee@gmail.com',
    // Of two closed ones the first keeps it.
    [String(other)]: 'loneone@gmail.com',
    [String(bothClosed)]: `closed ${bothClosed}`,
  });
});
