import { faultsOf } from './content-kinds.ts';
import type { Also, WritingParts } from './content-parts.ts';
import {
  findBody,
  lockDocument,
  publishVersion,
  setFollowing,
  type DocumentName,
} from './content-writing-store.ts';
import { wordFaultsOf } from './word-faults.ts';

interface Release extends DocumentName {
  readonly version: number;
  readonly by: string;
  /** Now, if nothing is said. */
  readonly from?: Date;
  /** Without end, if nothing is said; then what was in force before is in force again. */
  readonly until?: Date;
}

type PublishedDraft =
  | { readonly status: 'published' | 'no-draft' | 'no-time' }
  | { readonly status: 'faulty'; readonly faults: readonly string[] };

/**
 * Puts a draft in force, at once or at its time: a whole one, in all languages. While several versions have their time the one is
 * shown whose time began last, so that one for a week of holidays goes as it came.
 */
export async function publishDraft(
  { db, clock }: WritingParts,
  release: Release,
  also?: Also<{ documentId: bigint; at: Date; from: Date; until: Date | null }>,
): Promise<PublishedDraft> {
  const at = clock.now();
  const { version, by, from = at, until = null } = release;
  if (until !== null && (until <= from || until <= at)) return { status: 'no-time' };
  return db.transaction(async (tx) => {
    const document = await lockDocument(tx, release);
    const body = document && (await findBody(tx, document.id, version));
    if (!body) return { status: 'no-draft' };
    const faults = faultsOf(release.kind, body, release.key);
    if (release.kind === 'messages') faults.push(...(await wordFaultsOf(release.key, body.texts)));
    if (faults.length > 0) return { status: 'faulty', faults };
    const times = { at, from, until };
    if (!(await publishVersion(tx, { documentId: document.id, version, by, ...times })))
      return { status: 'no-draft' };
    await setFollowing(tx, document.id, false);
    await also?.(tx, { documentId: document.id, ...times });
    return { status: 'published' };
  });
}
