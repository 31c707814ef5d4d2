import { LANGUAGES, type Language } from '../regions/index.ts';

/** In pixels; a poster is 3:4. */
export const POSTER_WIDTHS = [200, 400, 600] as const;
/** The best one first. */
export const POSTER_FORMATS = ['avif', 'webp'] as const;
type PosterFormat = (typeof POSTER_FORMATS)[number];

/** One picture of a game: what it shows follows from these alone, so it never changes. */
export interface PosterAddress {
  readonly game: string;
  /** Changes with the drawing, in whatever language: eight hexadecimal digits. */
  readonly version: string;
  /** Of the lettering. */
  readonly language: Language;
  readonly width: number;
  readonly format: PosterFormat;
}

/** Where all posters are, and `<game>.webp`: whatever the game's poster looks like today, in English. */
export const POSTER_FOLDER = '/posters/';

export const posterPath = ({ game, version, language, width, format }: PosterAddress): string =>
  `${POSTER_FOLDER}${game}.${version}.${language}.${width}.${format}`;

/** What the site is drawn from: a file's name. */
export const drawingFile = ({
  game,
  version,
  language,
}: Pick<PosterAddress, 'game' | 'version' | 'language'>): string => `${game}.${version}.${language}.svg`;

/** @returns undefined for what is no address of a poster */
export function readPosterPath(path: string): PosterAddress | undefined {
  const [, game = '', version = '', language = '', width, format = ''] =
    /^\/posters\/([a-z0-9-]+)\.([0-9a-f]{8})\.([a-z]{2})\.(\d{1,4})\.([a-z]{4})$/.exec(path) ?? [];
  const known = {
    language: LANGUAGES.find((one) => one === language),
    width: POSTER_WIDTHS.find((one) => String(one) === width),
    format: POSTER_FORMATS.find((one) => one === format),
  };
  if (!known.language || !known.width || !known.format) return undefined;
  return { game, version, language: known.language, width: known.width, format: known.format };
}
