import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addPicture, MOST_UPLOAD_BYTES } from './add-picture.ts';
import { listAdded, type Picture } from './pictures.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(folder, { recursive: true }));

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a01f2a' } });

test('a picture is drawn anew, turned as it was meant, without what else was in the file', async () => {
  const upload = await photo(800, 400)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const behind = Buffer.concat([upload, Buffer.from('<script>alert(1)</script>')]);
  const picture = (await addPicture(folder, 'summer-cup', behind)) as Picture;
  expect(picture).toMatchObject({ name: 'summer-cup', width: 400, height: 800, drawn: false });
  const kept = await readFile(picture.file);
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 400, height: 800 });
  expect(kept.includes('secret') || kept.includes('script')).toBe(false);
  expect(await listAdded(folder)).toEqual([picture]);
});

test('none is larger than what is shown', async () => {
  const upload = await photo(4000, 1000).png().toBuffer();
  expect(await addPicture(folder, 'wide', upload)).toMatchObject({ width: 3072, height: 768 });
});

test.each([
  ['a name that leads elsewhere', '../wide', () => photo(9, 9).png().toBuffer(), 'wrong_name'],
  ['a file without end', 'wide', async () => Buffer.alloc(MOST_UPLOAD_BYTES + 1), 'too_large'],
  ['a drawing', 'wide', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'no_picture'],
  ['no picture', 'wide', async () => Buffer.from('%PDF-1.4'), 'no_picture'],
  ['a film', 'wide', () => photo(9, 9).gif().toBuffer(), 'no_picture'],
  ['more pixels than may be', 'wide', () => photo(9000, 5000).png().toBuffer(), 'no_picture'],
])('%s is not taken', async (_, name, upload, why) => {
  expect(await addPicture(folder, name, await upload())).toBe(why);
  expect(await readdir(folder)).toEqual([]);
});

test('half a picture is not taken', async () => {
  const whole = await photo(400, 400).jpeg().toBuffer();
  expect(await addPicture(folder, 'half', whole.subarray(0, whole.length / 2))).toBe('no_picture');
});

test('the one that was added last is the last of its name, also where it was there before', async () => {
  const shown = async () => (await listAdded(folder)).at(-1);
  for (const side of [40, 41, 42, 43, 44, 40]) {
    const added = await addPicture(folder, 'summer-cup', await photo(side, side).png().toBuffer());
    expect(await shown()).toEqual(added);
  }
  expect(await listAdded(folder)).toHaveLength(5);
});
