import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawAnew, drawPage, drawSquare, type DrawnPicture } from './draw-anew.ts';

/** Of a house that asks nobody about viruses. */
const drawClean = async (bytes: Uint8Array) =>
  (await drawAnew({ bytes, scan: async () => 'clean' })) as DrawnPicture | undefined;
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a01f2a' } });

test('a picture is drawn anew, turned as it was meant, without what else was in the file', async () => {
  const upload = await photo(800, 400)
    .jpeg()
    .withExif({
      IFD0: { Copyright: 'a secret place' },
      IFD3: { GPSLatitude: '50/1 27/1 0/1', GPSLongitude: '30/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(upload).metadata()).exif).toBeDefined();
  const behind = Buffer.concat([upload, Buffer.from('<script>alert(1)</script>')]);
  const drawn = (await drawClean(behind))!;
  expect(drawn).toMatchObject({ width: 400, height: 800 });
  for (const kept of [drawn.body, drawn.thumbnail]) {
    const { format, exif, xmp, icc } = await sharp(kept).metadata();
    expect([format, exif, xmp, icc]).toEqual(['webp', undefined, undefined, undefined]);
    expect(kept.includes('secret') || kept.includes('script') || kept.includes('Exif')).toBe(false);
  }
  expect(await sharp(drawn.thumbnail).metadata()).toMatchObject({ width: 160, height: 320 });
});

test.each(['png', 'jpeg', 'webp', 'avif'] as const)('%s is read by what it is', async (format) => {
  const upload = await photo(40, 30).toFormat(format).toBuffer();
  expect(await drawClean(upload)).toMatchObject({ width: 40, height: 30 });
});

test('none is larger than what is shown, and what is clear stays clear', async () => {
  expect(await drawClean(await photo(4000, 1000).png().toBuffer())).toMatchObject({
    width: 3072,
    height: 768,
  });
  const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#ff000000' } });
  const { body } = (await drawClean(await clear.png().toBuffer()))!;
  expect((await sharp(body).metadata()).hasAlpha).toBe(true);
});

test('the same picture has the same version, another one another', async () => {
  const versionOf = async (side: number) =>
    (await drawClean(await photo(side, side).png().toBuffer()))!.version;
  expect(await versionOf(9)).toBe(await versionOf(9));
  expect(await versionOf(9)).not.toBe(await versionOf(10));
});

/** Three hundred bytes that say they are a picture of any size. */
function bomb(width: number, height: number): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1 << 16)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
}

const moving = () => {
  const frames = Buffer.alloc(8 * 16 * 3, 7);
  frames.fill(200, 8 * 8 * 3);
  return sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
};

test.each([
  ['nothing', async () => Buffer.alloc(0)],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  [
    'a page that calls itself a picture',
    async () => Buffer.from('\x89PNG\r\n\x1a\n<html><script>1</script>'),
  ],
  ['another kind of file', async () => Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj')],
  ['a film of the old kind', () => photo(9, 9).gif().toBuffer()],
  ['a picture that moves', moving],
  ['a scan', () => photo(9, 9).tiff().toBuffer()],
  ['more pixels than may be', () => photo(9000, 5000).png().toBuffer()],
  ['a small file that says it is 50000 by 50000', async () => bomb(50_000, 50_000)],
  ['a small file with fewer pixels than it says', async () => bomb(6000, 6000)],
])('%s is not taken', async (_, upload) => {
  expect(await drawClean(await upload())).toBeUndefined();
});

test.each(['jpeg', 'png', 'webp', 'avif'] as const)('half a %s is not taken', async (format) => {
  const noise = sharp({
    create: {
      ...{ width: 300, height: 300, channels: 3, background: '#000' },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
  const whole = await noise.toFormat(format).toBuffer();
  expect(await drawClean(whole.subarray(0, whole.length / 2))).toBeUndefined();
});

test.each([drawAnew, drawPage, (upload: Parameters<typeof drawPage>[0]) => drawSquare(upload, 9)])(
  'nothing is read that somebody found a virus in, or that nobody could look at',
  async (draw) => {
    const bytes = await photo(9, 9).png().toBuffer();
    const asked: Uint8Array[] = [];
    const scan = (verdict: 'infected' | 'away') => async (upload: Uint8Array) => (
      asked.push(upload),
      verdict
    );
    expect(await draw({ bytes, scan: scan('infected') })).toBeUndefined();
    expect(await draw({ bytes, scan: scan('away') })).toBe('away');
    expect(asked).toEqual([bytes, bytes]);
  },
);
