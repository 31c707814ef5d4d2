import { fewAtATime } from '../platform/few-at-a-time.ts';

/** A picture takes a core a tenth of a second: pages are rendered beside it. */
const AT_ONCE = 2;
/** AVIF above effort 2 takes six times as long and saves a tenth. */
const ENCODINGS = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 4 },
};

/** Makes a picture of a file, by its path or its bytes, in a width and a format, a few at a time. */
export type MakePicture = (
  source: string | Buffer,
  wanted: { width: number; format: keyof typeof ENCODINGS },
) => Promise<Buffer>;

/** The library is loaded by whoever needs it: once all pictures are kept, that is nobody. */
export function createPictureMaker(): MakePicture {
  const few = fewAtATime(AT_ONCE);
  return (source, { width, format }) =>
    few(async () => {
      const { default: sharp } = await import('sharp');
      sharp.concurrency(1);
      return sharp(source).resize(width)[format](ENCODINGS[format]).toBuffer();
    });
}
