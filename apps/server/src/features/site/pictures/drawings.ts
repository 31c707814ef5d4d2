import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MEDIA_NAME } from '@croupier/domain/site/media';
import { versionOf } from './draw-anew.ts';

/** Where the drawings of the site stand. */
export const DRAWINGS_FOLDER = join(import.meta.dirname, '../../../../../web/public/art');

/** A drawing that the site is built with: SVG. */
export interface Drawing {
  readonly name: string;
  readonly version: string;
  readonly file: string;
  /** In pixels, as it is drawn. */
  readonly width: number;
  readonly height: number;
}

/** The drawings in a folder; none where there is no folder. */
export async function listDrawings(folder: string): Promise<Drawing[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.svg'));
  const drawings = await Promise.all(files.map((file) => readDrawing(folder, file)));
  return drawings.flat();
}

async function readDrawing(folder: string, file: string): Promise<Drawing[]> {
  const body = await readFile(join(folder, file));
  const [, width, height] = /viewBox="0 0 ([0-9]+) ([0-9]+)"/.exec(body.toString('utf8', 0, 500)) ?? [];
  const name = file.slice(0, -'.svg'.length);
  if (!MEDIA_NAME.test(name) || width === undefined) return [];
  const size = { width: Number(width), height: Number(height) };
  return [{ name, version: versionOf(body), file: join(folder, file), ...size }];
}
