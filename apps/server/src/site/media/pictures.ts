import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MEDIA_NAME } from '@croupier/domain/site/media';

/** A picture that may be served in other sizes. */
export interface Picture {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  /** In pixels; of a drawing, as it is drawn. */
  readonly width: number;
  readonly height: number;
  /** A drawing is sharp at any width. */
  readonly drawn: boolean;
}

/** What a picture of the house is called on disk: all that is known of it stands in its name. */
export const pictureFile = ({ name, version, width, height }: Omit<Picture, 'file' | 'drawn'>): string =>
  `${name}.${version}.${width}x${height}.webp`;

/** The pictures that the operator has added (`npm run pictures`); the newest is last. */
export async function listAdded(folder: string): Promise<Picture[]> {
  const names = await readdir(folder).catch(() => []);
  const pictures = names.flatMap((name) => readAdded(folder, name));
  const dated = await Promise.all(
    // One that is taken away meanwhile is none.
    pictures.map((picture) =>
      stat(picture.file).then(
        ({ mtimeMs }) => [{ picture, mtimeMs }],
        () => [],
      ),
    ),
  );
  return dated
    .flat()
    .sort((one, other) => one.mtimeMs - other.mtimeMs)
    .map(({ picture }) => picture);
}

function readAdded(folder: string, file: string): Picture[] {
  const [, name = '', version = '', width, height] =
    /^(.+)\.([0-9a-f]{8})\.(\d{1,5})x(\d{1,5})\.webp$/.exec(file) ?? [];
  if (!MEDIA_NAME.test(name)) return [];
  return [
    {
      ...{ name, version, file: join(folder, file), drawn: false },
      ...{ width: Number(width), height: Number(height) },
    },
  ];
}

/** The drawings that the site is built with. */
export async function listDrawings(folder: string): Promise<Picture[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.svg'));
  const drawings = await Promise.all(files.map((file) => readDrawing(folder, file)));
  return drawings.flat();
}

async function readDrawing(folder: string, name: string): Promise<Picture[]> {
  const body = await readFile(join(folder, name));
  const [, width, height] = /viewBox="0 0 ([0-9]+) ([0-9]+)"/.exec(body.toString('utf8', 0, 500)) ?? [];
  const bare = name.slice(0, -'.svg'.length);
  if (!MEDIA_NAME.test(bare) || width === undefined) return [];
  return [
    {
      ...{ name: bare, version: versionOf(body), file: join(folder, name), drawn: true },
      ...{ width: Number(width), height: Number(height) },
    },
  ];
}

export const versionOf = (body: Buffer): string =>
  createHash('sha256').update(body).digest('hex').slice(0, 8);
