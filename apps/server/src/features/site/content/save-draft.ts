import { faultsOf, type ContentBody } from './content-kinds.ts';
import type { WritingParts } from './content-parts.ts';
import { insertVersion, lockDocument, type DocumentName } from './content-writing-store.ts';

export type SavedDraft =
  | { readonly status: 'saved'; readonly version: number }
  /** Somebody saved another version meanwhile: theirs is the latest. */
  | { readonly status: 'overtaken'; readonly version: number }
  | { readonly status: 'faulty'; readonly faults: readonly string[] };

/**
 * Keeps what somebody wrote as the document's next version. Nobody sees it before it is published.
 * @param draft `basedOn` is the version that the editor began from; 0 for a document that is new
 */
export async function saveDraft(
  { db, clock }: WritingParts,
  draft: DocumentName & { body: ContentBody; basedOn: number; by: string },
): Promise<SavedDraft> {
  const faults = faultsOf(draft.kind, draft.body);
  if (faults.length > 0) return { status: 'faulty', faults };
  return db.transaction(async (tx) => {
    // One writer of a document at a time: of two who began from one version the second is told.
    const document = await lockDocument(tx, draft);
    if (document.latestVersion !== draft.basedOn)
      return { status: 'overtaken', version: document.latestVersion };
    const saved = { body: draft.body, by: draft.by, at: clock.now(), shippedHash: null };
    return { status: 'saved', version: await insertVersion(tx, document, saved) };
  });
}
