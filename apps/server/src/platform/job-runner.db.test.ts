import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createJobRunner } from './job-runner.ts';
import { createLog } from './log.ts';
import { createTestDatabase } from './testing/test-database.ts';

test('a job never overlaps itself, on one node or two', async () => {
  const database = await createTestDatabase();
  let inside = 0;
  let most = 0;
  let runs = 0;
  const job = {
    name: 'slow',
    everyMs: 10,
    timeoutMs: 1_000,
    run: async () => {
      most = Math.max(most, ++inside);
      runs++;
      await wait(30);
      inside--;
    },
  };
  const nodes = [1, 2].map(() => createJobRunner({ db: database.db, jobs: [job], log: createLog('silent') }));
  nodes.forEach((node) => node.start());
  await expect.poll(() => runs).toBeGreaterThan(3);
  await Promise.all(nodes.map((node) => node.stop()));
  await database.drop();
  expect([most, inside]).toEqual([1, 0]);
});
