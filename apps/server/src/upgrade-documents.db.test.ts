import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './platform/migrate.ts';
import type { TestDatabase } from './platform/testing/test-database.ts';
import { databaseBefore } from './upgrade-before.fixture.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await databaseBefore('0083_document_files')));
afterAll(() => database.drop());

async function plant(status: string, ...states: string[]): Promise<bigint> {
  const [row] = await database.owner.query<{ id: bigint }>(
    `INSERT INTO player (email, email_verified_at, password_hash, nickname, region, language, brand, age_confirmed, created_at, verify_status)
VALUES (gen_random_uuid() || '@mail.example', now(), '$argon2id$none', 'Old', 'UA', 'ua', 'rino', 21, now(), $1) RETURNING id`,
    [status],
  );
  for (const state of states) {
    const [{ id } = { id: '' }] = await database.owner.query<{ id: string }>(
      `INSERT INTO document (player_id, id, kind, state, created_at, submitted_at, decided_at, decided_by, reason)
SELECT $1, gen_random_uuid(), 'passport', $2, now(), CASE WHEN $2 <> 'draft' THEN now() END, d.at, CASE WHEN d.at IS NOT NULL THEN 'Roman' END,
  CASE WHEN $2 = 'rejected' THEN 'unreadable' END
FROM (SELECT CASE WHEN $2 IN ('approved', 'rejected', 'expired') THEN now() END AS at) d RETURNING id`,
      [row!.id, state],
    );
    await database.owner.query(
      `INSERT INTO document_page (player_id, document_id, place, width, height, sealed) VALUES ($1, $2, 1, 9, 9, '\\x00')`,
      [row!.id, id],
    );
  }
  return row!.id;
}

test('what waits is brought anew, what is decided stays, and nobody waits for a decision on nothing', async () => {
  const planted = {
    approved: await plant('APPROVED', 'approved'),
    waiting: await plant('PENDING', 'pending'),
    again: await plant('PENDING', 'rejected', 'pending', 'draft'),
    late: await plant('EXPIRED', 'expired'),
  };
  await migrate(database.owner);
  const standing = async (id: bigint) =>
    (
      await database.owner.query<{ status: string; states: string[] }>(
        `SELECT verify_status AS status, ARRAY(SELECT state FROM document WHERE player_id = $1) AS states FROM player WHERE id = $1`,
        [id],
      )
    )[0];
  expect(await standing(planted.approved)).toEqual({ status: 'APPROVED', states: ['approved'] });
  expect(await standing(planted.waiting)).toEqual({ status: 'NONE', states: [] });
  expect(await standing(planted.again)).toEqual({ status: 'REJECTED', states: ['rejected'] });
  expect(await standing(planted.late)).toEqual({ status: 'EXPIRED', states: ['expired'] });
  const left = 'SELECT FROM document_page UNION ALL SELECT FROM loose_file';
  expect(await database.owner.query(left)).toEqual([]);
});
