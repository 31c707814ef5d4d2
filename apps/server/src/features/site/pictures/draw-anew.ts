import { MEDIA_WIDTHS } from '@croupier/domain/site/media';
import { createHash } from 'node:crypto';
import type { Metadata } from 'sharp';
import { fewAtATime } from '../../../platform/few-at-a-time.ts';

/** A picture that is small on disk may be huge once it is read. */
const MOST_PIXELS = 40_000_000;
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

/**
 * Draws an upload anew: nothing else that was in it (places, cameras, code behind the picture's end) is kept.
 * @returns undefined for what is no picture in PNG, JPEG, WebP or AVIF, is broken, moves, or has too many pixels
 */
export const drawAnew = (upload: Uint8Array): Promise<DrawnPicture | undefined> => few(() => draw(upload));

async function draw(upload: Uint8Array): Promise<DrawnPicture | undefined> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  try {
    const read = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    if (!isTaken(await read.metadata())) return undefined;
    const { data: body, info } = await read
      .autoOrient()
      .resize({ width: LARGEST, height: LARGEST, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, effort: 4 })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(body)
      .resize({ width: THUMBNAIL_WIDTH, height: THUMBNAIL_WIDTH, fit: 'inside', withoutEnlargement: true })
      .webp()
      .toBuffer();
    return { version: versionOf(body), width: info.width, height: info.height, body, thumbnail };
  } catch {
    return undefined;
  }
}

/** By what its bytes are, whatever it is called. A drawing may hold scripts and addresses, a film is no picture: neither is taken. */
function isTaken({ format, compression, pages = 1 }: Metadata): boolean {
  const still = ['jpeg', 'png', 'webp'].includes(format) || (format === 'heif' && compression === 'av1');
  return still && pages === 1;
}

/** Changes with what is shown: eight hexadecimal digits. */
export const versionOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('hex').slice(0, 8);
