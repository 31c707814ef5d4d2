import type { Language } from '@croupier/domain/site/regions';
import type { Queryable, Tx } from '../../../platform/database.ts';

export interface QuickReplyRow {
  readonly id: bigint;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
}

const COLUMNS = 'id, language, title, text';

export async function listReplies(db: Queryable): Promise<QuickReplyRow[]> {
  return db.query<QuickReplyRow>(`SELECT ${COLUMNS} FROM support_quick_reply ORDER BY language, title`);
}

/** They are changed one after the other, so that they can be counted. */
export async function lockReplies(tx: Tx): Promise<void> {
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('quick replies', 57))`);
}

export async function upsertReply(
  tx: Tx,
  { language, title, text, now }: Omit<QuickReplyRow, 'id'> & { now: Date },
): Promise<bigint> {
  const upsert = `INSERT INTO support_quick_reply (language, title, text, changed_at) VALUES ($1, $2, $3, $4)
ON CONFLICT (language, title) DO UPDATE SET text = excluded.text, changed_at = excluded.changed_at RETURNING id`;
  return (await tx.query<{ id: bigint }>(upsert, [language, title, text, now]))[0]!.id;
}

/** @returns the one that went */
export async function deleteReply(tx: Tx, id: bigint): Promise<QuickReplyRow | undefined> {
  const text = `DELETE FROM support_quick_reply WHERE id = $1 RETURNING ${COLUMNS}`;
  return (await tx.query<QuickReplyRow>(text, [id]))[0];
}
