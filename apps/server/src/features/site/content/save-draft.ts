import { draftFaultsOf, type AnyBody } from './content-kinds.ts';
import type { Also, WritingParts } from './content-parts.ts';
import {
  insertVersion,
  lockDocument,
  lockOrMakeDocument,
  type DocumentName,
} from './content-writing-store.ts';

export type SavedDraft =
  | { readonly status: 'saved'; readonly version: number }
  /** Somebody saved another version meanwhile: theirs is the latest; 0 where there is no such document. */
  | { readonly status: 'overtaken'; readonly version: number }
  | { readonly status: 'faulty'; readonly faults: readonly string[] };

/**
 * Keeps what somebody wrote as the document's next version. Nobody sees it before it is published; until then half of it may be
 * missing, but nothing may be in it that its kind does not have.
 * @param draft `basedOn` is the version that the editor began from; 0 for a document that is new
 */
export async function saveDraft(
  { db, clock }: WritingParts,
  draft: DocumentName & { body: AnyBody; basedOn: number; by: string },
  also?: Also<{ version: number }>,
): Promise<SavedDraft> {
  const { body, basedOn, by } = draft;
  const faults = isStorable(body) ? draftFaultsOf(draft.kind, body, draft.key) : ['texts: pattern'];
  if (faults.length > 0) return { status: 'faulty', faults };
  return db.transaction(async (tx) => {
    // One writer of a document at a time: of two who began from one version the second is told.
    const document = await (basedOn === 0 ? lockOrMakeDocument : lockDocument)(tx, draft);
    const latest = document?.latestVersion ?? 0;
    if (!document || latest !== basedOn) return { status: 'overtaken', version: latest };
    const version = await insertVersion(tx, document, { body, by, at: clock.now(), shippedHash: null });
    await also?.(tx, { version });
    return { status: 'saved', version };
  });
}

/** Whether every text in it is one that the database can keep: no sign that has no letter, no NUL. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item));
}
