import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startS3StandIn } from '../../../../../tools/testing/s3-stand-in.ts';
import { fileNameOf, newFileName, type FileName, type FileStore } from './file-store.ts';
import { createLocalFiles } from './local-files.ts';
import { createS3Files } from './s3-files.ts';

let folder: string;
let s3: Awaited<ReturnType<typeof startS3StandIn>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'croupier-files-'));
  s3 = await startS3StandIn();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await s3.close();
});

const noise = (bytes: number, from: number) => Buffer.alloc(bytes).map((_, at) => (at * from) % 251);

describe.each<[string, () => FileStore]>([
  ['a folder', () => createLocalFiles(join(folder, 'house'))],
  ['a bucket', () => createS3Files(s3.settings)],
])('%s', (_, open) => {
  test('gives back what was put, to another process as well, until it is taken away', async () => {
    const [name, other, body] = [newFileName(), newFileName(), noise(300_000, 7)];
    const files = open();
    expect(await files.read(name)).toBeUndefined();
    await files.put(name, body);
    await files.put(other, noise(1, 3));
    expect((await open().read(name))!.equals(body)).toBe(true);
    await open().remove(name);
    expect(await files.read(name)).toBeUndefined();
    expect(await files.read(other)).toEqual(noise(1, 3));
  });

  test('takes away what is not there, and a file of nothing is a file', async () => {
    const name = newFileName();
    await open().remove(name);
    await open().put(name, Buffer.alloc(0));
    expect(await open().read(name)).toEqual(Buffer.alloc(0));
  });

  test('of two who put under one name one is whole', async () => {
    const [name, ...bodies] = [newFileName(), noise(500_000, 5), noise(500_000, 11)] as const;
    await open().put(name, bodies[0]);
    await open().put(name, bodies[1]);
    expect((await open().read(name))!.equals(bodies[1])).toBe(true);
  });

  test.each([
    '../secrets.json',
    '',
    'a/b',
    `${newFileName()}/..`,
    `${newFileName()}\0`,
    newFileName().toUpperCase(),
  ])('touches nothing under the name %j', async (text) => {
    const name = text as FileName;
    const files = open();
    const asked = s3.asked.length;
    await expect((async () => files.put(name, noise(3, 3)))()).rejects.toThrow('no name of a file');
    await expect((async () => files.read(name))()).rejects.toThrow('no name of a file');
    await expect((async () => files.remove(name))()).rejects.toThrow('no name of a file');
    expect(s3.asked.length).toBe(asked);
  });
});

test('a text that is no name by chance is none', () => {
  expect(() => fileNameOf('page.webp')).toThrow('no name of a file');
  expect(fileNameOf(newFileName())).toHaveLength(36);
});

test('a folder is its owner’s alone, and what was cut off is not read and goes with the name', async () => {
  const own = join(folder, 'own');
  const files = createLocalFiles(own);
  const name = newFileName();
  await files.put(name, noise(10, 3));
  const inner = join(own, name.slice(0, 2));
  const modes = await Promise.all(
    [own, inner, join(inner, name)].map(async (path) => (await stat(path)).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o700, 0o600]);
  const cut = fileNameOf(`${name.slice(0, 2)}000000-0000-4000-8000-000000000000`);
  await writeFile(join(inner, `${cut}.part`), 'half');
  expect(await files.read(cut)).toBeUndefined();
  await files.remove(cut);
  expect(await readdir(inner)).toEqual([name]);
});

test('a disk that does not take it, and a bucket that does not answer well: whoever puts is told', async () => {
  const full = join(folder, 'full');
  await writeFile(full, 'no folder');
  await expect(createLocalFiles(full).put(newFileName(), noise(3, 3))).rejects.toThrow();
  const files = createS3Files(s3.settings);
  s3.is('failing');
  await expect(files.put(newFileName(), noise(3, 3))).rejects.toThrow();
  await expect(files.read(newFileName())).rejects.toThrow();
  s3.is('well');
  await expect(createS3Files({ ...s3.settings, key: 'another-key' }).read(newFileName())).rejects.toThrow();
  await expect(
    createS3Files({ ...s3.settings, bucket: 'another' }).put(newFileName(), noise(3, 3)),
  ).rejects.toThrow();
});

test('a bucket is never listed: of what others have in it nothing is asked', () => {
  expect(
    s3.asked.filter(
      (one) => !/^(PUT|GET|DELETE) \/(house-files|another)\/[0-9a-f-]{36}(\?x-id=\w+)?$/.test(one),
    ),
  ).toEqual([]);
});
