import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './platform/migrate.ts';
import type { TestDatabase } from './platform/testing/test-database.ts';
import { databaseBefore } from './upgrade-before.fixture.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await databaseBefore('0089_held_by_a_hit')));
afterAll(() => database.drop());

/** @param more columns of the player, as they are written in SQL */
async function plant(more: Record<string, string> = {}): Promise<bigint> {
  const columns = ['', ...Object.keys(more)].join(', ');
  const values = ['', ...Object.values(more)].join(', ');
  const [row] = await database.owner.query<{ id: bigint }>(
    `INSERT INTO player (email, email_canonical, email_verified_at, password_hash, nickname, region, language, brand, age_confirmed, created_at${columns})
SELECT e, e, now(), '$argon2id$none', 'Old', 'SL', 'en', 'rino', 18, now()${values} FROM (SELECT gen_random_uuid() || '@mail.example' AS e) AS m RETURNING id`,
  );
  return row!.id;
}

async function blocked(reason: string, hit?: 'hit' | 'not-this-person'): Promise<bigint> {
  const id = await plant();
  await database.owner.query('INSERT INTO player_block (player_id, reason, since) VALUES ($1, $2, now())', [
    id,
    reason,
  ]);
  if (hit)
    await database.owner.query(
      `INSERT INTO watch_hit (player_id, list, entry_id, entry, score_percent, found_at, state, decided_by, decided_at)
VALUES ($1, 'planted', '1', '{}', 97, now(), $2, 'Roman', now())`,
      [id, hit],
    );
  return id;
}

test('a block says whether a hit holds it, nobody has a tax number alone, and where people live is witnessed', async () => {
  const players = [
    await blocked('Account under review.', 'hit'),
    await blocked('documents were forged', 'hit'),
    await blocked('Account under review.', 'not-this-person'),
    await blocked('documents were forged'),
  ];
  const [known, resident] = [await plant(), await plant({ residence: `'EU'` })];
  const mark = `INSERT INTO person_mark (player_id, kind, hash, holds, first_at) VALUES ($1, $2, sha256('m'), true, now())`;
  for (const kind of ['tax', 'document']) await database.owner.query(mark, [known, kind]);
  await migrate(database.owner);
  const rows = (sql: string, values: unknown[]) => database.owner.query(sql, values);
  expect(
    await rows('SELECT hit FROM player_block WHERE player_id = ANY ($1) ORDER BY player_id', [players]),
  ).toEqual(['made', 'found', null, null].map((hit) => ({ hit })));
  expect(
    await rows('SELECT kind, holds FROM person_mark WHERE player_id = $1 ORDER BY kind', [known]),
  ).toEqual([
    { kind: 'document', holds: true },
    { kind: 'tax', holds: false },
  ]);
  const told = `SELECT player_id AS id, payload ->> 'value' AS value FROM outbox WHERE topic = 'books.witness' AND player_id = ANY ($1)`;
  expect(await rows(told, [[known, resident]])).toEqual([{ id: resident, value: 'SL 18 EU' }]);
});
