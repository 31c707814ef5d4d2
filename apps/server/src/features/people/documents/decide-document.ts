import { asksOf, markText, type DocumentKind } from '@croupier/domain/people/documents';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { appendFacts } from '../../../platform/outbox.ts';
import { lockPlayer } from '../players/feature.ts';
import type { DocumentsParts, Verdict } from './documents-parts.ts';
import { findDocument, findOwner, setDecided, setExpired, type DocumentRow } from './documents-store.ts';
import { keepStatus } from './keep-status.ts';

/** What is against a verdict: the document does not wait (any more), or another account has shown it. */
export type AgainstVerdict = 'not-waiting' | 'of-another-account';

/** What somebody looked at: its number is its player's choice, and may stand for other pages since. */
export type SeenDocument = Pick<DocumentRow, 'kind'> & { readonly submittedAt: string | undefined };

export type DecidingParts = Pick<DocumentsParts, 'marks' | 'carryStops'>;

/**
 * Looks, under the locks that it is decided under, whether a verdict may be given. One that was taken back and sent in anew
 * since it was `seen` does not wait any more; only who has looked under the same locks leaves that out. Of a document that another account has shown the office
 * hears, and what its person excluded themselves by goes along, although it is refused: commit what this wrote.
 */
export async function judgeVerdict(
  { marks, carryStops }: DecidingParts,
  tx: Tx,
  id: string,
  { verdict, seen }: { verdict: Verdict; seen?: SeenDocument },
): Promise<DocumentRow | AgainstVerdict> {
  const playerId = await findOwner(tx, id);
  if (playerId === undefined) return 'not-waiting';
  await lockPlayer(tx, playerId);
  const document = await findDocument(tx, playerId, id);
  if (document?.state !== 'pending' || (seen && !isAsSeen(document, seen))) return 'not-waiting';
  const mark = verdict.state === 'approved' ? verdict.mark : null;
  if (mark === null || (await marks.meet(tx, playerId, { kind: 'document', mark })) === 'free')
    return document;
  await carryStops(tx, playerId);
  return 'of-another-account';
}

/** Whether it is what somebody looked at. */
export const isAsSeen = (document: DocumentRow, { kind, submittedAt }: SeenDocument): boolean =>
  document.kind === kind && document.submittedAt?.toISOString() === submittedAt;

/**
 * Decides a document that waits, and keeps with the account what follows; its player is told. Of two who decide at once the second
 * finds it decided; of two accounts that show one document the second is refused it.
 * @returns the document as it was
 */
export async function decideDocument(
  parts: DecidingParts,
  tx: Tx,
  id: string,
  { verdict, seen, by, at }: { verdict: Verdict; seen?: SeenDocument; by: string; at: Date },
): Promise<DocumentRow | AgainstVerdict> {
  const document = await judgeVerdict(parts, tx, id, { verdict, ...(seen && { seen }) });
  if (typeof document === 'string') return document;
  const { playerId, kind } = document;
  const approved = verdict.state === 'approved' ? verdict : undefined;
  const country = approved && asksOf(kind).country ? approved.country : null;
  await setDecided(tx, document, {
    ...{ state: verdict.state, country, expiresOn: approved?.expiresOn ?? null, by, at },
    reason: verdict.state === 'rejected' ? verdict.reason : null,
  });
  if (approved && approved.mark !== null) {
    await parts.marks.take(tx, playerId, { kind: 'document', mark: approved.mark });
    await parts.carryStops(tx, playerId);
  }
  await keepStatus(tx, playerId, at);
  await appendFacts(tx, [
    verdict.state === 'approved'
      ? { playerId, topic: 'document.approved', payload: { kind } }
      : { playerId, topic: 'document.rejected', payload: { kind, reason: verdict.reason } },
  ]);
  return document;
}

/** The number of a document (`documentNumber`) as it is kept: nobody reads it out of that. */
export const documentMark = (
  { marks }: Pick<DecidingParts, 'marks'>,
  db: Queryable,
  kind: DocumentKind,
  shown: { readonly country: string; readonly number: string },
): Promise<string> => marks.markOf(db, 'document', markText(kind, shown));

/** A document whose last day is over proves nothing any more; its player is told. */
export async function expireDocument(
  tx: Tx,
  { playerId, id }: Pick<DocumentRow, 'playerId' | 'id'>,
  at: Date,
): Promise<void> {
  await lockPlayer(tx, playerId);
  const document = await findDocument(tx, playerId, id);
  // Kept of somebody who was erased while this waited for them: it changes nothing of them any more.
  if (document?.state !== 'approved' || document.isKept) return;
  await setExpired(tx, document);
  await keepStatus(tx, playerId, at);
  await appendFacts(tx, [{ playerId, topic: 'document.expired', payload: { kind: document.kind } }]);
}
