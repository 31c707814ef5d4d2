import {
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  mediaPath,
  readMediaPath,
  type MediaAddress,
  type MediaFormat,
} from '@croupier/domain/site/media';
import { join } from 'node:path';
import { listDrawings, type UploadedPicture } from '../../features/site/pictures/feature.ts';
import type { MakePicture } from '../picture-maker.ts';
import { createKeptFiles } from './kept-files.ts';

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
  /** Looks now which pictures there are. */
  look(): Promise<void>;
}

/** What people of the house uploaded. */
export interface UploadedPictures {
  list(): Promise<readonly UploadedPicture[]>;
  /** The largest of one; undefined where it was taken away. */
  body(picture: UploadedPicture): Promise<Buffer | undefined>;
}

/** A picture that may be served in other sizes. */
interface Picture extends UploadedPicture {
  /** A drawing is sharp at any width. */
  readonly drawn: boolean;
  /** What its sizes are made of: a path, or bytes. */
  source(): Promise<string | Buffer>;
}

export interface MadePicture {
  readonly type: string;
  /** The address leaves the format to who asks. */
  readonly negotiated: boolean;
  readonly body: Buffer;
}

interface MediaOptions {
  buildFolder: string;
  uploaded: UploadedPictures;
  make: MakePicture;
  /** An origin that serves them in place of this one. */
  mediaDomain: string | null;
  resizeImages: boolean;
}

/** All pictures together. Only listed ones are made, in listed widths, but there may be many of them. */
const MOST_BYTES = 256 * 1024 * 1024;
/** How often it is looked whether some were uploaded. */
const LOOK_AGAIN_MS = 2_000;

/** The house's pictures in the sizes and formats that browsers want: made when first asked for, kept on disk. */
export async function createMedia(options: MediaOptions): Promise<Media> {
  const { buildFolder, uploaded, make } = options;
  const drawings = (await listDrawings(join(buildFolder, 'client/art'))).map(
    ({ file, ...drawing }): Picture => ({ ...drawing, drawn: true, source: async () => file }),
  );
  const kept = createKeptFiles({ folder: join(buildFolder, 'media'), mostBytes: MOST_BYTES });
  let pictures: readonly Picture[] = drawings;
  let lookedAt = 0;

  const look = async (): Promise<void> => {
    lookedAt = performance.now();
    // Without a database there are those that there were.
    const found = await uploaded.list().catch(() => undefined);
    if (!found) return;
    const ofUploaded = (picture: UploadedPicture): Picture => ({
      ...picture,
      drawn: false,
      source: () => bodyOf(uploaded, picture),
    });
    pictures = [...drawings, ...found.map(ofUploaded)];
  };
  const lookAgain = async (): Promise<void> => {
    if (performance.now() >= lookedAt + LOOK_AGAIN_MS) await look();
  };
  await look();
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
      const wanted = { width: address.width, format };
      const body = await kept.get(file, async () => make(await picture.source(), wanted));
      return { type: `image/${format}`, negotiated: address.format === undefined, body };
    },
    show(name) {
      // A name that somebody took before the site came with a drawing of it stays theirs.
      const picture = pictures.findLast((one) => one.name === name);
      void lookAgain();
      return picture && shown(picture, options);
    },
    look,
  };
}

async function bodyOf(uploaded: UploadedPictures, picture: UploadedPicture): Promise<Buffer> {
  const body = await uploaded.body(picture);
  if (!body) throw new Error(`The picture ${picture.name} was taken away meanwhile`);
  return body;
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
