import { loosensResidence } from '@croupier/domain/people/documents';
import type { EachApart } from '../../../platform/each-apart.ts';
import { findPersonOf, findVerified, lockPlayer } from '../players/feature.ts';
import { decideDocument, isAsSeen, type DecidingParts } from './decide-document.ts';
import type { DocumentsParts, Reviewer, ToReview } from './documents-parts.ts';
import { findDocument, listUnreviewed, setForPerson, type DocumentRow } from './documents-store.ts';
import { readPage } from './read-page.ts';

const REVIEWED_MAX = 50;
/** One that has not answered by then is asked again later. */
const REVIEW_MS = 20_000;

type Parts = Pick<DocumentsParts, 'db' | 'clock' | 'vault'> & DecidingParts;

/** Has a reviewer decide what waits. Whatever it cannot decide stays where a person of the house finds it. */
export async function reviewDocuments(
  parts: Parts,
  { reviewer, apart, signal }: { reviewer: Reviewer; apart: EachApart; signal: AbortSignal },
): Promise<void> {
  const waiting = await listUnreviewed(parts.db, { resting: apart.resting(), limit: REVIEWED_MAX });
  await apart.each(
    waiting,
    ({ id }) => id,
    (document) => reviewDocument(parts, reviewer, { document, signal }),
    signal,
  );
}

async function reviewDocument(
  parts: Parts,
  reviewer: Reviewer,
  { document, signal }: { document: DocumentRow; signal: AbortSignal },
): Promise<void> {
  const { db, clock } = parts;
  const shown = await showToReviewer(parts, document);
  const verdict = await inTime(AbortSignal.any([signal, AbortSignal.timeout(REVIEW_MS)]), (ends) =>
    reviewer.review(shown, ends),
  );
  await db.transaction(async (tx) => {
    await lockPlayer(tx, document.playerId);
    const now = await findDocument(tx, document.playerId, document.id);
    const seen = { kind: document.kind, submittedAt: document.submittedAt?.toISOString() };
    // Decided meanwhile, taken back, or sent in anew with other pages: the verdict is on something else.
    if (now?.state !== 'pending' || !isAsSeen(now, seen)) return;
    if (verdict.state === 'person') return setForPerson(tx, now);
    // By looser rules somebody lives once two people have said so, and no program.
    const loosens =
      verdict.state === 'approved' &&
      loosensResidence(await findVerified(tx, now.playerId), { kind: now.kind, country: verdict.country });
    if (loosens) return setForPerson(tx, now);
    const told = { verdict, seen, by: reviewer.name, at: clock.now() };
    const decided = await decideDocument(parts, tx, now.id, told);
    // The clusters have the two by now. Which of them it belongs to a person says; asked again the reviewer would say the same.
    if (decided === 'of-another-account') await setForPerson(tx, now);
  });
}

async function showToReviewer(
  { db, clock, vault }: Parts,
  { playerId, id, kind, pages: places }: DocumentRow,
): Promise<ToReview> {
  const person = await findPersonOf(db, playerId);
  const pages: Buffer[] = [];
  for (const place of places) {
    const page = await readPage(db, vault, { playerId, id, place });
    if (page) pages.push(page);
  }
  if (!person || pages.length < places.length)
    throw new Error('a page of a document that waits is not there');
  return { id, kind, pages, person, at: clock.now() };
}

/** Waits no longer than the signal allows, whether the work heeds it or not. */
async function inTime<T>(signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(signal.reason);
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work(signal), ended.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
