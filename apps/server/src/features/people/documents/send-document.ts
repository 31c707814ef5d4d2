import type { removeDocument as removes, sendDocument as sends } from '@croupier/contract/people/documents';
import { DOCUMENT_KINDS, isFormWhole } from '@croupier/domain/people/documents';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { findPersonOf, lockPlayer } from '../players/feature.ts';
import type { DocumentsParts } from './documents-parts.ts';
import { deleteDocument, findDocument, setPending, type DocumentRow } from './documents-store.ts';
import { keepStatus } from './keep-status.ts';

type Parts = Pick<DocumentsParts, 'db' | 'clock'>;

/** Sends a draft in with all of its pages. One that was sent in stays as it is. */
export const sendDocument = (
  { db, clock }: Parts,
  playerId: bigint,
  id: string,
): Promise<DocumentRow | Refused<typeof sends>> =>
  db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    const document = await findDocument(tx, playerId, id);
    if (!document) return refuse('not_found');
    if (document.state !== 'draft') return document;
    const { pagesMin } = DOCUMENT_KINDS[document.kind];
    // Pages follow each other from the first: a card without its back is half a card.
    const isWhole =
      document.pages.length >= pagesMin && document.pages.every((place, at) => place === at + 1);
    if (!isWhole) return refuse('conflict');
    // From here on the names stay as they are: there have to be some.
    if (!isFormWhole(document.kind, await findPersonOf(tx, playerId))) return refuse('form_not_whole');
    await setPending(tx, document, clock.now());
    await keepStatus(tx, playerId, clock.now());
    return (await findDocument(tx, playerId, id))!;
  });

/** Takes back what nobody has decided yet, with its pages. */
export const removeDocument = (
  { db, clock }: Parts,
  playerId: bigint,
  id: string,
): Promise<{ done: true } | Refused<typeof removes>> =>
  db.transaction(async (tx) => {
    await lockPlayer(tx, playerId);
    const document = await findDocument(tx, playerId, id);
    if (!document) return refuse('not_found');
    if (document.state !== 'draft' && document.state !== 'pending') return refuse('conflict');
    await deleteDocument(tx, document);
    await keepStatus(tx, playerId, clock.now());
    return { done: true };
  });
