import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keptHeadFile } from './operator.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

const ROOT = join(import.meta.dirname, '../../..');
const DAY = '2026-11-27';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'croupier-verify-'));
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run verify` on the test's database. */
const verify = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<{ status: number; said: string }>((ended) => {
    const command = ['tools/run.mjs', 'apps/server/src/verify-main.ts', ...args];
    const whole = { ...process.env, DATABASE_URL: database.url, SEED_KEY: '7'.repeat(64), ...env };
    execFile(process.execPath, command, { cwd: ROOT, env: whole }, (error, stdout, stderr) =>
      ended({ status: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });

const putHead = (day: string) => {
  const hash = createHash('sha256').update(Buffer.alloc(32)).update(day).digest('hex');
  return database.owner
    .query('INSERT INTO books_head (number, day, hash, published_at) VALUES (1, $1, $2, now())', [day, hash])
    .then(() => hash);
};

test('keeps the head that it found good, of a database elsewhere too, and finds it made anew', async () => {
  const file = join(folder, 'head', 'verified.json');
  expect(await verify({ VERIFIED_HEAD: file })).toMatchObject({ status: 0 });
  expect(existsSync(file)).toBe(false);

  const hash = await putHead(DAY);
  expect(await verify({ VERIFIED_HEAD: file })).toMatchObject({ status: 0 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ number: 1, hash });
  expect((await verify({ VERIFIED_HEAD: file }, '--from', 'last')).said).toContain('since head 1');

  await database.owner.query('TRUNCATE books_head_account, books_head');
  await putHead('2026-11-26');
  const found = await verify({ VERIFIED_HEAD: file });
  expect([found.status, found.said]).toEqual([1, expect.stringContaining('First difference, in heads')]);
  // What was good stays written down.
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ number: 1, hash });
});

test('without a file of its own the address of the database names it', async () => {
  const env = { CROUPIER_VAR: folder, DATABASE_URL: database.url };
  writeFileSync(keptHeadFile(env), JSON.stringify({ number: 9, hash: '0'.repeat(64) }));
  const { status, said } = await verify(env);
  expect([status, said]).toEqual([1, expect.stringContaining('"number": 9')]);
  expect(keptHeadFile({ ...env, DATABASE_URL: 'postgres://someone:secret@db.example/casino' })).toBe(
    join(folder, 'verified-head-db.example-5432-casino.json'),
  );
  expect(keptHeadFile({ CROUPIER_VAR: folder })).toBe(join(folder, 'verified-head.json'));
});
