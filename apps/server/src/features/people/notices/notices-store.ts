import { PROMOTIONAL_KINDS, UNSEEN_MAX, type KeptKind } from '@croupier/domain/people/notices';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface NewNotice {
  readonly playerId: bigint;
  readonly id: string;
  readonly kind: KeptKind;
  readonly params: Readonly<Record<string, string>>;
  readonly createdAt: Date;
  readonly requestId: string | null;
}

export interface NoticeRow extends NewNotice {
  readonly seenAt: Date | null;
  readonly confirmedAt: Date | null;
  readonly resentAt: Date | null;
}

const COLUMNS = `player_id AS "playerId", id, kind, params, created_at AS "createdAt", seen_at AS "seenAt",
  confirmed_at AS "confirmedAt", resent_at AS "resentAt", request_id AS "requestId"`;

/** Those that are there already stay as they are. @returns the ids of the new ones */
export async function insertNotices(tx: Tx, notices: readonly NewNotice[]): Promise<Set<string>> {
  const text = `INSERT INTO notice (player_id, id, kind, params, created_at, request_id)
SELECT * FROM unnest($1::bigint[], $2::uuid[], $3::text[], $4::jsonb[], $5::timestamptz[], $6::text[])
ON CONFLICT DO NOTHING RETURNING id`;
  const values = [
    notices.map(({ playerId }) => playerId),
    notices.map(({ id }) => id),
    notices.map(({ kind }) => kind),
    notices.map(({ params }) => JSON.stringify(params)),
    notices.map(({ createdAt }) => createdAt),
    notices.map(({ requestId }) => requestId),
  ];
  const rows = await tx.query<{ id: string }>(text, values, 'notices-insert');
  return new Set(rows.map(({ id }) => id));
}

export async function findNotice(
  db: Queryable,
  playerId: bigint,
  id: string,
): Promise<NoticeRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM notice WHERE player_id = $1 AND id = $2`;
  return (await db.query<NoticeRow>(text, [playerId, id], 'notices-find'))[0];
}

/** As it is now, held until the transaction ends. */
export async function lockNotice(tx: Tx, playerId: bigint, id: string): Promise<NoticeRow | undefined> {
  const text = `SELECT ${COLUMNS} FROM notice WHERE player_id = $1 AND id = $2 FOR NO KEY UPDATE`;
  return (await tx.query<NoticeRow>(text, [playerId, id], 'notices-lock'))[0];
}

export interface NoticesPage {
  readonly playerId: bigint;
  readonly kinds: readonly KeptKind[];
  /** Only those that nobody confirmed; their kinds are those that must be. */
  readonly isUnconfirmed: boolean;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** The latest first. */
export async function listNotices(db: Queryable, page: NoticesPage): Promise<NoticeRow[]> {
  const text = `SELECT ${COLUMNS} FROM notice WHERE player_id = $1 AND kind = ANY ($2::text[]) AND (NOT $3 OR confirmed_at IS NULL)
AND (created_at, id) < (coalesce($4::timestamptz, 'infinity'), coalesce($5::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
ORDER BY created_at DESC, id DESC LIMIT $6`;
  const { playerId, kinds, isUnconfirmed, after, limit } = page;
  const values = [playerId, kinds, isUnconfirmed, after?.at ?? null, after?.id ?? null, limit];
  return db.query<NoticeRow>(text, values, 'notices-list');
}

const HIDDEN: readonly string[] = PROMOTIONAL_KINDS;

export interface Unseen {
  readonly playerId: bigint;
  readonly unseen: number;
}

/** How many notices each has not seen, up to `UNSEEN_MAX`. @param invited whom nothing is hidden from that invites */
export async function countUnseen(
  db: Queryable,
  playerIds: readonly bigint[],
  invited: readonly bigint[],
): Promise<Unseen[]> {
  const text = `SELECT p.id AS "playerId", (SELECT count(*)::int FROM (SELECT FROM notice n
  WHERE n.player_id = p.id AND n.seen_at IS NULL AND (n.kind <> ALL ($2::text[]) OR p.id = ANY ($3::bigint[])) LIMIT $4) counted) AS unseen
FROM unnest($1::bigint[]) p (id)`;
  return db.query<Unseen>(text, [playerIds, HIDDEN, invited, UNSEEN_MAX], 'notices-unseen');
}

export async function hasUnconfirmed(
  db: Queryable,
  playerId: bigint,
  kinds: readonly string[],
): Promise<boolean> {
  const text = `SELECT EXISTS (SELECT FROM notice WHERE player_id = $1 AND confirmed_at IS NULL AND kind = ANY ($2::text[])) AS is`;
  return (await db.query<{ is: boolean }>(text, [playerId, kinds], 'notices-unconfirmed'))[0]!.is;
}

/** This one and all before it. */
export async function markSeen(db: Queryable, upTo: NoticeRow, now: Date): Promise<void> {
  const text = `UPDATE notice SET seen_at = $4 WHERE player_id = $1 AND seen_at IS NULL AND (created_at, id) <= ($2, $3)`;
  await db.query(text, [upTo.playerId, upTo.createdAt, upTo.id, now], 'notices-seen');
}

/** @returns whether nobody had confirmed it */
export async function markConfirmed(
  db: Queryable,
  playerId: bigint,
  id: string,
  now: Date,
): Promise<boolean> {
  const text = `UPDATE notice SET confirmed_at = $3, seen_at = coalesce(seen_at, $3)
WHERE player_id = $1 AND id = $2 AND confirmed_at IS NULL RETURNING id`;
  return (await db.query(text, [playerId, id, now], 'notices-confirm')).length > 0;
}

export async function markResent(tx: Tx, { playerId, id }: NoticeRow, now: Date): Promise<void> {
  const text = 'UPDATE notice SET resent_at = $3 WHERE player_id = $1 AND id = $2';
  await tx.query(text, [playerId, id, now], 'notices-resent');
}

/** With what became of their sending. @returns how many */
export async function deleteOlder(db: Queryable, before: Date, limit: number): Promise<number> {
  const text = `DELETE FROM notice WHERE (player_id, id) IN (
  SELECT player_id, id FROM notice WHERE created_at < $1 ORDER BY created_at LIMIT $2) RETURNING id`;
  return (await db.query(text, [before, limit], 'notices-forget')).length;
}
