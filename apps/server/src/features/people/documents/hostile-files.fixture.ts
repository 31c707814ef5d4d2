import { randomBytes } from 'node:crypto';
import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { EICAR } from '../../../../../../tools/testing/clamd-stand-in.ts';

/** What stands in every file beside its pixels, and nowhere once they are kept. */
export const SECRET = 'canary-in-the-file';
const SCRIPT = `<script>alert("${SECRET}")</script>`;

const photo = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#a01f2a' } });
const jpeg = () => photo().jpeg().toBuffer();
const png = () => photo().png().toBuffer();
const NOISE = randomBytes(5_000);

const text = (content: string) => async () => Buffer.from(content, 'latin1');
const headed = (head: string) => async () => Buffer.concat([Buffer.from(head, 'latin1'), NOISE]);
const followed = (picture: () => Promise<Buffer>, tail: Buffer | string) => async () =>
  Buffer.concat([await picture(), Buffer.from(tail)]);
const half = (format: 'jpeg' | 'png' | 'webp' | 'avif') => async () => {
  const whole = await photo(300, 300).toFormat(format).toBuffer();
  return whole.subarray(0, whole.length / 2);
};

/** A chunk of a PNG, with its length and sum. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const PNG_HEAD = 8 + 25;
/** A whole PNG with more chunks behind its header. */
const chunked =
  (...chunks: Buffer[]) =>
  async () => {
    const whole = await png();
    return Buffer.concat([whole.subarray(0, PNG_HEAD), ...chunks, whole.subarray(PNG_HEAD)]);
  };

/** A few bytes that say they are a PNG of any size. */
const claimed = (width: number, height: number) => async () => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = (await png()).subarray(0, 8);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(1 << 16)));
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))]);
};

/** The same of a JPEG: the size in its frame is another one. */
const claimedJpeg = async () => {
  const whole = Buffer.from(await jpeg());
  const frame = whole.indexOf(Buffer.from([0xff, 0xc0]));
  whole.writeUInt16BE(50_000, frame + 5);
  whole.writeUInt16BE(50_000, frame + 7);
  return whole;
};

/** A segment behind the first two bytes of a JPEG. */
const segmented = (marker: number, content: string) => async () => {
  const whole = await jpeg();
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([whole.subarray(0, 2), head, Buffer.from(content, 'latin1'), whole.subarray(2)]);
};

/** One file of a name in a ZIP. */
function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(crc32(content), 14);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  return Buffer.concat([local, Buffer.from(name), packed, end]);
}

const HUGE = Buffer.alloc(60_000_000);
const keyed = (keyword: string, ...rest: Buffer[]) => Buffer.concat([Buffer.from(`${keyword}\0`), ...rest]);
const textBomb = chunk('zTXt', keyed('Comment', Buffer.from([0]), deflateSync(HUGE)));
const colourBomb = chunk('iCCP', keyed('p', Buffer.from([0]), deflateSync(HUGE)));
const animated = [
  chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
  chunk(
    'fcTL',
    Buffer.from([...[0, 0, 0, 0], ...[0, 0, 0, 64], ...[0, 0, 0, 48], ...Array<number>(14).fill(0)]),
  ),
];
const moving = () =>
  sharp(Buffer.alloc(8 * 16 * 3, 7).fill(200, 8 * 8 * 3), {
    raw: { width: 8, height: 16, channels: 3, pageHeight: 8 },
  });
const located = async () =>
  photo()
    .jpeg()
    .withExif({
      IFD0: { Copyright: SECRET },
      IFD3: { GPSLatitude: '50/1 27/1 0/1', GPSLongitude: '30/1 31/1 0/1' },
    })
    .toBuffer();

interface HostileFile {
  readonly name: string;
  readonly file: () => Promise<Buffer>;
  /** What the call says that it brings; bytes, where nothing is said. */
  readonly type?: string;
  /** How each is answered: `kept` is its pixels and nothing else. */
  readonly page: string;
  readonly avatar: string;
}

const UNREADABLE = '422 picture_unreadable';
const unread = (name: string, file: () => Promise<Buffer>): HostileFile => ({
  ...{ name, file, page: UNREADABLE, avatar: UNREADABLE },
});
const kept = (name: string, file: () => Promise<Buffer>): HostileFile => ({
  ...{ name, file, page: 'kept', avatar: 'kept' },
});
const WRONG_TYPE = '415 unsupported_media_type';
const typed = (type: string): HostileFile => ({
  ...{ name: `a picture that is called ${type}`, file: png, type, page: WRONG_TYPE, avatar: WRONG_TYPE },
});

/** What people bring who mean no good, and how each place where a picture can be brought answers it. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  // No pictures, whatever they say they are.
  unread('nothing', async () => Buffer.alloc(0)),
  unread('one byte', text('x')),
  unread('noise', async () => NOISE),
  unread('zeros', async () => Buffer.alloc(10_000)),
  unread('a drawing with a script', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)),
  unread('a drawing with a head', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')),
  unread(
    'a drawing that reads a file',
    text('<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
  ),
  unread('a drawing that is packed', async () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg"/>')),
  unread('entities that multiply', text('<!DOCTYPE l [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><svg>&b;</svg>')),
  unread('a page', text(`<!doctype html>${SCRIPT}`)),
  unread('a page as PNG', headed(`\x89PNG\r\n\x1a\n${SCRIPT}`)),
  unread('a page as JPEG', headed(`\xff\xd8\xff\xe0${SCRIPT}`)),
  unread('a page as WebP', headed(`RIFF\x10\x00\x00\x00WEBP${SCRIPT}`)),
  unread(
    'a PDF with a script',
    text('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
  ),
  unread('a PDF behind a JPEG head', headed('\xff\xd8\xff%PDF-1.7')),
  unread('a postscript', headed('%!PS-Adobe-3.0 EPSF-3.0')),
  unread('an archive', async () => zipOf('../../etc/cron.d/x', Buffer.from(SECRET))),
  unread('an archive that is large once it is open', async () => zipOf('zeros', HUGE)),
  unread('a packed file that is large once it is open', async () => gzipSync(HUGE)),
  unread('a program', headed('MZ\x90\x00')),
  unread('another program', headed('\x7fELF')),
  unread('a script', text('#!/bin/sh\nrm -rf /\n')),
  unread('a table that reckons', text('=cmd|/C calc!A0,1\n')),
  unread('JSON', text('{"__proto__":{"x":1}}')),
  unread('a film', headed('\x00\x00\x00\x20ftypmp42')),
  // Pictures of kinds that are not taken.
  unread('a GIF', () => photo(9, 9).gif().toBuffer()),
  unread('a GIF that is a script', text(`GIF89a/*${'\0'.repeat(20)}*/=1;alert("${SECRET}")`)),
  unread('a GIF that moves', () =>
    moving()
      .gif({ loop: 0, delay: [100, 100] })
      .toBuffer(),
  ),
  unread('a WebP that moves', () =>
    moving()
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer(),
  ),
  unread('a scan', () => photo(9, 9).tiff().toBuffer()),
  unread('a HEIC', headed('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic')),
  unread('a JPEG XL', headed('\x00\x00\x00\x0cJXL \r\n\x87\n')),
  unread('a JPEG 2000', headed('\x00\x00\x00\x0cjP  \r\n\x87\n')),
  unread('a bitmap', headed('BM')),
  unread('an icon', headed('\x00\x00\x01\x00')),
  // Broken, or of more pixels than are read.
  unread('half a JPEG', half('jpeg')),
  unread('half a PNG', half('png')),
  unread('half a WebP', half('webp')),
  unread('half an AVIF', half('avif')),
  unread('a PNG that says it is 50000 by 50000', claimed(50_000, 50_000)),
  unread('a JPEG that says it is 50000 by 50000', claimedJpeg),
  unread('a PNG with fewer pixels than it says', claimed(3_000, 3_000)),
  unread('a PNG of no width', claimed(0, 10)),
  unread('more pixels than are read', () => photo(9_000, 6_000).png().toBuffer()),
  // What a scanner knows.
  unread('a virus', async () => EICAR),
  unread('a virus behind a picture', followed(png, EICAR)),
  unread('a virus within a picture', segmented(0xfe, EICAR.toString('latin1'))),
  // Pictures with something beside their pixels.
  kept('a JPEG with a page behind its end', followed(jpeg, SCRIPT)),
  kept('a JPEG that is an archive as well', followed(jpeg, zipOf('a.jar', Buffer.from(SECRET)))),
  kept('a PNG that is an archive as well', followed(png, zipOf('a.jar', Buffer.from(SECRET)))),
  kept('a JPEG with a program in its comment', segmented(0xfe, `<?php system("${SECRET}") ?>`)),
  kept('a JPEG with a place', located),
  kept(
    'a JPEG with a description',
    segmented(0xe1, `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${SECRET}</x:xmpmeta>`),
  ),
  kept('a PNG with a text', chunked(chunk('tEXt', keyed('Comment', Buffer.from(SCRIPT))))),
  kept('a PNG with a text that is large once it is open', chunked(textBomb)),
  kept('a PNG with colours that are large once they are open', chunked(colourBomb)),
  kept('a PNG that moves', chunked(...animated)),
  // What is brought in a wrong way.
  ...['image/png', 'text/html', 'image/svg+xml', 'text/plain', 'application/json'].map(typed),
  typed('multipart/form-data; boundary=x'),
  {
    ...{ name: 'more than a page may weigh', file: async () => Buffer.alloc(12_000_001, 1) },
    ...{ page: '413 payload_too_large', avatar: '413 payload_too_large' },
  },
  {
    ...{ name: 'more pixels than an avatar may have', file: () => photo(5_000, 4_000).jpeg().toBuffer() },
    ...{ page: 'kept', avatar: UNREADABLE },
  },
];
