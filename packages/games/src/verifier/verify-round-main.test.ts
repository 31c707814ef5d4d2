import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commitmentOf, createFairStream } from '../fair/fair-stream.ts';
import { mathHash } from '../math-hash.ts';
import { decideRound } from '../decide-round.ts';
import { nightKeno } from '../portfolio/night-keno.ts';
import { checkRequest } from './check-request.ts';
import { choicesOfText, roundRequest } from './round-request.ts';

const folder = mkdtempSync(join(tmpdir(), 'verify-round-'));
afterAll(() => rmSync(folder, { recursive: true }));

const serverSeed = '5a'.repeat(32);
const [clientSeed, nonce] = ['my-seed_1', 7];
const entry = { mode: 'pick-3', choices: [[3, 17, 80]] };
const outcome = decideRound(
  nightKeno,
  createFairStream({ serverSeed, clientSeed, nonce, domain: nightKeno.id }),
  entry,
);
/** As the server answers. */
const round = {
  ...{ id: 'a', game: nightKeno.id, mathHash: mathHash(nightKeno), stakeMinor: '100', entry, outcome },
  fairness: { seedPairId: '1', commitment: commitmentOf(serverSeed), clientSeed, nonce, serverSeed },
};

function run(...args: string[]) {
  const main = join(import.meta.dirname, 'verify-round-main.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

function runFile(content: unknown) {
  const file = join(folder, 'round.json');
  writeFileSync(file, JSON.stringify(content));
  return run('--file', file);
}

describe('npm run verify-round', () => {
  it('agrees with a true record and shows each of its draws', () => {
    const { status, stdout } = runFile(round);
    expect(status).toBe(0);
    expect(stdout.match(/^draw \d+ {2}number: below/gm)).toHaveLength(nightKeno.drawn);
    expect(stdout.match(/^AGREES/gm)).toHaveLength(4);
  });

  it('ends with 1 where the record lies', () => {
    const lie = runFile({ ...round, outcome: { ...outcome, winUnits: outcome.winUnits + 1 } });
    expect([lie.status, lie.stdout]).toEqual([1, expect.stringContaining('DIFFERS recorded outcome')]);
    const other = runFile({ ...round, fairness: { ...round.fairness, serverSeed: '5b'.repeat(32) } });
    expect([other.status, other.stdout]).toEqual([1, expect.stringContaining('DIFFERS commitment')]);
  });

  it('takes the values one by one', () => {
    const values = ['--game', nightKeno.id, '--server-seed', serverSeed, '--client-seed', clientSeed];
    const { status, stdout } = run(...values, '--nonce', '7', '--mode', entry.mode, '--choices', '3 17, 80');
    expect([status, stdout]).toEqual([0, expect.stringContaining(`win     ${outcome.winUnits} units`)]);
  });

  it('reads choices as the verify page writes them', () => {
    expect(choicesOfText('3 17, 80; 5; -')).toEqual([[3, 17, 80], [5], []]);
    expect(choicesOfText('')).toEqual([]);
  });

  it('ends with 2 and says why where there is nothing to compute', () => {
    const { status, stderr } = runFile({ game: nightKeno.id });
    expect([status, stderr]).toEqual([2, expect.stringContaining('serverSeed is missing')]);
    for (const [content, why] of [
      [{ ...round, fairness: { ...round.fairness, serverSeed: null } }, 'still secret'],
      [{ ...round, entry: { mode: 'pick-3', choices: [[1]] } }, '3 numbers'],
      [{ ...round, entry: { mode: 'pick-3', choices: 'all' } }, 'whole numbers'],
      [{ ...round, fairness: { ...round.fairness, nonce: -1 } }, 'not a whole number'],
      [{ ...round, mathHash: '0'.repeat(64) }, 'No maths'],
      [[], 'game is missing'],
    ] as const) {
      expect(() => checkRequest(roundRequest(content))).toThrow(why);
    }
  });

  it('finds every published test vector true', () => {
    const { status, stdout } = run('--vectors');
    expect(status).toBe(0);
    expect(stdout.match(/^AGREES/gm)!.length).toBeGreaterThan(200);
  });
});
