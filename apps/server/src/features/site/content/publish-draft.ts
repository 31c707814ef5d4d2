import type { WritingParts } from './content-parts.ts';
import { leaveShipped, lockDocument, publishVersion, type DocumentName } from './content-writing-store.ts';

interface Release extends DocumentName {
  readonly version: number;
  readonly by: string;
  /** Now, if nothing is said. */
  readonly from?: Date;
  /** Without end, if nothing is said; then what was in force before is in force again. */
  readonly until?: Date;
}

/**
 * Puts a draft in force, at once or at its time. While several versions have their time the one is shown whose time began last,
 * so that one for a week of holidays goes as it came.
 */
export async function publishDraft(
  { db, clock }: WritingParts,
  release: Release,
): Promise<{ readonly status: 'published' | 'no-draft' | 'no-time' }> {
  const at = clock.now();
  const { from = at, until = null } = release;
  if (until !== null && (until <= from || until <= at)) return { status: 'no-time' };
  return db.transaction(async (tx) => {
    const { id } = await lockDocument(tx, release);
    const { version, by } = release;
    if (!(await publishVersion(tx, { documentId: id, version, by, at, from, until })))
      return { status: 'no-draft' };
    await leaveShipped(tx, id);
    return { status: 'published' };
  });
}
