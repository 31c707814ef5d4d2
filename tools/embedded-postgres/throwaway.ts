import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keep } from '../keeper/keep.ts';
import { isAlive } from './owner.ts';
import { startPostgres, type RunningPostgres } from './start-postgres.ts';

const PREFIX = 'croupier-test-';
const RAM_DISK = '/dev/shm';
const RAM_NEEDED_BYTES = 2 * 1024 ** 3;

/** Nothing of this cluster outlives the run, so nothing waits for the disk. */
const NO_DURABILITY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '400',
  io_method: 'sync',
  dynamic_shared_memory_type: 'mmap', // within the folder, and gone with it
  autovacuum_naptime: '10s',
};

/**
 * A cluster for one test run, in memory where there is room. `stop()` deletes it; so does the end of this process,
 * whatever ends it, and the next run sweeps what a machine left that lost its power. `settings` override, e.g.
 * `fsync: 'on'`.
 */
export async function startThrowawayPostgres(
  settings: Record<string, string> = {},
): Promise<RunningPostgres> {
  sweepThrowawayClusters();
  const folder = join(base(), `${PREFIX}${process.pid}-${randomBytes(6).toString('hex')}`);
  // Before it is there: whoever is killed between the two leaves nothing that nobody knows of.
  const releases = [keep({ kind: 'cluster', folder })];
  mkdirSync(folder, { mode: 0o700 });
  const server = await startPostgres({
    dataDir: folder,
    settings: { ...NO_DURABILITY, ...settings },
    // Until it has written its pid into the folder, nobody else knows of it.
    onSpawn: (pid) => releases.push(keep({ kind: 'group', pid })),
  });
  if (server.home !== folder) releases.push(keep({ kind: 'cluster', folder: server.home }));
  return {
    ...server,
    stop: async () => {
      await server.stop();
      for (const path of [folder, server.home]) rmSync(path, { recursive: true, force: true });
      for (const release of releases) release();
    },
  };
}

/** Removes the clusters of runs that were killed: their folder names carry the pid of the run. */
function sweepThrowawayClusters(): void {
  for (const parent of [RAM_DISK, tmpdir()].filter((path) => existsSync(path))) {
    for (const name of readdirSync(parent).filter((entry) => entry.startsWith(PREFIX))) {
      const runPid = Number(name.slice(PREFIX.length).split('-')[0]);
      const folder = join(parent, name);
      if (runPid > 0 && !isAlive(runPid)) dropAtOnce(postmasterOf(folder), [folder]);
    }
  }
}

function base(): string {
  if (!existsSync(RAM_DISK)) return tmpdir();
  const disk = statfsSync(RAM_DISK);
  return disk.bavail * disk.bsize >= RAM_NEEDED_BYTES ? RAM_DISK : tmpdir();
}

function postmasterOf(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]) || undefined;
  } catch {
    return undefined;
  }
}

/** SIGQUIT ends the server without a checkpoint. */
function dropAtOnce(pid: number | undefined, folders: string[]): void {
  try {
    if (pid) process.kill(pid, 'SIGQUIT');
  } catch {
    // gone already
  }
  try {
    for (const folder of folders)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  } catch {
    // another user's, or still being written: the next run tries again
  }
}
