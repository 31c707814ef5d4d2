import type { EachApart } from '../../../platform/each-apart.ts';
import { expireDocument } from './decide-document.ts';
import type { DocumentsParts } from './documents-parts.ts';
import { listEnded } from './documents-store.ts';

/** What has run out proves nothing any more, one by one: a row that cannot be changed holds up no other. */
export async function expireEnded(
  { db, clock }: Pick<DocumentsParts, 'db' | 'clock'>,
  apart: EachApart,
  signal?: AbortSignal,
): Promise<void> {
  const today = clock.now().toISOString().slice(0, 10);
  const ended = await listEnded(db, { today, resting: apart.resting() });
  await apart.each(
    ended,
    ({ id }) => id,
    (document) => db.transaction((tx) => expireDocument(tx, document, clock.now())),
    signal,
  );
}
