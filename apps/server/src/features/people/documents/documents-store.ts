import type { DocumentKind, DocumentState, RejectReason } from '@croupier/domain/people/documents';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface DocumentRow {
  readonly playerId: bigint;
  readonly id: string;
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  readonly pages: readonly number[];
  readonly createdAt: Date;
  readonly submittedAt: Date | null;
  readonly reason: RejectReason | null;
  readonly expiresOn: string | null;
  /** Which country gave it, or in which an address lies, as whoever approved it read it. */
  readonly country: string | null;
  /** Of somebody who is gone. */
  readonly isKept: boolean;
}

const COLUMNS = `d.player_id AS "playerId", d.id, d.kind, d.state, d.created_at AS "createdAt", d.submitted_at AS "submittedAt", d.reason,
  d.expires_on::text AS "expiresOn", d.country, d.kept_until IS NOT NULL AS "isKept", ARRAY(SELECT p.place::integer FROM document_page p
    WHERE p.player_id = d.player_id AND p.document_id = d.id ORDER BY p.place) AS pages`;

/** The newest first. */
export const listDocuments = (db: Queryable, playerId: bigint): Promise<DocumentRow[]> =>
  db.query<DocumentRow>(
    `SELECT ${COLUMNS} FROM document d WHERE d.player_id = $1
ORDER BY coalesce(d.submitted_at, d.created_at) DESC, d.id`,
    [playerId],
    'documents',
  );

export async function findDocument(
  db: Queryable,
  playerId: bigint,
  id: string,
): Promise<DocumentRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM document d WHERE d.player_id = $1 AND d.id = $2`;
  return (await db.query<DocumentRow>(text, [playerId, id], 'document'))[0];
}

/** Whose it is, for who has the number of a document alone. */
export const findOwner = async (db: Queryable, id: string): Promise<bigint | undefined> =>
  (
    await db.query<{ playerId: bigint }>('SELECT player_id AS "playerId" FROM document WHERE id = $1', [id])
  )[0]?.playerId;

/** @returns false where somebody has one of this number */
export async function insertDraft(
  tx: Tx,
  draft: { playerId: bigint; id: string; kind: DocumentKind; at: Date },
): Promise<boolean> {
  const text = `INSERT INTO document (player_id, id, kind, state, created_at) VALUES ($1, $2, $3, 'draft', $4)
ON CONFLICT DO NOTHING RETURNING id`;
  return (await tx.query(text, [draft.playerId, draft.id, draft.kind, draft.at])).length > 0;
}

/** One that was seen elsewhere, and has no pages here. */
export async function insertApproved(
  tx: Tx,
  document: {
    playerId: bigint;
    id: string;
    kind: DocumentKind;
    country: string | null;
    by: string;
    at: Date;
  },
): Promise<void> {
  const text = `INSERT INTO document (player_id, id, kind, state, created_at, submitted_at, decided_at, decided_by, country)
VALUES ($1, $2, $3, 'approved', $4, $4, $4, $5, $6)`;
  const { playerId, id, kind, at, by, country } = document;
  await tx.query(text, [playerId, id, kind, at, by, country]);
}

export interface PageRow {
  readonly playerId: bigint;
  readonly documentId: string;
  readonly place: number;
  readonly width: number;
  readonly height: number;
  /** Where it lies sealed. */
  readonly file: string;
}

/** In place of the one that was there. */
export async function savePage(tx: Tx, page: PageRow): Promise<void> {
  await tx.query(
    `INSERT INTO document_page (player_id, document_id, place, width, height, file) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (player_id, document_id, place) DO UPDATE SET width = $4, height = $5, file = $6`,
    [page.playerId, page.documentId, page.place, page.width, page.height, page.file],
  );
}

export async function findFile(
  db: Queryable,
  playerId: bigint,
  documentId: string,
  place: number,
): Promise<string | undefined> {
  const text = 'SELECT file FROM document_page WHERE player_id = $1 AND document_id = $2 AND place = $3';
  return (await db.query<{ file: string }>(text, [playerId, documentId, place], 'document-page'))[0]?.file;
}

/** Where a page lies. */
export interface PageFile {
  readonly playerId: bigint;
  readonly id: string;
  readonly place: number;
  readonly file: string;
}

/** All pages in the order of their key, after one. */
export const listPages = (db: Queryable, after: PageFile | undefined, limit: number): Promise<PageFile[]> =>
  db.query<PageFile>(
    `SELECT player_id AS "playerId", document_id AS id, place::integer AS place, file FROM document_page
WHERE $1::bigint IS NULL OR (player_id, document_id, place) > ($1, $2::uuid, $3::smallint)
ORDER BY player_id, document_id, place LIMIT $4`,
    [after?.playerId, after?.id, after?.place, limit],
  );

/** @returns false where the page does not lie there any more */
export async function movePage(
  tx: Tx,
  { playerId, id, place, file }: PageFile,
  to: string,
): Promise<boolean> {
  const text = `UPDATE document_page SET file = $5 WHERE player_id = $1 AND document_id = $2 AND place = $3 AND file = $4 RETURNING 1 AS one`;
  return (await tx.query(text, [playerId, id, place, file, to])).length > 0;
}

export async function setPending(tx: Tx, { playerId, id }: DocumentRow, at: Date): Promise<void> {
  await tx.query(
    `UPDATE document SET state = 'pending', submitted_at = $3 WHERE player_id = $1 AND id = $2`,
    [playerId, id, at],
  );
}

/** What waits and no reviewer has left to a person, the oldest first. */
export const listUnreviewed = (
  db: Queryable,
  { resting, limit }: { resting: readonly string[]; limit: number },
): Promise<DocumentRow[]> =>
  db.query<DocumentRow>(
    `SELECT ${COLUMNS} FROM document d WHERE d.state = 'pending' AND NOT d.for_person AND d.id::text <> ALL ($1::text[])
ORDER BY d.submitted_at, d.id LIMIT $2`,
    [resting, limit],
    'documents-unreviewed',
  );

export async function setForPerson(tx: Tx, { playerId, id }: DocumentRow): Promise<void> {
  await tx.query('UPDATE document SET for_person = true WHERE player_id = $1 AND id = $2', [playerId, id]);
}

export async function setDecided(
  tx: Tx,
  { playerId, id }: DocumentRow,
  decided: {
    state: DocumentState;
    reason: RejectReason | null;
    expiresOn: string | null;
    country: string | null;
    by: string;
    at: Date;
  },
): Promise<void> {
  await tx.query(
    `UPDATE document SET state = $3, reason = $4, expires_on = $5, country = $6, decided_by = $7, decided_at = $8 WHERE player_id = $1 AND id = $2`,
    [
      ...[playerId, id, decided.state, decided.reason, decided.expiresOn, decided.country],
      ...[decided.by, decided.at],
    ],
  );
}

export async function setExpired(tx: Tx, { playerId, id }: DocumentRow): Promise<void> {
  await tx.query(`UPDATE document SET state = 'expired' WHERE player_id = $1 AND id = $2`, [playerId, id]);
}

export async function deleteDocument(tx: Tx, { playerId, id }: DocumentRow): Promise<void> {
  await tx.query('DELETE FROM document WHERE player_id = $1 AND id = $2', [playerId, id]);
}

export async function forgetDrafts(db: Queryable, before: Date): Promise<void> {
  await db.query(`DELETE FROM document WHERE state = 'draft' AND created_at < $1`, [before]);
}

/** What was kept of people who are gone, for as long as the law has it. */
export async function deleteKeptBefore(db: Queryable, now: Date): Promise<void> {
  await db.query('DELETE FROM document WHERE kept_until < $1', [now]);
}

/** Approved ones whose last day is over; of somebody who is gone it changes nothing any more. */
export const listEnded = (
  db: Queryable,
  { today, resting }: { today: string; resting: readonly string[] },
): Promise<{ playerId: bigint; id: string }[]> =>
  db.query(
    `SELECT player_id AS "playerId", id FROM document WHERE state = 'approved' AND expires_on < $1::date AND kept_until IS NULL AND id::text <> ALL ($2::text[])
ORDER BY expires_on LIMIT 200`,
    [today, resting],
    'documents-ended',
  );

/** Approved ones whose last day comes by `until`, and whose players have not been told. */
export const listEnding = (
  db: Queryable,
  { until, resting }: { until: string; resting: readonly string[] },
): Promise<{ playerId: bigint; id: string }[]> =>
  db.query(
    `SELECT player_id AS "playerId", id FROM document WHERE state = 'approved' AND expires_on <= $1::date AND expiry_told_at IS NULL
  AND kept_until IS NULL AND id::text <> ALL ($2::text[]) ORDER BY expires_on LIMIT 200`,
    [until, resting],
    'documents-ending',
  );

/** @returns false where it was told, or is not in force any more. The caller holds the player's row. */
export async function setExpiryTold(
  tx: Tx,
  { playerId, id, at }: Pick<DocumentRow, 'playerId' | 'id'> & { at: Date },
): Promise<boolean> {
  const text = `UPDATE document SET expiry_told_at = $3 WHERE player_id = $1 AND id = $2 AND state = 'approved' AND expiry_told_at IS NULL
  AND kept_until IS NULL RETURNING id`;
  return (await tx.query(text, [playerId, id, at], 'document-expiry-told')).length > 0;
}
