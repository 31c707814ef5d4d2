import type { Queryable } from '../../../platform/database.ts';
import type { ContentBody, ContentKindName } from './content-kinds.ts';

/** A document as it is in force at a moment. */
export interface DocumentInForce<K extends ContentKindName = ContentKindName> extends ContentBody<K> {
  readonly id: bigint;
  readonly key: string;
  readonly scope: string;
  readonly version: number;
  /** When this version ends by itself; null where nobody has set an end. */
  readonly inForceUntil: Date | null;
}

/**
 * What is in force of a kind at a moment, or of one of its keys, in every scope: of a document's versions whose time it is, the
 * one whose time began last, so that a week that was planned is not lost to a version that was made after it for every day.
 */
export async function listInForce<K extends ContentKindName>(
  db: Queryable,
  { kind, key, at }: { kind: K; key?: string | undefined; at: Date },
): Promise<DocumentInForce<K>[]> {
  const text = `SELECT DISTINCT ON (document.id)
  document.id, document.key, document.scope, version.version, version.facts, version.texts,
  version.in_force_until AS "inForceUntil"
FROM content_document document JOIN content_version version ON version.document_id = document.id
WHERE document.kind = $1 AND ($2::text IS NULL OR document.key = $2)
  AND version.in_force_from <= $3 AND version.withdrawn_at IS NULL
  AND (version.in_force_until IS NULL OR version.in_force_until > $3)
ORDER BY document.id, version.in_force_from DESC, version.version DESC`;
  return db.query(text, [kind, key ?? null, at], 'content-in-force');
}

/** One version of a document, whatever became of it. */
export async function findVersion<K extends ContentKindName>(
  db: Queryable,
  name: { kind: K; key: string; scope: string; version: number },
): Promise<DocumentInForce<K> | undefined> {
  const text = `SELECT document.id, document.key, document.scope, version.version, version.facts, version.texts,
  version.in_force_until AS "inForceUntil"
FROM content_document document JOIN content_version version ON version.document_id = document.id
WHERE document.kind = $1 AND document.key = $2 AND document.scope = $3 AND version.version = $4`;
  const [found] = await db.query<DocumentInForce<K>>(text, [name.kind, name.key, name.scope, name.version]);
  return found;
}
