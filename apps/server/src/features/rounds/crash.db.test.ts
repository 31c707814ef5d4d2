import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/testing/test-database.ts';
import { verifyBooks } from './verify-books.ts';

const SERVER = join(import.meta.dirname, '../../main.ts');
const SECRETS = {
  SESSION_SECRET: randomBytes(32).toString('hex'),
  SEED_KEY: randomBytes(32).toString('hex'),
};

let test: TestDatabase;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await test.drop();
});

describe('a server that is killed', () => {
  it('loses no round it has answered, and none is half there', async () => {
    const server = await startServer();
    const cookies = await Promise.all(Array.from({ length: 8 }, () => newPlayer(server.origin)));
    const answered: { key: string; cookie: string; body: unknown }[] = [];
    let alive = true;
    const play = async (cookie: string) => {
      while (alive) {
        const key = randomUUID();
        const answer = await playRound(server.origin, cookie, key).catch(() => undefined);
        if (answer?.status === 200) answered.push({ key, cookie, body: answer.body });
      }
    };
    const players = cookies.flatMap((cookie) => [play(cookie), play(cookie)]);
    await sleep(700);
    await kill(server.child);
    alive = false;
    await Promise.all(players);
    expect(answered.length).toBeGreaterThan(20);
    expect(await differences()).toEqual([]);

    const next = await startServer();
    for (const { key, cookie, body } of answered) {
      const again = await playRound(next.origin, cookie, key);
      expect(again).toEqual({ status: 200, body });
    }
    expect(await differences()).toEqual([]);
    await kill(next.child);
  });

  it.each([
    ['round.before-settle', 0],
    ['round.after-settle', 1],
  ] as const)('at %s: the same key gives one round after the restart', async (point, settledBefore) => {
    const first = await startServer();
    const cookie = await newPlayer(first.origin);
    await kill(first.child);
    const key = randomUUID();
    const crashing = await startServer({ CRASH_AT: point });
    const exited = once(crashing.child, 'exit');
    await expect(playRound(crashing.origin, cookie, key)).rejects.toThrow();
    expect((await exited)[1]).toBe('SIGKILL');
    expect(await roundsOf(key)).toBe(settledBefore);
    expect(await differences()).toEqual([]);
    const next = await startServer();
    expect((await playRound(next.origin, cookie, key)).status).toBe(200);
    expect(await roundsOf(key)).toBe(1);
    expect(await differences()).toEqual([]);
    await kill(next.child);
  });
});

const differences = async () => (await verifyBooks(test.owner)).checks.filter((check) => check.difference);
const roundsOf = async (key: string) =>
  (await test.db.query('SELECT FROM round WHERE key = $1', [key])).length;

async function startServer(env: Record<string, string> = {}) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(process.execPath, [SERVER], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: test.url,
      CROUPIER_ENV: 'test',
      CROUPIER_TEST_SEAMS: '1',
      CROUPIER_ROLES: 'api,worker',
      PORT: String(port),
      HOST: 'localhost',
      METRICS_PORT: String(await freePort()),
      PUBLIC_URL: origin,
      SANDBOX_PSP_SECRET: 'whsec_' + Buffer.alloc(32, 1).toString('base64'),
      LOG_LEVEL: 'error',
      ...SECRETS,
      ...env,
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  for (let tries = 0; tries < 300; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(`${origin}/health/live`).catch(() => undefined);
    if (answer?.ok) return { child, origin };
    await sleep(50);
  }
  throw new Error('The server does not answer');
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function newPlayer(origin: string): Promise<string> {
  const user = await ask<{ id: string }>(origin, '/api/inner/test/data/user', {
    region: 'UA',
    balanceMinor: '100000000',
  });
  const token = await ask<{ cookie: string }>(origin, '/api/inner/test/data/token', { id: user.body.id });
  return token.body.cookie;
}

const playRound = (origin: string, cookie: string, key: string) =>
  ask(origin, '/api/rounds', { key, game: 'sunny-orchard', stakeMinor: '100', kind: 'real' }, cookie);

async function ask<T = unknown>(
  origin: string,
  path: string,
  body: object,
  cookie = '',
): Promise<{ status: number; body: T }> {
  const headers = { 'content-type': 'application/json', origin, ...(cookie && { cookie }) };
  const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as T };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
