import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../../../../../tools/start/ports.ts';
import { createTestDatabase, type TestDatabase } from '../../../platform/testing/test-database.ts';
import { verifyBooks } from '../../money/books/feature.ts';

const SERVER = join(import.meta.dirname, '../../../main.ts');
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
    await expect.poll(() => answered.length).toBeGreaterThan(20);
    await kill(server.child);
    alive = false;
    await Promise.all(players);
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

  it('at each step of a round of several: it stands where it stood, and is paid once', async () => {
    const key = randomUUID();
    const first = await startServer();
    const { cookie, id } = await newPlayerOf(first.origin);
    const tape = { playerId: id, game: MINES, rounds: [[24]] };
    expect((await ask(first.origin, '/api/inner/test/tape', tape)).status).toBe(200);
    const bet = { key, game: MINES, mode: 'traps-1', stakeMinor: '100', kind: 'real' };
    expect((await ask(first.origin, '/api/rounds', bet, cookie)).status).toBe(200);
    await kill(first.child);

    /** Makes the step on a server that dies at the point, and tells how many choices were kept. */
    const dieAt = async (point: string, step: number, choice: number[]) => {
      const crashing = await startServer({ CRASH_AT: point });
      const exited = once(crashing.child, 'exit');
      await expect(takeStep(crashing.origin, cookie, key, { step, choice })).rejects.toThrow();
      expect((await exited)[1]).toBe('SIGKILL');
      expect(await differences()).toEqual([]);
    };
    await dieAt('round.before-step', 0, [0]);
    expect(await openChoicesOf(key)).toBe('[]');
    await dieAt('round.after-step', 0, [0]);
    expect(await openChoicesOf(key)).toBe('[[0]]');
    await dieAt('round.before-step', 1, []);
    expect(await openChoicesOf(key)).toBe('[[0]]');
    await dieAt('round.after-step', 1, []);
    expect(await roundsOf(key)).toBe(1);

    const last = await startServer();
    const again = await takeStep(last.origin, cookie, key, { step: 1, choice: [] });
    expect(again).toMatchObject({ status: 200, body: { state: 'settled', winMinor: '100' } });
    expect(await differences()).toEqual([]);
    await kill(last.child);
  });
});

const MINES = 'pearl-reef';
const openChoicesOf = async (key: string) => {
  const [row] = await test.db.query<{ choices: string }>(
    "SELECT entry::jsonb ->> 'choices' AS choices FROM open_round WHERE key = $1",
    [key],
  );
  return row?.choices;
};
const takeStep = (
  origin: string,
  cookie: string,
  key: string,
  step: { step: number; choice: readonly number[] },
) => ask(origin, `/api/rounds/${key}/steps`, step, cookie);

const differences = async () => (await verifyBooks(test.owner)).checks.filter((check) => check.difference);
const roundsOf = async (key: string) =>
  (await test.db.query('SELECT FROM round WHERE key = $1', [key])).length;

async function startServer(env: Record<string, string> = {}) {
  const port = await findFreePort();
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
      METRICS_PORT: String(await findFreePort()),
      PUBLIC_URL: origin,
      SANDBOX_PSP_SECRET: 'whsec_' + Buffer.alloc(32, 1).toString('base64'),
      LOG_LEVEL: 'error',
      ...SECRETS,
      ...env,
    },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(`${origin}/health/live`).catch(() => undefined);
    if (answer?.ok) return { child, origin };
    await sleep(50);
  }
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

const newPlayer = async (origin: string): Promise<string> => (await newPlayerOf(origin)).cookie;

async function newPlayerOf(origin: string): Promise<{ id: string; cookie: string }> {
  const user = await ask<{ id: string }>(origin, '/api/inner/test/data/user', {
    region: 'UA',
    balanceMinor: '100000000',
  });
  const token = await ask<{ cookie: string }>(origin, '/api/inner/test/data/token', { id: user.body.id });
  return { id: user.body.id, cookie: token.body.cookie };
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
