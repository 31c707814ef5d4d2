import type { WritingParts } from '../content-parts.ts';
import {
  findShippedHash,
  insertVersion,
  listFollowing,
  lockDocument,
  publishVersion,
  withdrawVersions,
  type DocumentName,
} from '../content-writing-store.ts';
import { readShipped, type ShippedDocument } from './read-shipped.ts';

const BY = 'shipped';

/**
 * Brings the shipped set in: what is new or was changed is published at once, what is not shipped any more is withdrawn. A
 * document that a person has edited, published or withdrawn is left alone.
 */
export async function importShipped(parts: WritingParts, folder?: string): Promise<void> {
  const shipped = await readShipped(folder);
  const known = new Map((await listFollowing(parts.db)).map((document) => [nameOf(document), document]));
  for (const document of shipped)
    if (known.get(nameOf(document))?.shippedHash !== document.hash) await publishShipped(parts, document);
  const names = new Set(shipped.map(nameOf));
  for (const document of known.values())
    if (document.shippedHash !== null && !names.has(nameOf(document))) await withdrawShipped(parts, document);
}

const nameOf = ({ kind, key, scope }: DocumentName): string => [kind, key, scope].join('/');

function publishShipped({ db, clock }: WritingParts, shipped: ShippedDocument): Promise<void> {
  return db.transaction(async (tx) => {
    // Under the lock: whoever edits it at this moment comes first or second, and is never written over.
    const document = await lockDocument(tx, shipped);
    if (!document.followsShipped || (await findShippedHash(tx, document)) === shipped.hash) return;
    const at = clock.now();
    const draft = { body: shipped.body, by: BY, at, shippedHash: shipped.hash };
    const version = await insertVersion(tx, document, draft);
    await publishVersion(tx, { documentId: document.id, version, by: BY, at, from: at, until: null });
  });
}

function withdrawShipped({ db, clock }: WritingParts, name: DocumentName): Promise<void> {
  return db.transaction(async (tx) => {
    const document = await lockDocument(tx, name);
    if (document.followsShipped) await withdrawVersions(tx, document.id, { by: BY, at: clock.now() });
  });
}
