import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { spawn } from 'node:child_process';
import { ROOT } from './root.ts';
import { runProgram } from './run-program.ts';
import { reportFailure, SetupError } from './setup-error.ts';
import { throwawayDatabase } from './start/database.ts';
import { findFreePort } from './start/ports.ts';
import { startService, type Service } from './start/service.ts';

/**
 * `npm run nasty -- --rounds 1000 --seed 1`: a house of its own on a database in memory, the nasty provider against
 * its wallet, and then the whole verification of its books. Exit 0 when nobody found anything. With `--kills 5` the
 * server is killed as often meanwhile, as by a power cut, and started again.
 */
const STUDIO = 'paper-moon';
const PREPARE_TIMEOUT_MS = 120_000;
const KILL_EVERY_MS = 2_000;

async function main(given: string[]): Promise<number> {
  const { kills, args } = readKills(given);
  const folder = mkdtempSync(join(tmpdir(), 'croupier-nasty-'));
  const database = await throwawayDatabase();
  const port = await findFreePort();
  const key = (): string => randomBytes(32).toString('hex');
  const secret = key();
  const env = {
    CROUPIER_ENV: 'test',
    CROUPIER_TEST_SEAMS: '1',
    CROUPIER_ROLES: 'api,worker',
    LOG_LEVEL: 'error',
    PORT: String(port),
    METRICS_PORT: String(await findFreePort()),
    DATABASE_URL: database.url,
    SESSION_SECRET: key(),
    SEED_KEY: key(),
    SANDBOX_PSP_SECRET: key(),
    PROVIDER_ORIGINS: `${STUDIO}=http://paper-moon.example`,
    PROVIDER_SECRETS: `${STUDIO}=${secret}`,
    PROVIDER_SECRET: secret,
  };
  try {
    const prepared = await runProgram({ ...program('apps/server/src/prepare-main.ts', env) });
    if (prepared.code !== 0) throw new SetupError(`The database cannot be prepared:\n${prepared.output}`);
    const house = `http://127.0.0.1:${port}`;
    const start = () =>
      startService({
        name: 'server',
        file: 'apps/server/src/main.ts',
        env,
        logFile: join(folder, 'server.log'),
        readyUrl: `${house}/health/ready`,
      });
    const keeper = keepKilling(await start(), start, kills);
    const wallet = ['--url', `${house}/api/provider-wallet/v1`, '--game', `${STUDIO}-dice`];
    const control = ['--control', `${house}/api/inner/test/provider-wallet`];
    const found = await run(
      'apps/provider-simulator/src/nasty/nasty-main.ts',
      [...wallet, ...control, ...args],
      env,
    );
    const killed = await keeper.stop();
    if (kills > 0) console.log(`The server was killed ${killed} times meanwhile.`);
    console.log('');
    return found || (await run('apps/server/src/verify-main.ts', [], env));
  } finally {
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readKills(given: string[]): { kills: number; args: string[] } {
  const at = given.indexOf('--kills');
  if (at < 0) return { kills: 0, args: given };
  const kills = Number(given[at + 1]);
  if (!Number.isInteger(kills) || kills < 0) throw new SetupError('--kills must be a whole number.');
  return { kills, args: given.toSpliced(at, 2) };
}

/** Kills the service again and again; `stop` ends that and the service, and answers how often it was killed. */
function keepKilling(first: Service, start: () => Promise<Service>, kills: number) {
  const stopping = new AbortController();
  const run = async (): Promise<[Service, number]> => {
    let [service, count] = [first, 0];
    while (count < kills) {
      const isOver = await sleep(KILL_EVERY_MS, false, { signal: stopping.signal }).catch(() => true);
      if (isOver) break;
      process.kill(service.pid, 'SIGKILL');
      await service.ended;
      count++;
      service = await start();
    }
    return [service, count];
  };
  const running = run();
  return {
    stop: async (): Promise<number> => {
      stopping.abort();
      const [service, count] = await running;
      await service.stop();
      return count;
    },
  };
}

const program = (file: string, env: NodeJS.ProcessEnv) => ({
  command: process.execPath,
  args: [join(ROOT, file)],
  cwd: ROOT,
  env,
  timeoutMs: PREPARE_TIMEOUT_MS,
});

/** Runs a program in this terminal. @returns its exit code. */
function run(file: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, [join(ROOT, file), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
}

process.exitCode = await main(process.argv.slice(2)).catch(reportFailure);
