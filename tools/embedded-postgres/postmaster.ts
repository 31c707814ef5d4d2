import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '../setup-error.ts';
import { adoptPostmaster } from './adopt.ts';
import type { Binaries } from './binaries.ts';
import { connectionUrl, probe } from './connect.ts';
import type { Home } from './home.ts';
import { isAlive } from './owner.ts';
import type { RunAs } from './run-as.ts';

interface Launch {
  settings?: Record<string, string>;
  onSpawn?: (pid: number) => void;
}

const READY_TIMEOUT_MS = 120_000; // recovery after a power cut may take a while
const STOP_TIMEOUT_MS = 30_000;
const RETRY_MS = 20;
/** A killed server's processes end when they notice, which a long query may put off. */
const ORPHANS_TIMEOUT_MS = 20_000;
const ORPHANS_RETRY_MS = 250;

/** Starts the server and waits until it answers; also for what is left of one that was killed a moment ago. */
export async function launchPostmaster(
  binaries: Binaries,
  home: Home,
  user: RunAs,
  launch: Launch,
): Promise<{ pid: number; adopted: boolean }> {
  for (const deadline = Date.now() + ORPHANS_TIMEOUT_MS; ; await sleep(ORPHANS_RETRY_MS)) {
    const launched = await launchOnce(binaries, home, user, launch);
    if ('pid' in launched) return launched;
    if (!launched.hasOrphans || Date.now() > deadline) throw new SetupError(launched.sentence);
  }
}

/** Detached, in a process group of its own, so that Ctrl-C does not reach it before the web server has drained. */
async function launchOnce(
  binaries: Binaries,
  home: Home,
  user: RunAs,
  { settings = {}, onSpawn }: Launch,
): Promise<{ pid: number; adopted: boolean } | { hasOrphans: boolean; sentence: string }> {
  const logStart = statSync(home.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const logFd = openSync(home.logFile, 'a', 0o600);
  const child = spawn(binaries.postgres, serverArguments(home, settings), {
    ...user,
    detached: true,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' },
    stdio: ['ignore', logFd, logFd],
  });
  closeSync(logFd);
  child.unref();
  if (child.pid !== undefined) onSpawn?.(child.pid);
  const ended = endOf(child);
  await waitUntilReady(home, ended);
  // Two starts at once: the other one may have won, and then it was its server that answered.
  const pid = await adoptPostmaster(home);
  if (pid !== undefined) return { pid, adopted: pid !== child.pid };
  const written = readFileSync(home.logFile).subarray(logStart).toString();
  const hasOrphans = written.includes('pre-existing shared memory block');
  return { hasOrphans, sentence: explain(home, written, ended.reason) };
}

/** Fast shutdown: sessions are ended, everything committed is on disk. Returns when the server is gone. */
export async function stopPostmaster(pid: number): Promise<void> {
  signal(pid, 'SIGINT');
  for (const deadline = Date.now() + STOP_TIMEOUT_MS; isAlive(pid); await sleep(RETRY_MS)) {
    if (Date.now() > deadline) return signal(pid, 'SIGQUIT'); // the next start recovers from the log
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // already gone
  }
}

function serverArguments(home: Home, settings: Record<string, string>): string[] {
  const all = {
    listen_addresses: '',
    unix_socket_directories: home.socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: '256MB',
    log_timezone: 'UTC',
    timezone: 'UTC',
    ...settings,
  };
  return ['-D', home.data, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

interface Ending {
  over: boolean;
  reason: string;
}

function endOf(child: ChildProcess): Ending {
  const ending: Ending = { over: false, reason: '' };
  const finish = (reason: string) => Object.assign(ending, { over: true, reason });
  child.on('error', (error) => finish(error.message));
  child.on('exit', (code, by) => finish(`it ended with ${by ?? code}`));
  return ending;
}

/** Refused connections, a missing socket and 57P03 ("is starting up") all mean: not yet. */
async function waitUntilReady(home: Home, ended: Ending): Promise<void> {
  const url = connectionUrl(home, 'postgres');
  for (const deadline = Date.now() + READY_TIMEOUT_MS; Date.now() < deadline; await sleep(RETRY_MS)) {
    if (ended.over) return;
    try {
      await probe(url);
      return;
    } catch (error) {
      const code = (error as { code?: string }).code;
      if (code === '28P01')
        throw new SetupError(`The database in ${home.folder} does not take the password kept there.`);
    }
  }
}

function explain(home: Home, written: string, reason: string): string {
  if (/No space left|wrote only|could not extend/.test(written))
    return 'The database cannot start: the disk is full.';
  const fatal = written.split('\n').find((line) => /FATAL|PANIC|error while loading/.test(line));
  return `The database in ${home.folder} cannot start: ${(fatal ?? reason).trim()} (log: ${home.logFile}).`;
}
