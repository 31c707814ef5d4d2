import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '../setup-error.ts';
import { connectionUrl, probe } from './connect.ts';
import type { Home } from './home.ts';
import { isAlive } from './owner.ts';

const ADOPT_TIMEOUT_MS = 60_000;
const RETRY_MS = 50;

/**
 * The pid of a server that already runs on this folder (its parent may have been killed), once it answers;
 * undefined when there is none. Waits for one that is starting up or shutting down.
 */
export async function adoptPostmaster(home: Home): Promise<number | undefined> {
  for (const deadline = Date.now() + ADOPT_TIMEOUT_MS; Date.now() < deadline; await sleep(RETRY_MS)) {
    const left = readPidFile(home);
    if (!left || !isAlive(left.pid)) return undefined; // postgres itself clears the file of a dead one
    if (!isPostgres(left.pid)) {
      // the machine was restarted and another program has this number: postgres would refuse to start
      rmSync(left.file, { force: true });
      return undefined;
    }
    // `||`: the socket's folder is written a moment after the pid
    const url = connectionUrl(home, 'postgres', left.socketFolder || home.socketFolder);
    if (await answers(url)) return left.pid;
  }
  throw new SetupError(`A PostgreSQL server runs on ${home.data} but does not answer; see ${home.logFile}.`);
}

async function answers(url: string): Promise<boolean> {
  try {
    await probe(url);
    return true;
  } catch {
    return false;
  }
}

/** postmaster.pid: line 1 is the pid, line 5 the folder of its socket. */
function readPidFile(home: Home): { file: string; pid: number; socketFolder: string } | undefined {
  const file = join(home.data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  return pid > 0 ? { file, pid, socketFolder: lines[4]?.trim() ?? '' } : undefined;
}

function isPostgres(pid: number): boolean {
  const listed = spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' });
  if (listed.error) return isPostgresByProc(pid);
  return listed.stdout.includes('postgres');
}

/** Slim containers have no `ps`. */
function isPostgresByProc(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').includes('postgres');
  } catch {
    return true;
  }
}
