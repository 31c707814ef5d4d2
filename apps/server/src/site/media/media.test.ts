import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureMaker } from '../picture-maker.ts';
import {
  drawAnew,
  listDrawings,
  type DrawnPicture,
  type UploadedPicture,
} from '../../features/site/pictures/feature.ts';
import { createMedia } from './media.ts';

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360"><path d="M0 0h480v360H0z" fill="#a01f2a"/></svg>`;

let buildFolder: string;
let options: Parameters<typeof createMedia>[0];
let photo: UploadedPicture;
let uploads: { picture: UploadedPicture; body: Buffer }[];
beforeEach(async () => {
  buildFolder = await mkdtemp(join(tmpdir(), 'media-'));
  await mkdir(join(buildFolder, 'client/art'), { recursive: true });
  await writeFile(join(buildFolder, 'client/art/wheel.svg'), DRAWING);
  uploads = [];
  options = {
    buildFolder,
    uploaded: {
      list: async () => uploads.map(({ picture }) => picture),
      body: async ({ name }) => uploads.find(({ picture }) => picture.name === name)?.body,
    },
    make: createPictureMaker(),
    mediaDomain: null,
    resizeImages: true,
  };
  photo = await upload('summer-cup');
});
afterEach(() => rm(buildFolder, { recursive: true }));

async function upload(name: string): Promise<UploadedPicture> {
  const blank = sharp({ create: { width: 900, height: 600, channels: 3, background: '#123456' } });
  const { thumbnail: _, body, ...drawn } = await drawClean(await blank.png().toBuffer());
  const picture = { name, ...drawn };
  uploads.push({ picture, body });
  return picture;
}

async function drawClean(bytes: Uint8Array): Promise<DrawnPicture> {
  const drawn = await drawAnew({ bytes, scan: async () => 'clean' });
  if (!drawn || drawn === 'away') throw new Error('this is no picture');
  return drawn;
}

const pathOf = (rest: string): string => `/media/summer-cup.${photo.version}.${rest}`;

test('a picture is made in the width and format of its address, and kept', async () => {
  const media = await createMedia(options);
  const avif = await media.get(pathOf('640.avif'), undefined);
  expect(avif).toMatchObject({ type: 'image/avif', negotiated: false });
  expect(await sharp(avif!.body).metadata()).toMatchObject({ width: 640, height: 427, format: 'heif' });
  const kept = join(buildFolder, 'media');
  expect(await readdir(kept)).toEqual([pathOf('640.avif').split('/').at(-1)]);
  await writeFile(join(kept, (await readdir(kept))[0]!), 'kept');
  expect(String((await (await createMedia(options)).get(pathOf('640.avif'), undefined))!.body)).toBe('kept');
});

test.each([
  ['image/avif,image/webp,*/*', 'image/avif'],
  ['image/webp,*/*', 'image/webp'],
  ['*/*', 'image/webp'],
  [undefined, 'image/webp'],
])('an address without a format gives who takes %s %s', async (accept, type) => {
  const media = await createMedia(options);
  expect(await media.get(pathOf('320'), accept)).toMatchObject({ type, negotiated: true });
});

test('only listed pictures are made, in listed widths, and none larger than it is', async () => {
  const media = await createMedia(options);
  const refused = [
    pathOf('1024.webp'),
    pathOf('321.webp'),
    pathOf('640.webp').replace('summer', 'winter'),
    `/media/summer-cup.00000000.640.webp`,
    `/media/..%2fsecret.${photo.version}.640.webp`,
  ];
  for (const path of refused) expect(await media.get(path, undefined)).toBeUndefined();
  await expect(readdir(join(buildFolder, 'media'))).rejects.toThrow('ENOENT');
});

test('pages show a picture in all its widths, from the operator’s domain, or in one where nothing is to be resized', async () => {
  const widths = [320, 640, 768];
  const setOf = (format: string, origin: string) =>
    widths.map((width) => `${origin}${pathOf(`${width}.${format}`)} ${width}w`).join(', ');
  expect((await createMedia({ ...options, mediaDomain: 'https://m.example' })).show('summer-cup')).toEqual({
    src: `https://m.example${pathOf('768')}`,
    width: 900,
    height: 600,
    sources: [
      { type: 'image/avif', srcSet: setOf('avif', 'https://m.example') },
      { type: 'image/webp', srcSet: setOf('webp', 'https://m.example') },
    ],
  });
  const whole = (await createMedia({ ...options, resizeImages: false })).show('summer-cup')!;
  expect(whole.sources.map(({ srcSet }) => srcSet)).toEqual([
    `${pathOf('768.avif')} 768w`,
    `${pathOf('768.webp')} 768w`,
  ]);
});

test('a drawing is shown as it is, and made into pictures for who asks for them', async () => {
  const media = await createMedia(options);
  expect(media.show('wheel')).toEqual({ src: '/art/wheel.svg', width: 480, height: 360, sources: [] });
  expect(media.show('piggy-bank')).toBeUndefined();
  const [wheel] = await listDrawings(join(buildFolder, 'client/art'));
  const made = await media.get(`/media/wheel.${wheel!.version}.1024.webp`, undefined);
  expect(await sharp(made!.body).metadata()).toMatchObject({ width: 1024, height: 768 });
});

test('what is uploaded is there once it is looked for, what is taken away is gone, and without a database all stays', async () => {
  const media = await createMedia(options);
  await upload('winter-cup');
  expect(media.show('winter-cup')).toBeUndefined();
  await media.look();
  expect(media.show('winter-cup')).toMatchObject({ width: 900, height: 600 });
  uploads.pop();
  const { list } = options.uploaded;
  options.uploaded.list = () => Promise.reject(new Error('away'));
  await media.look();
  expect(media.show('winter-cup')).toBeDefined();
  options.uploaded.list = list;
  await media.look();
  expect(media.show('winter-cup')).toBeUndefined();
});
