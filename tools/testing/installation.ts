import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startThrowawayPostgres } from '../embedded-postgres/index.ts';
import { freePorts } from './free-ports.ts';

export const ROOT = join(import.meta.dirname, '..', '..');
const READY_WITHIN_MS = 60_000;

export interface Installation {
  readonly url: string;
  readonly databaseUrl: string;
  stop(): Promise<void>;
}

/** A whole installation for a test: database, sandbox provider and server on free ports, test seams on. */
export async function startInstallation(env: Record<string, string> = {}): Promise<Installation> {
  const postgres = await startThrowawayPostgres();
  const [port, sandboxPort, metricsPort] = (await freePorts(3)) as [number, number, number];
  const url = `http://localhost:${port}`;
  const secret = () => randomBytes(32).toString('hex');
  const shared = {
    DATABASE_URL: postgres.url,
    PORT: String(port),
    PUBLIC_URL: url,
    METRICS_PORT: String(metricsPort),
    CROUPIER_ENV: 'test',
    CROUPIER_TEST_SEAMS: '1',
    SESSION_SECRET: secret(),
    SEED_KEY: secret(),
    SANDBOX_PSP_SECRET: secret(),
    SANDBOX_PSP_URL: `http://localhost:${sandboxPort}`,
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_RETURN_ORIGINS: url,
    LOG_LEVEL: 'warn',
    ...env,
  };
  const children = [run('apps/payment-sandbox/src/main.ts', shared), run('apps/server/src/main.ts', shared)];
  const stop = async () => {
    await Promise.all(children.map(end));
    await postgres.stop();
  };
  try {
    await Promise.all([
      ready(`${url}/health/ready`, children[1]!),
      ready(`${shared.SANDBOX_PSP_URL}/health`, children[0]!),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, databaseUrl: postgres.url, stop };
}

/** Runs a TypeScript entry with this Node; what it prints goes to var/logs. */
function run(entry: string, env: Record<string, string>): ChildProcess {
  mkdirSync(join(ROOT, 'var/logs'), { recursive: true });
  const log = createWriteStream(join(ROOT, 'var/logs', `${entry.replaceAll('/', '-')}.${env['PORT']}.log`));
  const child = spawn(process.execPath, [entry], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  return child;
}

async function ready(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null)
      throw new Error(`${child.spawnargs[1]} ended with ${child.exitCode}; see var/logs.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} was not ready within ${READY_WITHIN_MS / 1000} s; see var/logs.`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const killer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(killer);
}
