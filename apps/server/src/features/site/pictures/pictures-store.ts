import type { Queryable, Tx } from '../../../platform/database.ts';
import type { DrawnPicture } from './draw-anew.ts';

/** A picture that somebody uploaded, without what it shows. */
export interface UploadedPicture {
  readonly name: string;
  readonly version: string;
  readonly width: number;
  readonly height: number;
}

export async function listUploaded(db: Queryable): Promise<UploadedPicture[]> {
  return db.query('SELECT name, version, width, height FROM picture ORDER BY name', [], 'pictures');
}

/** @returns false where the name is taken */
export async function insertPicture(
  tx: Tx,
  { name, by, at, drawn }: { name: string; by: bigint; at: Date; drawn: DrawnPicture },
): Promise<boolean> {
  const { version, width, height, body, thumbnail } = drawn;
  const rows = await tx.query(
    `INSERT INTO picture (name, version, width, height, body, thumbnail, uploaded_by, uploaded_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (name) DO NOTHING RETURNING name`,
    [name, version, width, height, body, thumbnail, by, at],
  );
  return rows.length > 0;
}

/** @returns the one that went */
export async function deletePicture(tx: Tx, name: string): Promise<UploadedPicture | undefined> {
  const text = 'DELETE FROM picture WHERE name = $1 RETURNING name, version, width, height';
  return (await tx.query<UploadedPicture>(text, [name]))[0];
}

/** The largest of it, WebP. */
export async function findBody(
  db: Queryable,
  { name, version }: Pick<UploadedPicture, 'name' | 'version'>,
): Promise<Buffer | undefined> {
  const text = 'SELECT body FROM picture WHERE name = $1 AND version = $2';
  return (await db.query<{ body: Buffer }>(text, [name, version], 'picture-body'))[0]?.body;
}

/** The same, small. */
export async function findThumbnail(db: Queryable, name: string): Promise<Buffer | undefined> {
  const text = 'SELECT thumbnail FROM picture WHERE name = $1';
  return (await db.query<{ thumbnail: Buffer }>(text, [name], 'picture-thumbnail'))[0]?.thumbnail;
}
