import type { WritingParts } from './content-parts.ts';
import { leaveShipped, lockDocument, withdrawVersions, type DocumentName } from './content-writing-store.ts';

/** Takes a document back, what is scheduled of it too: it is there again when another version is published. */
export async function withdrawDocument(
  { db, clock }: WritingParts,
  { by, ...name }: DocumentName & { by: string },
): Promise<{ readonly status: 'withdrawn' | 'nothing-in-force' }> {
  return db.transaction(async (tx) => {
    const { id } = await lockDocument(tx, name);
    const ended = await withdrawVersions(tx, id, { by, at: clock.now() });
    if (ended === 0) return { status: 'nothing-in-force' };
    await leaveShipped(tx, id);
    return { status: 'withdrawn' };
  });
}
