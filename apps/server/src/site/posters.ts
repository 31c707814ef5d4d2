import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  drawingFile,
  POSTER_FOLDER,
  POSTER_FORMATS,
  POSTER_WIDTHS,
  posterPath,
  readPosterPath,
  type PosterAddress,
} from '@croupier/domain/site/posters';
import { LANGUAGES } from '@croupier/domain/site/regions';
import { fewAtATime } from '../platform/few-at-a-time.ts';

export interface Posters {
  /** The picture at an address, made now if nobody asked for it before; undefined where there is none. */
  get(pathname: string): { type: string; immutable: boolean; body: Promise<Buffer> } | undefined;
  /** The addresses of all that can be made. */
  readonly paths: readonly string[];
  /** Where they are kept. */
  readonly folder: string;
}

/** A drawing takes a core a tenth of a second: pages are rendered beside it. */
const AT_ONCE = 2;
/** AVIF above effort 2 takes six times as long and saves a tenth. */
const ENCODINGS = {
  avif: { quality: 52, effort: 2 },
  webp: { quality: 76, effort: 4 },
};

/**
 * The games' posters as browsers want them: small pictures, made of the build's drawings when they are first asked for, and kept
 * beside the build from one start to the next.
 */
export async function createPosters(buildFolder: string): Promise<Posters> {
  const drawings = join(buildFolder, 'client/.posters');
  const folder = join(buildFolder, 'posters');
  const known = new Set(await readdir(drawings).catch(() => []));
  const inMemory = new Map<string, Promise<Buffer>>();
  const few = fewAtATime(AT_ONCE);

  const take = (path: string, address: PosterAddress): Promise<Buffer> => {
    const kept = join(folder, path.slice(POSTER_FOLDER.length));
    const body =
      inMemory.get(path) ??
      readFile(kept).catch(() => few(() => make(join(drawings, drawingFile(address)), address, kept)));
    inMemory.set(path, body);
    body.catch(() => inMemory.delete(path));
    return body;
  };
  const addresses = [...known].flatMap(addressesOf);
  const today = new Map(
    addresses
      .filter(({ language, width, format }) => language === 'en' && width === 600 && format === 'webp')
      .map((address) => [`${POSTER_FOLDER}${address.game}.webp`, address]),
  );
  return {
    folder,
    paths: addresses.map(posterPath),
    get(pathname) {
      const address = readPosterPath(pathname) ?? today.get(pathname);
      if (!address || !known.has(drawingFile(address))) return undefined;
      const body = take(posterPath(address), address);
      return { type: `image/${address.format}`, immutable: !today.has(pathname), body };
    },
  };
}

function addressesOf(drawing: string): PosterAddress[] {
  const [game = '', version = '', spoken] = drawing.split('.');
  const language = LANGUAGES.find((one) => one === spoken);
  if (!language) return [];
  return POSTER_WIDTHS.flatMap((width) =>
    POSTER_FORMATS.map((format) => ({ game, version, language, width, format })),
  );
}

/** The library is loaded by whoever needs it: once all posters are kept, that is nobody. */
async function make(drawing: string, { width, format }: PosterAddress, kept: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const body = await sharp(drawing).resize(width)[format](ENCODINGS[format]).toBuffer();
  // Another process may make the same one: whole files only. Where nothing can be written, they are made again after a start.
  await keep(kept, body).catch(() => {});
  return body;
}

async function keep(file: string, body: Buffer): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  const half = `${file}.${process.pid}`;
  await writeFile(half, body);
  await rename(half, file);
}
