import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { EICAR, startClamdStandIn } from '../../../../tools/testing/clamd-stand-in.ts';
import { createScanUpload } from './scan-upload.ts';

let folder: string;
let clamd: Awaited<ReturnType<typeof startClamdStandIn>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-clamd-'));
  clamd = await startClamdStandIn();
});
beforeEach(() => clamd.does('well'));
afterAll(async () => {
  await clamd.close();
  await rm(folder, { recursive: true });
});

const LONG_MS = 10 * 60_000;
const scanner = (address: string | undefined, timeoutMs = LONG_MS) => {
  const told: object[] = [];
  const tell = (message: string, details: object) => void told.push({ message, ...details });
  return { scan: createScanUpload({ address, timeoutMs, warn: tell, error: tell }), told };
};
const large = Buffer.alloc(300_001, 'x');

test('without a scanner nobody is asked', async () => {
  expect(await scanner(undefined).scan(EICAR)).toBe('clean');
});

test('by a port or a path, small or large: clean is clean, and what is known is found wherever it stands', async () => {
  const path = join(folder, 'clamd.sock');
  const local = await startClamdStandIn(path);
  for (const { address } of [clamd, local]) {
    const { scan } = scanner(address);
    expect(await scan(Buffer.from('a picture'))).toBe('clean');
    expect(await scan(large)).toBe('clean');
    expect(await scan(Buffer.alloc(0))).toBe('clean');
    expect(await scan(EICAR)).toBe('infected');
    expect(await scan(Buffer.concat([large, EICAR, large]))).toBe('infected');
  }
  expect(local.scanned[1]!.equals(large)).toBe(true);
  await local.close();
});

test('what was found is told, and nothing of what else was in the upload', async () => {
  const { scan, told } = scanner(clamd.address);
  await scan(Buffer.concat([EICAR, Buffer.from('Olena Kovalenko')]));
  expect(told).toEqual([
    { message: 'an upload was infected', signature: 'Eicar-Test-Signature', bytes: EICAR.length + 15 },
  ]);
});

test.each(['answers half', 'breaks off', 'finds it too large', 'raves'] as const)(
  'one that %s has not looked',
  async (behaviour) => {
    clamd.does(behaviour);
    const { scan, told } = scanner(clamd.address);
    expect(await scan(large)).toBe('away');
    expect(told).toHaveLength(1);
    clamd.does('well');
    expect(await scan(large)).toBe('clean');
  },
);

test('one that is silent is waited for so long and no longer', async () => {
  clamd.does('hangs');
  expect(await scanner(clamd.address, 50).scan(EICAR)).toBe('away');
});

test('one that is not there is away', async () => {
  expect(await scanner(join(folder, 'none.sock')).scan(EICAR)).toBe('away');
});

test('too many at once are told to come again, and none is taken unseen', async () => {
  clamd.does('hangs');
  const { scan } = scanner(clamd.address, 200);
  const answers = await Promise.all(Array.from({ length: 40 }, () => scan(Buffer.from('x'))));
  expect(new Set(answers)).toEqual(new Set(['away']));
});
