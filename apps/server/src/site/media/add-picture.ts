import { join } from 'node:path';
import { MEDIA_NAME, MEDIA_WIDTHS } from '@croupier/domain/site/media';
import { keepFile } from '../keep-file.ts';
import { pictureFile, versionOf, type Picture } from './pictures.ts';

export const MOST_UPLOAD_BYTES = 12 * 1024 * 1024;
/** A picture that is small on disk may be huge once it is read. */
const MOST_PIXELS = 40_000_000;
/** What is made of the upload: nobody is shown a larger one. */
const LARGEST = MEDIA_WIDTHS.at(-1)!;
/** A drawing may hold scripts and addresses, a film is none: neither is taken. */
const TAKEN: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];

export type NotAdded = 'wrong_name' | 'too_large' | 'no_picture';

/**
 * Adds a picture that content may name. What is kept is drawn anew from the pixels: nothing else that was in the upload (places,
 * cameras, code behind the picture's end) is served.
 * @param folder where the installation's pictures are
 */
export async function addPicture(folder: string, name: string, upload: Buffer): Promise<Picture | NotAdded> {
  if (!MEDIA_NAME.test(name)) return 'wrong_name';
  if (upload.length > MOST_UPLOAD_BYTES) return 'too_large';
  const drawn = await drawAnew(upload);
  if (drawn === undefined) return 'no_picture';
  const { width, height } = drawn.info;
  const picture = { name, version: versionOf(drawn.data), width, height };
  const file = join(folder, pictureFile(picture));
  await keepFile(file, drawn.data);
  return { ...picture, file, drawn: false };
}

async function drawAnew(upload: Buffer) {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  try {
    const read = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await read.metadata();
    if (!TAKEN.includes(format)) return undefined;
    return await read
      .autoOrient()
      .resize({ width: LARGEST, withoutEnlargement: true })
      .webp({ quality: 90, effort: 4 })
      .toBuffer({ resolveWithObject: true });
  } catch {
    return undefined;
  }
}
