import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from './platform/testing/test-database.ts';

const ROOT = join(import.meta.dirname, '../../..');
const HEAD = 'flow,provider_id,merchant_reference,amount_minor,currency,settled_at';

/** `npm run reconcile` beside a provider with this file, or none. */
async function reconcile(file: string | undefined, ...args: string[]) {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = createServer((request, response) => {
    const isFile = request.url!.startsWith('/api/settlements/') && file !== undefined;
    response
      .writeHead(isFile ? 200 : 404)
      .end(isFile && request.url!.endsWith('2026-11-27') ? file : `${HEAD}\nend,0\n`);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const env = {
    ...process.env,
    ...{ DATABASE_URL: database.url, SANDBOX_PSP_SECRET: 'a-secret-of-the-tests' },
    SANDBOX_PSP_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  };
  const command = ['tools/run.mjs', 'apps/server/src/reconcile-main.ts', ...args];
  return new Promise<{ status: number; said: string }>((ended) => {
    execFile(process.execPath, command, { cwd: ROOT, env }, (error, stdout, stderr) =>
      ended({ status: error ? Number(error.code) : 0, said: stdout + stderr }),
    );
  });
}

test('ends with 0 where all three agree', async () => {
  const { status, said } = await reconcile(`${HEAD}\nend,0\n`, '--day', '2026-11-27');
  expect([status, said]).toEqual([0, expect.stringContaining('2026-11-27: all three agree')]);
});

test('ends with 1 and says each difference', async () => {
  const line = 'pay-in,pay_1,6f9619ff-8b86-4d01-b42d-00cf4fc964ff,500,EUR,2026-11-27T10:00:00.000Z';
  const { status, said } = await reconcile(`${HEAD}\n${line}\nend,1\n`, '--day', '2026-11-27');
  expect(status).toBe(1);
  expect(said).toContain(
    'extra (file): pay-in 6f9619ff-8b86-4d01-b42d-00cf4fc964ff: ledger nothing, file 500 EUR, api nothing',
  );
});

test('ends with 2 where there is no file, and with 64 where no day is meant', async () => {
  expect((await reconcile(undefined, '--day', '2026-11-27')).status).toBe(2);
  expect((await reconcile(undefined, '--day', '2026-02-30')).status).toBe(64);
});
