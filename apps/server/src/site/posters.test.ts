import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPosters } from './posters.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 800"><path d="M0 0h600v800H0z" fill="#a01f2a"/></svg>`;
const AVIF = '/posters/fox-wood.0a1b2c3d.ua.400.avif';

let build: string;
beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'posters-'));
  await mkdir(join(build, 'client/.posters'), { recursive: true });
  for (const language of ['ua', 'en'])
    await writeFile(join(build, `client/.posters/fox-wood.0a1b2c3d.${language}.svg`), DRAWING);
});
afterEach(() => rm(build, { recursive: true }));

test('a poster is made in the format and width of its address', async () => {
  const posters = await createPosters(build);
  const avif = posters.get(AVIF)!;
  expect(avif).toMatchObject({ type: 'image/avif', immutable: true });
  expect(await sharp(await avif.body).metadata()).toMatchObject({ width: 400, height: 533, format: 'heif' });
  const webp = await posters.get('/posters/fox-wood.0a1b2c3d.en.200.webp')!.body;
  expect(await sharp(webp).metadata()).toMatchObject({ width: 200, height: 267, format: 'webp' });
});

test('it is made once, whoever asks at once, and kept for the next start', async () => {
  const posters = await createPosters(build);
  const [one, other] = await Promise.all([posters.get(AVIF)!.body, posters.get(AVIF)!.body]);
  expect(other).toBe(one);
  expect(await readdir(posters.folder)).toEqual(['fox-wood.0a1b2c3d.ua.400.avif']);
  const file = join(posters.folder, 'fox-wood.0a1b2c3d.ua.400.avif');
  await writeFile(file, 'kept');
  const { mtimeMs } = await stat(file);
  expect(String(await (await createPosters(build)).get(AVIF)!.body)).toBe('kept');
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
});

test('a game has one address more, which is not for ever', async () => {
  const posters = await createPosters(build);
  const today = posters.get('/posters/fox-wood.webp')!;
  expect(today).toMatchObject({ type: 'image/webp', immutable: false });
  expect(await sharp(await today.body).metadata()).toMatchObject({ width: 600, format: 'webp' });
});

test('what was not drawn is not made', async () => {
  const posters = await createPosters(build);
  for (const path of [AVIF.replace('fox', 'cat'), AVIF.replace('0a1', '0a2'), AVIF.replace('.ua.', '.kk.')])
    expect(posters.get(path)).toBeUndefined();
  expect(posters.get('/posters/cat-wood.webp')).toBeUndefined();
  expect(posters.paths).toHaveLength(2 * 3 * 2);
});

test('where nothing can be written it is made all the same; where the drawing is gone it fails, and may be asked again', async () => {
  const posters = await createPosters(build);
  await writeFile(posters.folder, 'a file where the folder should be');
  expect((await posters.get(AVIF)!.body).length).toBeGreaterThan(0);
  const broken = join(build, 'client/.posters/fox-wood.0a1b2c3d.en.svg');
  await writeFile(broken, 'no drawing');
  const path = '/posters/fox-wood.0a1b2c3d.en.400.avif';
  await expect(posters.get(path)!.body).rejects.toThrow();
  await writeFile(broken, DRAWING);
  expect((await posters.get(path)!.body).length).toBeGreaterThan(0);
});
