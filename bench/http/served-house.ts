import { fork, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCall } from '../../packages/contract/src/kit/index.ts';
import { testToken, testUser } from '../../packages/contract/src/site/test-data/index.ts';
import { findFreePort } from '../../tools/start/ports.ts';
import { ROOT } from '../../tools/root.ts';
import type { Answered, Order } from './generator-main.ts';

export interface ServedHouse {
  readonly pid: number;
  /** Players each on a connection of their own, for so long. */
  play(seconds: number): Promise<Answered>;
  /** The server stands still, so that it takes nothing from what is measured beside it. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** The server as a process of its own on a database that is there, and a generator that plays by HTTP. */
export async function serveHouse(databaseUrl: string, clients: number): Promise<ServedHouse> {
  const port = await findFreePort();
  const secret = randomBytes(32).toString('hex');
  const server = spawn(process.execPath, [join(ROOT, 'apps/server/src/main.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CROUPIER_ENV: 'test',
      CROUPIER_TEST_SEAMS: '1',
      CROUPIER_ROLES: 'api,live,worker',
      RATE_LIMIT_FACTOR: '9999',
      LOG_LEVEL: 'info',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      METRICS_PORT: String(await findFreePort()),
      PUBLIC_URL: `http://localhost:${port}`,
      ...{ SESSION_SECRET: secret, SEED_KEY: secret, SANDBOX_PSP_SECRET: secret },
    },
  });
  const generator = fork(join(import.meta.dirname, 'generator-main.ts'));
  const ended = Promise.all([once(server, 'exit'), once(generator, 'exit')]);
  const stop = async (): Promise<void> => {
    server.kill('SIGCONT');
    server.kill('SIGTERM');
    generator.disconnect();
    await ended;
  };
  try {
    await Promise.race([untilReady(port), once(server, 'exit').then(gone)]);
    const cookies = await Promise.all(Array.from({ length: clients }, () => seat(port)));
    const play = async (seconds: number): Promise<Answered> => {
      generator.send({ port, seconds, cookies } satisfies Order);
      const [answered] = (await once(generator, 'message')) as [Answered];
      return answered;
    };
    const pause = (): void => void server.kill('SIGSTOP');
    return { pid: server.pid!, play, pause, resume: () => void server.kill('SIGCONT'), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const gone = (): never => {
  throw new Error('The server has ended.');
};

const READY_ATTEMPTS = 600;

async function untilReady(port: number): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    if (attempt === READY_ATTEMPTS) throw new Error('The server is not ready after a minute.');
    await sleep(100);
  }
}

/** A player with money. @returns the cookie of a session */
async function seat(port: number): Promise<string> {
  const origin = `http://localhost:${port}`;
  const call = createCall((path, init) =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), origin },
    }),
  );
  const { id } = await call(testUser, { body: { region: 'UA', balanceMinor: '1000000000000' } });
  return (await call(testToken, { body: { id } })).cookie;
}
