import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commitmentOf, createFairStream } from '../fair/fair-stream.ts';
import { mathHash } from '../math-hash.ts';
import { decideRound } from '../decide-round.ts';
import { drawLoot, tableHash } from '../fair/loot.ts';
import { nightKeno } from '../portfolio/night-keno.ts';
import { checkLoot } from './check-loot.ts';
import { checkRequest } from './check-request.ts';
import { lootRequest } from './loot-request.ts';
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

const rows = [
  { weight: 3, reward: { kind: 'points', points: 1 } },
  { weight: 1, reward: { kind: 'points', points: 9 } },
];
const drawing = { serverSeed, clientSeed, nonce: 3, domain: 'loot-box' };
const drawnPlace = drawLoot(createFairStream(drawing), rows);
/** As the server answers. */
const drawn = {
  ...{ version: 2, rows, drawnAt: '2026-11-28T12:00:00.000Z' },
  proof: {
    ...{ ...drawing, seedPairId: '1', commitment: commitmentOf(serverSeed) },
    ...{ tableHash: tableHash(rows), drawnPlace, givenPlace: drawnPlace },
  },
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

  it('agrees with a true draw from a table, and ends with 1 where the record of one lies', () => {
    const { status, stdout } = runFile(drawn);
    expect([status, stdout]).toEqual([0, expect.stringContaining(`loot-box, draw 3, version 2`)]);
    expect(stdout.match(/^AGREES/gm)).toHaveLength(4);
    expect(stdout).toContain('row 1   1 of 4  {"kind":"points","points":9}');
    const lies: [object, string][] = [
      [{ ...drawn, rows: rows.toReversed() }, 'table hash'],
      [
        { ...drawn, proof: { ...drawn.proof, drawnPlace: 1 - drawnPlace, givenPlace: drawnPlace } },
        'drawn place',
      ],
      [{ ...drawn, proof: { ...drawn.proof, givenPlace: 1 - drawnPlace } }, 'given place'],
      [{ ...drawn, proof: { ...drawn.proof, commitment: '0'.repeat(64) } }, 'commitment'],
    ];
    for (const [lie, what] of lies) {
      const { lines, agrees } = checkLoot(lootRequest(lie));
      expect([agrees, lines]).toEqual([
        false,
        expect.arrayContaining([expect.stringContaining(`DIFFERS ${what}`)]),
      ]);
    }
  });

  it('says why there is no draw to compute', () => {
    for (const [content, why] of [
      [{ ...drawn, proof: { ...drawn.proof, serverSeed: null } }, 'still secret'],
      [{ ...drawn, proof: {} }, 'domain is missing'],
      [{ ...drawn, rows: [null] }, 'rows is a list'],
      [{ ...drawn, rows: [] }, '1 to 40 rows'],
      [{ ...drawn, rows: [{ weight: 0.5, reward: 1 }] }, 'weighs 0.5'],
    ] as const) {
      expect(() => checkLoot(lootRequest(content))).toThrow(why);
    }
  });

  it('finds every published test vector true', () => {
    const { status, stdout } = run('--vectors');
    expect(status).toBe(0);
    expect(stdout.match(/^AGREES/gm)!.length).toBeGreaterThan(200);
  });
});
