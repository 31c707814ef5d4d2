import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createKeptFiles } from './kept-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytes = (count: number) => Buffer.alloc(count, 7);

test('a file is made once, whoever asks at once, and found after a start', async () => {
  let made = 0;
  const make = async () => {
    made++;
    return bytes(10);
  };
  const kept = createKeptFiles({ folder, mostBytes: 1000 });
  await Promise.all([kept.get('a', make), kept.get('a', make)]);
  await kept.get('a', make);
  await createKeptFiles({ folder, mostBytes: 1000 }).get('a', make);
  expect(made).toBe(1);
});

test('what cannot be made may be asked for again', async () => {
  const kept = createKeptFiles({ folder, mostBytes: 1000 });
  await expect(kept.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await kept.get('a', async () => bytes(3))).toHaveLength(3);
});

test('together they are never larger than they may be: the oldest go first', async () => {
  for (const [n, name] of ['old', 'older', 'oldest'].entries()) {
    await writeFile(join(folder, name), bytes(30));
    await utimes(join(folder, name), 1000 - n, 1000 - n);
  }
  const kept = createKeptFiles({ folder, mostBytes: 100 });
  await kept.get('new', async () => bytes(30));
  expect((await readdir(folder)).sort()).toEqual(['new', 'old']);
  await kept.get('newer', async () => bytes(30));
  expect((await readdir(folder)).sort()).toEqual(['new', 'newer', 'old']);
});

test('what is kept at once is counted together', async () => {
  const kept = createKeptFiles({ folder, mostBytes: 100 });
  await kept.get('first', async () => bytes(30));
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => kept.get(name, async () => bytes(30))));
  expect((await readdir(folder)).length).toBeLessThanOrEqual(3);
});

test('where nothing can be written it is made all the same', async () => {
  await writeFile(join(folder, 'file'), '');
  const kept = createKeptFiles({ folder: join(folder, 'file'), mostBytes: 100 });
  expect(await kept.get('a', async () => bytes(3))).toHaveLength(3);
});
