import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCall, type Call } from '../../packages/contract/src/kit/index.ts';
import { findFreePort } from '../../tools/start/ports.ts';
import { ROOT } from '../../tools/root.ts';
import type { KeyRing } from '../../apps/server/src/platform/key-ring.ts';

/** The server as a process of its own, with test seams and without limits of rate. */
export interface ServerProcess {
  readonly pid: number;
  readonly port: number;
  /** Where it is asked, and what requests name as their origin. */
  readonly url: string;
  readonly origin: string;
  readonly call: Call;
  /** What seeds are sealed with. */
  readonly seedKey: KeyRing;
  /** It stands still, so that it takes nothing from what is measured beside it. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

const READY_ATTEMPTS = 600;
/** One for all servers of a bench: they share a database, and what is sealed in it. */
const SECRET = randomBytes(32);

/** Starts it on a database that is there and migrated; resolves when it is ready. */
export async function startServer(databaseUrl: string, env: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const port = await findFreePort();
  const [url, origin] = [`http://127.0.0.1:${port}`, `http://localhost:${port}`];
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
      PUBLIC_URL: origin,
      SESSION_SECRET: SECRET.toString('hex'),
      SEED_KEY: SECRET.toString('hex'),
      SANDBOX_PSP_SECRET: SECRET.toString('hex'),
      ...env,
    },
  });
  const ended = once(server, 'exit');
  const stop = async (): Promise<void> => {
    server.kill('SIGCONT');
    server.kill('SIGTERM');
    await ended;
  };
  const call = createCall((path, init) =>
    fetch(`${url}${path}`, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), origin },
    }),
  );
  try {
    await Promise.race([untilReady(url), ended.then(gone)]);
  } catch (error) {
    await stop();
    throw error;
  }
  const pause = (): void => void server.kill('SIGSTOP');
  const resume = (): void => void server.kill('SIGCONT');
  return { pid: server.pid!, port, url, origin, call, seedKey: [SECRET], pause, resume, stop };
}

const gone = (): never => {
  throw new Error('The server has ended.');
};

async function untilReady(url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    if (attempt === READY_ATTEMPTS) throw new Error('The server is not ready after a minute.');
    await sleep(100);
  }
}
