import type { Also, WritingParts } from './content-parts.ts';
import { lockDocument, setFollowing, withdrawVersions, type DocumentName } from './content-writing-store.ts';

/**
 * Takes a document back, what is scheduled of it too: it is there again when another version is published.
 * @param withdrawal `version`: that one alone
 */
export async function withdrawDocument(
  { db, clock }: WritingParts,
  { by, version, ...name }: DocumentName & { by: string; version?: number },
  also?: Also<{ versions: readonly number[] }>,
): Promise<{ readonly status: 'withdrawn' | 'nothing-in-force' }> {
  return db.transaction(async (tx) => {
    const document = await lockDocument(tx, name);
    const versions = document
      ? await withdrawVersions(tx, document.id, { by, at: clock.now(), version })
      : [];
    if (!document || versions.length === 0) return { status: 'nothing-in-force' };
    await setFollowing(tx, document.id, false);
    await also?.(tx, { versions });
    return { status: 'withdrawn' };
  });
}
