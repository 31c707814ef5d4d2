import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { keep } from '../keeper/keep.ts';
import { SetupError } from '../setup-error.ts';
import { ROOT } from '../root.ts';

const READY_TIMEOUT_MS = 10 * 60_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 25;

export interface ServiceOptions {
  name: string;
  /** TypeScript file, from the root of the repository. */
  file: string;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Answers with a status below 500 once the service can work. */
  readyUrl: string;
  signal?: AbortSignal | undefined;
}

export interface Service {
  pid: number;
  /** Resolves with a description when the process ends, asked to or not. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/**
 * Starts a Node service in a process group of its own (Ctrl-C does not reach it) and waits until it answers. When we are
 * killed it stops as on SIGTERM; one that hangs is killed after the same time that `stop` gives.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const logStart = statSync(options.logFile, { throwIfNoEntry: false })?.size ?? 0;
  const logFd = openSync(options.logFile, 'a', 0o600);
  const preload = join(ROOT, 'tools/start/end-with-parent.mjs');
  const child = spawn(process.execPath, ['--import', preload, join(ROOT, options.file)], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', logFd, logFd, 'ipc'],
  });
  closeSync(logFd);
  const release = child.pid ? keep({ kind: 'group', pid: child.pid, graceMs: STOP_TIMEOUT_MS }) : () => {};
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', release);
    child.on('exit', (code, signal) => resolve(`it ended with ${signal ?? code}`));
  });
  const service = { pid: child.pid ?? 0, ended, stop: () => stop(child, ended) };
  const failure = await Promise.race([ended, waitUntilReady(options)]);
  if (failure === undefined) return service;
  await service.stop();
  throw new SetupError(
    explain(options, readFileSync(options.logFile).subarray(logStart).toString(), failure),
  );
}

async function waitUntilReady({ readyUrl: url, signal }: ServiceOptions): Promise<string | undefined> {
  for (const deadline = Date.now() + READY_TIMEOUT_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    if (signal?.aborted) return 'it was interrupted';
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer && answer.status < 500) return undefined;
  }
  return `it did not answer on ${url} in ${READY_TIMEOUT_MS / 1000} s`;
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const late = sleep(STOP_TIMEOUT_MS, 'late' as const, { ref: false });
  if ((await Promise.race([ended, late])) === 'late') child.kill('SIGKILL');
  await ended;
}

/** The first line the service printed for people, or the last one before it ended. */
function explain(options: ServiceOptions, written: string, failure: string): string {
  const lines = written.split('\n').filter((line) => line.trim());
  const telling = lines.find((line) => /error/i.test(line)) ?? lines.at(-1) ?? '';
  return `The ${options.name} cannot start: ${failure}. ${telling.slice(0, 400)}\n(log: ${options.logFile})`;
}
