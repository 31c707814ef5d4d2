import type { bringPage as operation } from '@croupier/contract/people/documents';
import { DOCUMENT_KINDS, UNDECIDED_MAX, type DocumentKind } from '@croupier/domain/people/documents';
import { crashPoint } from '../../../platform/crash-point.ts';
import type { Tx } from '../../../platform/database.ts';
import { isRefusal, refuse, refuseByRule, type Refused } from '../../../platform/refusal.ts';
import { refuseUnscanned } from '../../../platform/scan-upload.ts';
import { drawPage } from '../../site/pictures/feature.ts';
import { isUnanswered, lockPlayer, refuseBusy } from '../players/feature.ts';
import type { DocumentsParts } from './documents-parts.ts';
import { findDocument, insertDraft, listDocuments, savePage, type DocumentRow } from './documents-store.ts';
import { forgetLoose } from './loose-files-store.ts';

/** When a store that does not answer is worth another try. */
const RETRY_MS = 5_000;

interface Brought {
  readonly playerId: bigint;
  readonly id: string;
  readonly kind: DocumentKind;
  readonly place: number;
  readonly upload: Uint8Array;
}

/**
 * Keeps a page of a document that is not sent in yet: nothing but the pixels of what was brought, sealed. All changes of a player's
 * documents wait for the player's row.
 */
export async function bringPage(
  { db, clock, scan, players, vault }: DocumentsParts,
  { playerId, id, kind, place, upload }: Brought,
): Promise<DocumentRow | Refused<typeof operation>> {
  if (await isUnanswered(db, playerId)) return refuseByRule({ rule: 'email_unanswered' });
  const exhausted = await players.budget.take('document-page', String(playerId));
  if (exhausted) return refuse('too_many_requests', exhausted);
  if (place > DOCUMENT_KINDS[kind].pagesMax) return refuse('conflict');
  const drawn = await drawPage({ bytes: upload, scan });
  if (drawn === 'busy') return refuseBusy();
  if (drawn === 'away') return refuseUnscanned();
  if (!drawn) return refuse('picture_unreadable');
  const { body, width, height } = drawn;
  const file = await vault.put(db, { playerId, id, place }, body);
  if (file === undefined) return refuse('unavailable', { retryAfterMs: RETRY_MS });
  crashPoint('document.page-put');
  const brought = await db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    if (!(await isOpenDraft(tx, { playerId, id, kind, at: clock.now() }))) return refuse('conflict');
    // Put so long ago that it was swept: the page is brought anew.
    if (!(await forgetLoose(tx, file))) return refuse('conflict');
    await savePage(tx, { playerId, documentId: id, place, width, height, file });
    return (await findDocument(tx, playerId, id))!;
  });
  if (isRefusal(brought)) await vault.drop(db, file);
  return brought;
}

/** Whether there is a draft of this number and kind, which is begun where there is room for one more. */
async function isOpenDraft(
  tx: Tx,
  draft: { playerId: bigint; id: string; kind: DocumentKind; at: Date },
): Promise<boolean> {
  const documents = await listDocuments(tx, draft.playerId);
  const known = documents.find(({ id }) => id === draft.id);
  if (known) return known.state === 'draft' && known.kind === draft.kind;
  const undecided = documents.filter(({ state }) => state === 'draft' || state === 'pending').length;
  return undecided < UNDECIDED_MAX && insertDraft(tx, draft);
}
