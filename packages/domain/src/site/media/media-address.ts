/** How wide a window is, in pixels of its layout (specification, section 9). */
export const BREAKPOINTS = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, xxl: 1536 } as const;
/** Pixels of the screen for one of the layout. */
export const DENSITIES = [1, 2] as const;

/** The widths that pictures are made in: each breakpoint at each density. */
export const MEDIA_WIDTHS: readonly number[] = [
  ...new Set(Object.values(BREAKPOINTS).flatMap((width) => DENSITIES.map((density) => width * density))),
].sort((a, b) => a - b);

/** The best one first. */
export const MEDIA_FORMATS = ['avif', 'webp'] as const;
export type MediaFormat = (typeof MEDIA_FORMATS)[number];

export const MEDIA_FOLDER = '/media/';

/** A picture in one size. What it shows follows from its name and version alone, so an address never changes. */
export interface MediaAddress {
  readonly name: string;
  /** Changes with the picture: eight hexadecimal digits. */
  readonly version: string;
  readonly width: number;
  /** Not named: the best that the one who asks takes. */
  readonly format: MediaFormat | undefined;
}

/** A picture's name: that of a file, with the brand's where it is a brand's own (`about.toro`). */
export const MEDIA_NAME = /^[a-z0-9][a-z0-9-]{0,63}(\.[a-z]{2,8})?$/;

export const mediaPath = ({ name, version, width, format }: MediaAddress): string =>
  `${MEDIA_FOLDER}${name}.${version}.${width}${format ? `.${format}` : ''}`;

/** @returns undefined for what is no address of a picture */
export function readMediaPath(path: string): MediaAddress | undefined {
  const [, name = '', version = '', width, format] =
    /^\/media\/([a-z0-9.-]{1,80})\.([0-9a-f]{8})\.(\d{3,4})(?:\.([a-z]{4}))?$/.exec(path) ?? [];
  const known = MEDIA_WIDTHS.find((one) => String(one) === width);
  const knownFormat = MEDIA_FORMATS.find((one) => one === format);
  if (!MEDIA_NAME.test(name) || !known || (format !== undefined && !knownFormat)) return undefined;
  return { name, version, width: known, format: knownFormat };
}
