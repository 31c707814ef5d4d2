import { MEDIA_WIDTHS } from '@croupier/domain/site/media';
import { createHash } from 'node:crypto';
import type { Metadata, Sharp } from 'sharp';
import { fewAtATime, fewOrBusy } from '../../../platform/few-at-a-time.ts';
import type { ScanUpload } from '../../../platform/scan-upload.ts';

/** A picture that is small on disk may be huge once it is read. */
const MOST_PIXELS = 40_000_000;
/** Of what players bring: what a telephone takes, and no more, as anybody may bring one. */
const SQUARE_MOST_PIXELS = 16_000_000;
/** Each holds its upload while it waits. */
const SQUARES_WAITING_MAX = 8;
/** What is made of the upload: nobody is shown a larger one. */
const LARGEST = MEDIA_WIDTHS.at(-1)!;
const THUMBNAIL_WIDTH = 320;
/** Reading one takes a core for a second: others go on beside it. */
const AT_ONCE = 1;

/** A picture as it is kept: WebP, large and small, made of nothing but the pixels of what was uploaded. */
export interface DrawnPicture {
  readonly version: string;
  readonly width: number;
  readonly height: number;
  readonly body: Buffer;
  readonly thumbnail: Buffer;
}

const few = fewAtATime(AT_ONCE);
const squares = fewOrBusy(AT_ONCE, SQUARES_WAITING_MAX);

/** What somebody uploaded, and who looks for viruses in it before anything is read. */
export interface Upload {
  readonly bytes: Uint8Array;
  readonly scan: ScanUpload;
}

/**
 * Draws an upload anew: nothing else that was in it (places, cameras, code behind the picture's end) is kept.
 * @returns undefined for what is no picture in PNG, JPEG, WebP or AVIF, is broken, moves, has too many pixels, or a virus; `away` when
 * nobody can say whether it has one
 */
export const drawAnew = (upload: Upload): Promise<DrawnPicture | 'away' | undefined> =>
  scanned(upload, (bytes) => few(() => read(bytes, MOST_PIXELS, draw)));

/**
 * The same for a small square of a picture's middle, which players bring: they wait for each other, and not for long.
 * @param side in pixels
 * @returns WebP, or `busy` when too many wait already
 */
export const drawSquare = (upload: Upload, side: number): Promise<Buffer | 'busy' | 'away' | undefined> =>
  scanned(upload, (bytes) =>
    squares(() =>
      read(bytes, SQUARE_MOST_PIXELS, ({ picture }) =>
        picture.resize({ width: side, height: side, fit: 'cover' }).webp().toBuffer(),
      ),
    ),
  );

/** A page of a document: what is printed small must be read on it, and no more is kept than that takes. */
const PAGE_SIDE = 2400;
const PAGE_QUALITY = 82;
const PAGE_MOST_PIXELS = 50_000_000;

/**
 * The same for a page of a document, which players bring: they wait for each other, and not for long.
 * @returns WebP, or `busy` when too many wait already
 */
export const drawPage = (
  upload: Upload,
): Promise<{ body: Buffer; width: number; height: number } | 'busy' | 'away' | undefined> =>
  scanned(upload, (bytes) =>
    squares(() =>
      read(bytes, PAGE_MOST_PIXELS, async ({ picture }) => {
        const { data, info } = await picture
          .resize({ width: PAGE_SIDE, height: PAGE_SIDE, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: PAGE_QUALITY })
          .toBuffer({ resolveWithObject: true });
        return { body: data, width: info.width, height: info.height };
      }),
    ),
  );

/** Nobody is told what it was refused for: who tries viruses out learns which are known. */
async function scanned<T>(
  { bytes, scan }: Upload,
  drawn: (bytes: Uint8Array) => Promise<T>,
): Promise<T | 'away' | undefined> {
  const found = await scan(bytes);
  if (found === 'away') return found;
  return found === 'infected' ? undefined : drawn(bytes);
}

/** An upload as it may be read, upright. */
interface Opened {
  readonly sharp: (input: Buffer) => Sharp;
  readonly picture: Sharp;
}

async function read<T>(
  upload: Uint8Array,
  mostPixels: number,
  drawn: (opened: Opened) => Promise<T>,
): Promise<T | undefined> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  try {
    const picture = sharp(upload, { limitInputPixels: mostPixels, failOn: 'error' });
    return isTaken(await picture.metadata())
      ? await drawn({ sharp, picture: picture.autoOrient() })
      : undefined;
  } catch {
    return undefined;
  }
}

async function draw({ sharp, picture }: Opened): Promise<DrawnPicture> {
  const { data: body, info } = await picture
    .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  const thumbnail = await sharp(body)
    .resize({ width: THUMBNAIL_WIDTH, height: THUMBNAIL_WIDTH, fit: 'inside', withoutEnlargement: true })
    .webp()
    .toBuffer();
  return { version: versionOf(body), width: info.width, height: info.height, body, thumbnail };
}

/** By what its bytes are, whatever it is called. A drawing may hold scripts and addresses, a film is no picture: neither is taken. */
function isTaken({ format, compression, pages = 1 }: Metadata): boolean {
  const still = ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
  return still && pages === 1;
}

/** Changes with what is shown: eight hexadecimal digits. */
export const versionOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('hex').slice(0, 8);
