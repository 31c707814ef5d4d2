import type { Queryable, Tx } from '../../../platform/database.ts';
import type { AnyBody, ContentKindName, EditedBody } from './content-kinds.ts';

export interface DocumentName {
  readonly kind: ContentKindName;
  readonly key: string;
  readonly scope: string;
}

export interface LockedDocument {
  readonly id: bigint;
  readonly latestVersion: number;
  readonly followsShipped: boolean;
}

/** The document for one writer at a time; it is made where there is none. */
export async function lockOrMakeDocument(tx: Tx, name: DocumentName): Promise<LockedDocument> {
  await tx.query(
    `INSERT INTO content_document (kind, key, scope, follows_shipped) VALUES ($1, $2, $3, true)
ON CONFLICT (kind, key, scope) DO NOTHING`,
    [name.kind, name.key, name.scope],
  );
  return (await lockDocument(tx, name))!;
}

/** The document for one writer at a time. */
export async function lockDocument(
  tx: Tx,
  { kind, key, scope }: DocumentName,
): Promise<LockedDocument | undefined> {
  const [document] = await tx.query<LockedDocument>(
    `SELECT id, latest_version AS "latestVersion", follows_shipped AS "followsShipped"
FROM content_document WHERE kind = $1 AND key = $2 AND scope = $3 FOR NO KEY UPDATE`,
    [kind, key, scope],
  );
  return document;
}

/** What a version says. */
export async function findBody(
  db: Queryable,
  documentId: bigint,
  version: number,
): Promise<EditedBody | undefined> {
  const text = 'SELECT facts, texts FROM content_version WHERE document_id = $1 AND version = $2';
  return (await db.query<EditedBody>(text, [documentId, version]))[0];
}

/** What the newest version was made of, where that is a shipped file and the version is not withdrawn. */
export async function findShippedHash(tx: Tx, { id, latestVersion }: LockedDocument): Promise<string | null> {
  const [version] = await tx.query<{ hash: string | null }>(
    `SELECT shipped_sha256 AS hash FROM content_version
WHERE document_id = $1 AND version = $2 AND withdrawn_at IS NULL`,
    [id, latestVersion],
  );
  return version?.hash ?? null;
}

/** @param shippedHash null where a person wrote it: from then on the document follows no file. */
export async function insertVersion(
  tx: Tx,
  document: LockedDocument,
  draft: { body: AnyBody; by: string; at: Date; shippedHash: string | null },
): Promise<number> {
  const version = document.latestVersion + 1;
  await tx.query(
    `INSERT INTO content_version (document_id, version, facts, texts, shipped_sha256, saved_by, saved_at)
VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      document.id,
      version,
      JSON.stringify(draft.body.facts),
      JSON.stringify(draft.body.texts),
      draft.shippedHash,
      draft.by,
      draft.at,
    ],
  );
  await tx.query(
    'UPDATE content_document SET latest_version = $2, follows_shipped = follows_shipped AND $3 WHERE id = $1',
    [document.id, version, draft.shippedHash !== null],
  );
  return version;
}

export async function setFollowing(tx: Tx, documentId: bigint, follows: boolean): Promise<void> {
  await tx.query('UPDATE content_document SET follows_shipped = $2 WHERE id = $1', [documentId, follows]);
}

/** @returns false where there is no such draft: it was never saved, or is published already. */
export async function publishVersion(
  tx: Tx,
  {
    documentId,
    version,
    by,
    at,
    from,
    until,
  }: {
    documentId: bigint;
    version: number;
    by: string;
    at: Date;
    from: Date;
    until: Date | null;
  },
): Promise<boolean> {
  const rows = await tx.query(
    `UPDATE content_version SET published_by = $3, published_at = $4, in_force_from = $5, in_force_until = $6
WHERE document_id = $1 AND version = $2 AND published_at IS NULL RETURNING version`,
    [documentId, version, by, at, from, until],
  );
  return rows.length > 0;
}

/** Ends every version that is in force or will be, or that one of them. @returns which they were */
export async function withdrawVersions(
  tx: Tx,
  documentId: bigint,
  { by, at, version }: { by: string; at: Date; version?: number | undefined },
): Promise<number[]> {
  const rows = await tx.query<{ version: number }>(
    `UPDATE content_version SET withdrawn_by = $2, withdrawn_at = $3
WHERE document_id = $1 AND published_at IS NOT NULL AND withdrawn_at IS NULL
  AND (in_force_until IS NULL OR in_force_until > $3) AND ($4::integer IS NULL OR version = $4) RETURNING version`,
    [documentId, by, at, version ?? null],
  );
  return rows.map((row) => row.version).sort((one, other) => one - other);
}

/** What the newest version of each document was made of: its shipped file's hash, or null. */
export async function listFollowing(
  db: Queryable,
): Promise<(DocumentName & { shippedHash: string | null })[]> {
  return db.query(`SELECT kind, key, scope, version.shipped_sha256 AS "shippedHash"
FROM content_document document
LEFT JOIN content_version version ON version.document_id = document.id AND version.version = document.latest_version
  AND version.withdrawn_at IS NULL
WHERE follows_shipped`);
}
