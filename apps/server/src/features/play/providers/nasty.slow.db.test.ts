import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyBooks } from '../../money/books/feature.ts';
import { KEY, startProviderHouse, type ProviderHouse } from './providers.fixture.ts';

const ROOT = join(import.meta.dirname, '../../../../../..');
const ROUNDS = 100;
const run = promisify(execFile);

let house: ProviderHouse;
beforeAll(async () => {
  house = await startProviderHouse();
});
afterAll(() => house.close());

/** The long one is `npm run nasty -- --rounds 1000`. */
test('a nasty provider moves no balance by a minor unit too much', async () => {
  const { url, control, game } = house.wallet;
  const program = join(ROOT, 'apps/provider-simulator/src/nasty/nasty-main.ts');
  const wanted = ['--url', url, '--control', control!, '--game', game, '--rounds', String(ROUNDS)];
  const { stdout } = await run(process.execPath, [program, '--json', ...wanted], {
    env: { ...process.env, PROVIDER_SECRET: KEY },
  }).catch((error: { stdout: string }) => error);
  const report = JSON.parse(stdout) as { rounds: number; findings: string[] };
  expect(report.findings).toEqual([]);
  expect(report.rounds).toBe(ROUNDS);
  const { checks, ok } = await verifyBooks(house.owner);
  expect(checks.filter(({ difference }) => difference)).toEqual([]);
  expect(ok).toBe(true);
});
