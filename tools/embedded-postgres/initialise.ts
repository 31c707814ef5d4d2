import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, linkSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../setup-error.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { isAlive } from './owner.ts';
import type { RunAs } from './run-as.ts';

const INITDB_TIMEOUT_MS = 120_000;

/** Makes an empty cluster. A killed attempt leaves a draft folder, never a half-made `data`. */
export async function initialiseCluster(binaries: Binaries, home: Home, user: RunAs): Promise<void> {
  createPassword(home, user);
  sweepDrafts(home);
  const draft = `${home.data}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    await runInitdb(binaries.initdb, initdbArguments(draft, home), user);
    renameSync(draft, home.data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (existsSync(home.data)) return; // another start was quicker
    throw error;
  }
}

/** What killed attempts left: the name carries the pid of the attempt. */
function sweepDrafts(home: Home): void {
  for (const name of readdirSync(home.folder)) {
    const pid = Number(/^data\.(\d+)-/.exec(name)?.[1] ?? process.pid);
    if (!isAlive(pid)) rmSync(join(home.folder, name), { recursive: true, force: true });
  }
}

/** The builtin C.UTF-8 locale sorts alike on every machine and needs nothing from the operating system. */
function initdbArguments(folder: string, home: Home): string[] {
  return [
    ...['-D', folder, '-U', 'postgres', '-E', 'UTF8', '--no-sync', '--no-instructions'],
    ...['--auth=scram-sha-256', `--pwfile=${home.passwordFile}`],
    ...['--no-locale', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
}

/** Written under another name and linked: a password file is whole or absent, and the first writer wins. */
function createPassword(home: Home, user: RunAs): void {
  const draft = `${home.passwordFile}.${process.pid}-${randomBytes(4).toString('hex')}`;
  try {
    writeFileSync(draft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
    if (user.uid !== undefined && user.gid !== undefined) chownSync(draft, user.uid, user.gid);
    if (!existsSync(home.passwordFile)) linkSync(draft, home.passwordFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw new SetupError(
      `The database password cannot be kept in ${home.folder}: ${(error as Error).message}.`,
    );
  } finally {
    rmSync(draft, { force: true });
  }
}

async function runInitdb(program: string, args: string[], user: RunAs): Promise<void> {
  const output: string[] = [];
  const code = await new Promise<number | string>((resolve) => {
    const child = spawn(program, args, {
      ...user,
      cwd: '/',
      env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: INITDB_TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    child.stdout.on('data', (chunk) => output.push(String(chunk)));
    child.stderr.on('data', (chunk) => output.push(String(chunk)));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (exit, signal) => resolve(exit ?? signal ?? 'unknown'));
  });
  if (code !== 0) throw new SetupError(explain(code, output.join('')));
}

function explain(code: number | string, output: string): string {
  if (/No space left|wrote only|could not extend/.test(output))
    return 'The database cannot be created: the disk is full.';
  const reason =
    output.split('\n').find((line) => /error|fatal|cannot/i.test(line)) ?? `initdb ended with ${code}`;
  return `The database cannot be created: ${reason.trim()} (or set DATABASE_URL to a PostgreSQL server).`;
}
