import { join } from 'node:path';
import {
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  mediaPath,
  readMediaPath,
  type MediaAddress,
  type MediaFormat,
} from '@croupier/domain/site/media';
import type { MakePicture } from '../picture-maker.ts';
import { createKeptFiles } from './kept-files.ts';
import { listAdded, listDrawings, type Picture } from './pictures.ts';

/** A picture as a page shows it: `ShownPicture` of the site's `lib/picture.tsx`. */
export interface ShownPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The same in other formats and sizes, the best format first. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

export interface Media {
  /** The picture at an address, made now if nobody asked for it before; undefined where there is none. */
  get(pathname: string, accept: string | undefined): Promise<MadePicture | undefined>;
  /** How a page shows the picture that content names; undefined where there is none. */
  show(name: string): ShownPicture | undefined;
}

export interface MadePicture {
  readonly type: string;
  /** The address leaves the format to who asks. */
  readonly negotiated: boolean;
  readonly body: Buffer;
}

interface MediaOptions {
  buildFolder: string;
  /** Where the operator's own pictures are. */
  folder: string;
  make: MakePicture;
  /** An origin that serves them in place of this one. */
  mediaDomain: string | null;
  resizeImages: boolean;
}

/** All pictures together. Only listed ones are made, in listed widths, but there may be many of them. */
const MOST_BYTES = 256 * 1024 * 1024;
/** How often it is looked whether the operator has added some. */
const LOOK_AGAIN_MS = 5_000;

/** The house's pictures in the sizes and formats that browsers want: made when first asked for, kept on disk. */
export async function createMedia(options: MediaOptions): Promise<Media> {
  const { buildFolder, folder, make } = options;
  const drawings = await listDrawings(join(buildFolder, 'client/art'));
  const kept = createKeptFiles({ folder: join(buildFolder, 'media'), mostBytes: MOST_BYTES });
  let pictures: Picture[] = [...drawings, ...(await listAdded(folder))];
  let lookedAt = performance.now();

  const lookAgain = async (): Promise<void> => {
    if (performance.now() < lookedAt + LOOK_AGAIN_MS) return;
    lookedAt = performance.now();
    pictures = [...drawings, ...(await listAdded(folder))];
  };
  const find = ({ name, version }: MediaAddress): Picture | undefined =>
    pictures.find((picture) => picture.name === name && picture.version === version);

  return {
    async get(pathname, accept) {
      const address = readMediaPath(pathname);
      if (!address) return undefined;
      if (!find(address)) await lookAgain();
      const picture = find(address);
      if (!picture || !widthsOf(picture).includes(address.width)) return undefined;
      const format = address.format ?? bestFormat(accept);
      const file = mediaPath({ ...address, format })
        .split('/')
        .at(-1)!;
      const body = await kept.get(file, () => make(picture.file, { width: address.width, format }));
      return { type: `image/${format}`, negotiated: address.format === undefined, body };
    },
    show(name) {
      const picture = pictures.findLast((one) => one.name === name);
      void lookAgain();
      return picture && shown(picture, options);
    },
  };
}

/** A drawing is smaller than any picture of it: pages show it as it is. */
function shown(picture: Picture, { mediaDomain, resizeImages }: MediaOptions): ShownPicture {
  const { name, version, width, height, drawn } = picture;
  const origin = mediaDomain ?? '';
  if (drawn) return { src: `${origin}/art/${name}.svg`, width, height, sources: [] };
  const widths = resizeImages ? widthsOf(picture) : widthsOf(picture).slice(-1);
  const address = (wide: number, format?: MediaFormat) =>
    origin + mediaPath({ name, version, width: wide, format });
  return {
    src: address(widths.at(-1)!),
    ...{ width, height },
    sources: MEDIA_FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((wide) => `${address(wide, format)} ${wide}w`).join(', '),
    })),
  };
}

/** None is made larger than it is, but for the smallest size. */
function widthsOf({ drawn, width }: Picture): readonly number[] {
  return MEDIA_WIDTHS.filter((wide, at) => drawn || at === 0 || wide <= width);
}

/** @param accept what the one who asks takes, `image/avif,image/webp,…` */
const bestFormat = (accept: string | undefined): MediaFormat =>
  MEDIA_FORMATS.find((format) => accept?.includes(`image/${format}`)) ?? 'webp';
