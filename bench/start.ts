import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../tools/root.ts';
import { findFreePort } from '../tools/start/ports.ts';
import { interleave, median, rounded, type Benchmark, type BenchmarkOptions } from './benchmark.ts';

const OPEN_LINE = 'Croupier is open';
const START_TIMEOUT_MS = 180_000;

/** How long `npm start` takes until it prints the address, packages installed and site built. */
export const benchmark: Benchmark = {
  name: 'start',
  about: 'seconds from `npm start` to the address: an empty folder (cold) and one with data (warm)',
  run: measureStarts,
};

async function measureStarts({ rounds, log }: BenchmarkOptions) {
  await inNewFolder((folder) => startOnce(folder)); // builds the site, fills the disk cache
  const seconds = await interleave(['cold', 'warm'] as const, rounds, async (kind) =>
    inNewFolder(async (folder) => {
      if (kind === 'warm') await startOnce(folder);
      const taken = await startOnce(folder);
      log(`${kind} ${taken.toFixed(2)} s`);
      return taken;
    }),
  );
  const cold = rounded(median(seconds.cold));
  const warm = rounded(median(seconds.warm));
  return {
    rows: [
      { start: 'cold (new database, migrations, demo data)', seconds: cold },
      { start: 'warm (same folder again)', seconds: warm },
    ],
    json: { coldSeconds: cold, warmSeconds: warm, ratio: rounded(warm / cold) },
  };
}

async function inNewFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-start-'));
  return work(folder).finally(() => rmSync(folder, { recursive: true, force: true }));
}

/** Starts, waits for the address, stops again; answers the seconds of the first part. */
async function startOnce(folder: string): Promise<number> {
  const startedAt = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: {
      ...process.env,
      CROUPIER_VAR: folder,
      PORT: String(await findFreePort()),
      SANDBOX_PORT: String(await findFreePort()),
      METRICS_PORT: String(await findFreePort()),
      OFFICE_PORT: String(await findFreePort()),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await waitForAddress(child);
  const seconds = (performance.now() - startedAt) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

function waitForAddress(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`no address in ${START_TIMEOUT_MS} ms:\n${output}`)),
      START_TIMEOUT_MS,
    );
    const read = (chunk: Buffer) => {
      output += chunk;
      if (!output.includes(OPEN_LINE)) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(`npm start ended:\n${output}`));
    });
  });
}
