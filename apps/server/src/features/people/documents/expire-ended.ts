import type { EachApart } from '../../../platform/each-apart.ts';
import { runningOut, toldUntil } from '@croupier/domain/people/documents';
import { appendFacts } from '../../../platform/outbox.ts';
import { lockPlayer } from '../players/feature.ts';
import { expireDocument } from './decide-document.ts';
import type { DocumentsParts } from './documents-parts.ts';
import { listDocuments, listEnded, listEnding, setExpiryTold } from './documents-store.ts';

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

/**
 * Tells players of documents that run out soon, once of each, so that they have the new one before the level is gone. Where
 * something else shows the same for longer, or waits to, there is nothing to tell.
 */
export async function tellEnding(
  { db, clock }: Pick<DocumentsParts, 'db' | 'clock'>,
  apart: EachApart,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const ending = await listEnding(db, { until: toldUntil(now), resting: apart.resting() });
  await apart.each(
    ending,
    ({ id }) => id,
    ({ playerId, id }) =>
      db.transaction(async (tx) => {
        await lockPlayer(tx, playerId);
        if (!(await setExpiryTold(tx, { playerId, id, at: now }))) return;
        const document = runningOut(await listDocuments(tx, playerId), now).find((one) => one.id === id);
        if (!document) return;
        const payload = { kind: document.kind, expiresOn: document.expiresOn! };
        await appendFacts(tx, [{ playerId, topic: 'document.expiring', payload }]);
      }),
    signal,
  );
}
