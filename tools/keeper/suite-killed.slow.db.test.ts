import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isAlive } from '../embedded-postgres/owner.ts';
import { ROOT } from '../root.ts';

interface Made {
  pid?: number;
  folder?: string;
  ready?: boolean;
}

const PARENTS = ['/dev/shm', tmpdir()].filter((parent) => existsSync(parent));
const OFTEN = { interval: 20 };

let folder: string;
let report: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'croupier-killed-'));
  report = join(folder, 'made');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const made = (): Made[] =>
  existsSync(report)
    ? readFileSync(report, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Made)
    : [];

/** Folders of throwaway clusters carry the pid of who made them. */
const clustersOf = (pids: readonly number[]): string[] =>
  PARENTS.flatMap((parent) =>
    readdirSync(parent)
      .filter((name) => pids.some((pid) => name.startsWith(`croupier-test-${pid}-`)))
      .map((name) => join(parent, name)),
  );

const pidsMade = (): number[] => made().flatMap(({ pid }) => pid ?? []);

function left(): (number | string)[] {
  const pids = pidsMade();
  const folders = made().flatMap((each) => each.folder ?? []);
  return [...pids.filter(isAlive), ...folders.filter((each) => existsSync(each)), ...clustersOf(pids)];
}

const MOMENTS: [string, () => boolean][] = [
  ['its step has only just begun', () => pidsMade().length >= 2],
  ['the database is being made', () => clustersOf(pidsMade()).length > 0],
  ['everything runs', () => made().some(({ ready }) => ready)],
];

for (const [moment, isReached] of MOMENTS)
  for (const signal of ['SIGKILL', 'SIGTERM'] as const)
    test(`a suite that gets ${signal} when ${moment} leaves no process and no folder`, async () => {
      const suite = spawn('node', ['tools/run.mjs', 'tools/keeper/testing/suite-main.ts'], {
        cwd: ROOT,
        env: { ...process.env, SUITE_REPORT: report },
        stdio: 'ignore',
      });
      const ended = new Promise((resolve) => suite.once('exit', resolve));
      await expect.poll(isReached, OFTEN).toBe(true);
      suite.kill(signal);
      await ended;
      await expect.poll(left, OFTEN).toEqual([]);
    });

test('of a suite whose runner alone is killed, nothing is left either', async () => {
  const runner = spawn(process.execPath, ['tools/keeper/testing/suite-main.ts'], {
    cwd: ROOT,
    env: { ...process.env, SUITE_REPORT: report },
    stdio: 'ignore',
  });
  await expect.poll(MOMENTS[2]![1], OFTEN).toBe(true);
  runner.kill('SIGKILL');
  await expect.poll(left, OFTEN).toEqual([]);
});
