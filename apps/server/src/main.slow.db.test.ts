import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { WAITS_FOR_NOBODY } from './platform/observe/commits-warning.ts';
import { startServerProcess } from './platform/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from './platform/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const startProcess = (env: Record<string, string>) => startServerProcess(database.url, env);

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
  // One machine with one database loses what it acknowledged with it, which a house for real money is told.
  expect(await server.line(WAITS_FOR_NOBODY)).toMatchObject({ standbys: 0 });
  for (const path of ['test/data/user', 'test/data/token', 'test/clock', 'test/tape']) {
    const answer = await fetch(`${url}/api/inner/${path}`, { method: 'POST' });
    expect([path, answer.status]).toEqual([path, 404]);
  }
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
