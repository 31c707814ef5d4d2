import type { EachApart } from '../../../platform/each-apart.ts';
import type { DocumentsParts } from './documents-parts.ts';
import { listLoose } from './loose-files-store.ts';

const SWEPT_MAX = 500;

/** Takes away the files that no page names any more, or was ever written to name: the store forgets what the database forgot. */
export async function sweepFiles(
  { db, vault }: Pick<DocumentsParts, 'db' | 'vault'>,
  apart: EachApart,
  signal?: AbortSignal,
): Promise<void> {
  const loose = await listLoose(db, { resting: apart.resting(), limit: SWEPT_MAX });
  await apart.each(loose, String, (file) => vault.drop(db, file), signal);
}
