import type { Queryable } from '../../../platform/database.ts';
import { findFile } from './documents-store.ts';
import type { PagePlace, PageVault } from './page-vault.ts';

/** A page as a picture, WebP. @returns undefined where there is none */
export async function readPage(
  db: Queryable,
  vault: PageVault,
  page: PagePlace,
): Promise<Buffer | undefined> {
  const file = await findFile(db, page.playerId, page.id, page.place);
  return file === undefined ? undefined : vault.read(page, file);
}
