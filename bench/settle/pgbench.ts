import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { SetupError } from '../../tools/setup-error.ts';
import { loadOf, type Load } from './load.ts';

const SCALE = 50;
const THREADS = 2;
const DEBIAN = '/usr/lib/postgresql';

const run = promisify(execFile);

/** The pgbench of this machine; any version from 15 on measures any server. */
export function findPgbench(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  if (existsSync(DEBIAN))
    folders.push(
      ...readdirSync(DEBIAN)
        .sort()
        .reverse()
        .map((version) => join(DEBIAN, version, 'bin')),
    );
  const found = folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file));
  if (found) return found;
  throw new SetupError(
    'pgbench is not installed: "apt-get install postgresql-contrib" on Ubuntu, "apt-get install postgresql" on Debian, "brew install libpq" on macOS.',
  );
}

/** Makes the TPC-B tables in a database of their own on the same server. @returns its url */
export async function initialisePgbench(pgbench: string, serverUrl: string, folder: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query('CREATE DATABASE tpcb');
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = '/tpcb';
  await run(pgbench, ['-i', '-q', '-s', String(SCALE), url.href], { cwd: folder });
  return url.href;
}

/** TPC-B as pgbench has it: seven statements and four row writes a transaction, prepared. */
export async function runPgbench(
  pgbench: string,
  url: string,
  folder: string,
  clients: number,
  seconds: number,
): Promise<Load> {
  const logs = mkdtempSync(join(folder, 'pgbench-'));
  const threads = Math.min(THREADS, clients);
  const flags = [
    '-n',
    '-M',
    'prepared',
    '-j',
    threads,
    '-c',
    clients,
    '-T',
    seconds,
    '--log',
    '--log-prefix=tx',
    url,
  ];
  const { stdout } = await run(pgbench, flags.map(String), { cwd: logs });
  const latencies = readdirSync(logs).flatMap((file) => latenciesOf(join(logs, file)));
  rmSync(logs, { recursive: true });
  const perSecond = Number(/^tps = ([0-9.]+)/m.exec(stdout)?.[1]);
  if (!(perSecond > 0)) throw new Error(`pgbench gave no tps:\n${stdout}`);
  return { ...loadOf(latencies, seconds), perSecond };
}

/** A line a transaction: client, number, time in microseconds, … */
function latenciesOf(file: string): number[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => Number(line.split(' ', 3)[2]) / 1000);
}
