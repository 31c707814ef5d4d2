import type { Tx } from '../../../../platform/database.ts';
import type { Also, WritingParts } from '../content-parts.ts';
import {
  findShippedHash,
  insertVersion,
  listFollowing,
  lockDocument,
  lockOrMakeDocument,
  publishVersion,
  setFollowing,
  withdrawVersions,
  type DocumentName,
  type LockedDocument,
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
    const document = await lockOrMakeDocument(tx, shipped);
    if (!document.followsShipped || (await findShippedHash(tx, document)) === shipped.hash) return;
    await publishFiles(tx, document, shipped, clock.now());
  });
}

async function publishFiles(
  tx: Tx,
  document: LockedDocument,
  { body, hash }: ShippedDocument,
  at: Date,
): Promise<number> {
  const version = await insertVersion(tx, document, { body, by: BY, at, shippedHash: hash });
  await publishVersion(tx, { documentId: document.id, version, by: BY, at, from: at, until: null });
  return version;
}

/**
 * Lets a document that people edited follow its files again: what they published and planned ends, and what the files say is in
 * force at once.
 */
export async function followShipped(
  { db, clock }: WritingParts,
  { by, ...name }: DocumentName & { by: string },
  also?: Also<{ version: number; ended: readonly number[] }>,
): Promise<{ readonly status: 'followed' | 'not-shipped' | 'follows-already' }> {
  const shipped = (await readShipped()).find((each) => nameOf(each) === nameOf(name));
  if (!shipped) return { status: 'not-shipped' };
  return db.transaction(async (tx) => {
    const document = await lockDocument(tx, name);
    if (!document) return { status: 'not-shipped' };
    if (document.followsShipped) return { status: 'follows-already' };
    const at = clock.now();
    const ended = await withdrawVersions(tx, document.id, { by, at });
    // Before the version is written: one that a person wrote would end the following again.
    await setFollowing(tx, document.id, true);
    const version = await publishFiles(tx, document, shipped, at);
    await also?.(tx, { version, ended });
    return { status: 'followed' };
  });
}

function withdrawShipped({ db, clock }: WritingParts, name: DocumentName): Promise<void> {
  return db.transaction(async (tx) => {
    const document = await lockDocument(tx, name);
    if (document?.followsShipped) await withdrawVersions(tx, document.id, { by: BY, at: clock.now() });
  });
}
