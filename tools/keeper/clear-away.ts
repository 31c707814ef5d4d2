import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Kept } from './kept.ts';

const RETRY_MS = 50;
/** A server that was only just starting writes its folder's first files about now. */
const QUIET_MS = 1_000;
const MOST_MS = 60_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** Ends the processes, then removes what they wrote. One thing that cannot be cleared does not keep the others. */
export async function clearAway(left: readonly Kept[]): Promise<void> {
  const groups = left.filter((kept) => kept.kind === 'group');
  await Promise.allSettled(groups.map(endGroup));
  await Promise.allSettled(left.map(remove));
}

async function remove(kept: Kept): Promise<void> {
  if (kept.kind === 'cluster' || kept.kind === 'folder') await removeFolder(kept);
  if (kept.kind === 'databases') await dropDatabases(kept);
}

async function endGroup({ pid, graceMs = 0 }: { pid: number; graceMs?: number }): Promise<void> {
  for (const deadline = Date.now() + graceMs; Date.now() < deadline; await sleep(RETRY_MS))
    if (!send(-pid, 0)) return;
  send(-pid, 'SIGKILL');
}

/** Gone, and still gone a moment later. */
async function removeFolder({ kind, folder }: { kind: string; folder: string }): Promise<void> {
  const startedAt = Date.now();
  for (let goneAt = startedAt; Date.now() - startedAt < MOST_MS; await sleep(RETRY_MS)) {
    if (existsSync(folder)) goneAt = Date.now();
    else if (Date.now() - goneAt > QUIET_MS) return;
    if (kind === 'cluster') endPostmaster(folder);
    tryToRemove(folder);
  }
}

/** SIGQUIT ends the server with all its processes at once: nobody will read these files again. */
function endPostmaster(folder: string): void {
  try {
    const pid = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
    if (pid > 0) send(pid, 'SIGQUIT');
  } catch {
    // not written yet, or gone
  }
}

function tryToRemove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // still being written: the next look removes the rest
  }
}

async function dropDatabases({ url, named }: { url: string; named: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'SELECT datname AS name FROM pg_database WHERE datname ~ $1',
    [named],
  );
  for (const { name } of rows)
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
  await client.end();
}

/** Whether there was somebody to send it to. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
