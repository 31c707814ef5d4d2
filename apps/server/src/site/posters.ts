import { readdir } from 'node:fs/promises';
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
import { createKeptFiles } from './media/kept-files.ts';
import { createPictureMaker, type MakePicture } from './picture-maker.ts';

export interface Posters {
  /** The picture at an address, made now if nobody asked for it before; undefined where there is none. */
  get(pathname: string): { type: string; immutable: boolean; body: Promise<Buffer> } | undefined;
  /** The addresses of all that can be made. */
  readonly paths: readonly string[];
  /** Where they are kept. */
  readonly folder: string;
}

/**
 * The games' posters as browsers want them: small pictures, made of the build's drawings when they are first asked for, and kept
 * beside the build from one start to the next.
 */
export async function createPosters(
  buildFolder: string,
  make: MakePicture = createPictureMaker(),
): Promise<Posters> {
  const drawings = join(buildFolder, 'client/.posters');
  const folder = join(buildFolder, 'posters');
  const known = new Set(await readdir(drawings).catch(() => []));
  const inMemory = new Map<string, Promise<Buffer>>();
  // There are as many as there are games, and no more.
  const files = createKeptFiles({ folder, mostBytes: Infinity });

  const take = (path: string, address: PosterAddress): Promise<Buffer> => {
    const body =
      inMemory.get(path) ??
      files.get(path.slice(POSTER_FOLDER.length), () => make(join(drawings, drawingFile(address)), address));
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
