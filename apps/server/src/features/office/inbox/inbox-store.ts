import type { Queryable, Tx } from '../../../platform/database.ts';

interface InboxRow {
  readonly id: bigint;
  readonly at: Date;
  readonly kind: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  readonly by: string;
  readonly isRead: boolean;
}

export async function insertItems(
  tx: Tx,
  operatorIds: readonly bigint[],
  item: Omit<InboxRow, 'id' | 'isRead'>,
): Promise<void> {
  const text = `INSERT INTO inbox_item (operator_id, at, kind, subject_kind, subject_id, by)
SELECT operator_id, $2, $3, $4, $5, $6 FROM unnest($1::bigint[]) AS operator_id`;
  const { at, kind, subjectKind, subjectId, by } = item;
  await tx.query(text, [operatorIds, at, kind, subjectKind, subjectId, by]);
}

export const listItems = (db: Queryable, operatorId: bigint, limit: number): Promise<InboxRow[]> =>
  db.query<InboxRow>(
    `SELECT id, at, kind, subject_kind AS "subjectKind", subject_id AS "subjectId", by, read_at IS NOT NULL AS "isRead"
FROM inbox_item WHERE operator_id = $1 ORDER BY id DESC LIMIT $2`,
    [operatorId, limit],
    'inbox-list',
  );

export async function countUnread(db: Queryable, operatorId: bigint): Promise<number> {
  const text =
    'SELECT count(*)::integer AS unread FROM inbox_item WHERE operator_id = $1 AND read_at IS NULL';
  return (await db.query<{ unread: number }>(text, [operatorId], 'inbox-unread'))[0]!.unread;
}

/** One's own, and only what was unread: when it was read first, stays. */
export async function markRead(
  db: Queryable,
  operatorId: bigint,
  { id, andOlder, now }: { id: string; andOlder: boolean; now: Date },
): Promise<void> {
  const text = `UPDATE inbox_item SET read_at = $4 WHERE operator_id = $1 AND read_at IS NULL
AND (id = $2::bigint OR ($3 AND id < $2::bigint))`;
  await db.query(text, [operatorId, id, andOlder, now]);
}

export async function deleteItemsBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('DELETE FROM inbox_item WHERE at < $1', [before]);
}
