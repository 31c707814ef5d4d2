import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRuns } from './job-runs-store.ts';
import { createKeptRuns } from './keep-job-runs.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createTestDatabase()));
afterAll(() => database.drop());

const NOW = new Date('2026-03-01T12:00:00Z');
let now = NOW;
const warned: unknown[] = [];
const keeper = (db = database.db) =>
  createKeptRuns({
    db,
    clock: { now: () => now },
    log: { warn: (about: unknown) => void warned.push(about) },
  });
const rows = async () => listRuns(database.db);

test('each failure is kept, the first run after it, and of many that go well one a minute', async () => {
  const keep = keeper();
  const run = (error?: unknown) => keep({ job: 'sweep', tookMs: 500, error });
  await run();
  expect(await rows()).toMatchObject([
    { job: 'sweep', startedAt: new Date('2026-03-01T11:59:59.500Z'), failedAt: null },
  ]);
  now = new Date(NOW.getTime() + 5_000);
  await run();
  expect((await rows())[0]!.endedAt).toEqual(NOW);
  await run(new Error('x'.repeat(600)));
  const [failed] = await rows();
  expect(failed).toMatchObject({ endedAt: now, failedAt: now });
  expect(failed!.error).toHaveLength(500);
  const failedAt = now;
  now = new Date(NOW.getTime() + 6_000);
  await run();
  // The last failure is still told, and that it went well since.
  expect(await rows()).toMatchObject([{ endedAt: now, failedAt }]);
});

test('a run that cannot be kept is no failure of the job', async () => {
  await database.owner.query('ALTER TABLE job_run RENAME TO job_run_away');
  await keeper()({ job: 'other', tookMs: 1, error: undefined });
  expect(warned).toHaveLength(1);
  await database.owner.query('ALTER TABLE job_run_away RENAME TO job_run');
});
