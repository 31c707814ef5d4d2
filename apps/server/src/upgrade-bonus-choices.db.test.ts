import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate, readMigrations } from './platform/migrate.ts';
import { createEmptyTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

const BEFORE = '0112_presents';
let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyTestDatabase();
  const migrations = await readMigrations();
  const upTo = migrations.findIndex(({ name }) => name === BEFORE) + 1;
  await migrate(database.owner, () => {}, migrations.slice(0, upTo));
});
afterAll(() => database.drop());

/** A bonus of one player, chosen for a deposit that has come where `depositMinor` is there. */
async function plant(playerId: bigint, depositMinor: bigint | null) {
  const [id, payIn] = [randomUUID(), randomUUID()];
  await database.owner.query(
    `INSERT INTO bonus (player_id, id, programme_id, version, code, type, reference, state, currency, series_id, step, created_at, pay_in_id, deposit_minor)
VALUES ($1, $2::uuid, 1, 1, 'reload', 'PERCENT_ON_DEPOSIT', $2::text, 'NOT_ACTIVATED', 'UAH', $2::uuid, 1, now(), $3, $4)`,
    [playerId, id, payIn, depositMinor],
  );
  return { id, payIn };
}

test('bonuses that were chosen for a deposit are chosen for it still, and name it only where it has come', async () => {
  const [player] = await database.owner.query<{ id: bigint }>(
    `INSERT INTO player (email, email_canonical, email_verified_at, password_hash, nickname, region, language, brand, age_confirmed, created_at)
VALUES ('ann@mail.example', 'ann@mail.example', now(), '$argon2id$none', 'Old', 'UA', 'ua', 'rino', 21, now()) RETURNING id`,
  );
  const waiting = await plant(player!.id, null);
  const come = await plant(player!.id, 50_000n);
  await migrate(database.owner);
  const choices = await database.owner.query('SELECT bonus_id AS id, pay_in_id AS "payIn" FROM bonus_choice');
  expect(choices).toHaveLength(2);
  expect(choices).toEqual(expect.arrayContaining([waiting, come]));
  expect(
    await database.owner.query('SELECT id, pay_in_id AS "payIn" FROM bonus ORDER BY deposit_minor'),
  ).toEqual([come, { id: waiting.id, payIn: null }]);
});
