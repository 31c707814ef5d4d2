import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

const KEY = 'ab'.repeat(32);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Starts the server as a process of its own; `line` waits for a log line with this message. */
function startProcess(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      CROUPIER_ROLES: 'api,live,worker',
      DATABASE_URL: database.url,
      PORT: '0',
      METRICS_PORT: '0',
      LOG_LEVEL: 'info',
      SESSION_SECRET: KEY,
      SEED_KEY: KEY,
      SANDBOX_PSP_SECRET: KEY,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += String(bytes)));
  const ended = once(child, 'exit').then(([code]) => code as number);
  const line = async (message: string): Promise<Record<string, string>> => {
    const find = () => output.split('\n').find((text) => text.includes(`"msg":"${message}"`));
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    return JSON.parse(find()!) as Record<string, string>;
  };
  return { child, ended, line, output: () => output };
}

test('SIGTERM: sockets hear 1001, the door closes, the process ends well', async () => {
  const server = startProcess({});
  const { url } = await server.line('serving');
  const socket = new WebSocket(`${url!.replace('http', 'ws')}/api/ws?token=`);
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  expect((await fetch(`${url}/api/app/site-configs`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await closed).toBe(1001);
  expect(await server.ended).toBe(0);
  await server.line('stopped');
  await expect(fetch(`${url}/health/live`)).rejects.toThrow();
});

test('the log carries a line a request with its id, and no query', async () => {
  const server = startProcess({});
  const { url } = await server.line('serving');
  const answer = await fetch(`${url}/api/users/me?token=very-secret`, {
    headers: { cookie: 'croupier_session=hidden' },
  });
  const line = await server.line('request');
  server.child.kill('SIGTERM');
  await server.ended;
  expect(line).toMatchObject({ requestId: answer.headers.get('x-request-id'), path: '/api/users/me' });
  expect(line['time']).toMatch(/Z$/);
  expect(server.output()).not.toMatch(/very-secret|hidden/);
});

test.each([{ CROUPIER_TEST_SEAMS: '1' }, { CRASH_AT: 'round.before-settle' }])(
  'production does not start with %j',
  async (seam) => {
    const server = startProcess({ CROUPIER_ENV: 'production', ...(seam as Record<string, string>) });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/must not be set in production/);
  },
);

test('without the seams nothing of the test data is there', async () => {
  const server = startProcess({ CROUPIER_ENV: 'production' });
  const { url } = await server.line('serving');
  for (const path of ['test/data/user', 'test/data/token', 'test/clock', 'test/tape']) {
    const answer = await fetch(`${url}/api/inner/${path}`, { method: 'POST' });
    expect([path, answer.status]).toEqual([path, 404]);
  }
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
