import type { Queryable, Tx } from '../../../platform/database.ts';
import { containing, type ListSql } from '../../../platform/list-sql.ts';

export interface AuditRow {
  readonly position: bigint;
  readonly at: Date;
  readonly operatorId: bigint | null;
  readonly operator: string;
  readonly act: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** JSON, as it was hashed. */
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: string | null;
  readonly requestId: string | null;
  readonly address: string | null;
}

const COLUMNS = `e.position, e.at, e.operator_id AS "operatorId", e.operator, e.act, e.subject_kind AS "subjectKind",
  e.subject_id AS "subjectId", e.before, e.after, e.reason, e.request_id AS "requestId", e.address`;

export interface AuditHead {
  readonly position: bigint;
  readonly hash: Buffer;
}

/** Where the chain ends; whoever holds it writes the next entry. */
export async function lockHead(tx: Tx): Promise<AuditHead> {
  const rows = await tx.query<AuditHead>('SELECT position, hash FROM audit_head FOR UPDATE');
  return rows[0]!;
}

export async function insertEntry(tx: Tx, row: AuditRow, hash: Buffer): Promise<void> {
  const { position, at, operatorId, operator, act, subjectKind, subjectId } = row;
  const { before, after, reason, requestId, address } = row;
  await tx.query(
    `INSERT INTO audit_entry (position, at, operator_id, operator, act, subject_kind, subject_id, before, after, reason,
  request_id, address, hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      position,
      at,
      operatorId,
      operator,
      act,
      subjectKind,
      subjectId,
      before,
      after,
      reason,
      requestId,
      address,
      hash,
    ],
  );
  await updateHead(tx, { position, hash });
}

export async function updateHead(tx: Tx, { position, hash }: AuditHead): Promise<void> {
  await tx.query('UPDATE audit_head SET position = $1, hash = $2', [position, hash]);
}

/** One at a time makes the chain anew, for as long as that takes. */
export async function lockResealing(tx: Tx): Promise<void> {
  await tx.query('SET LOCAL statement_timeout = 0');
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('audit log', 140))`);
}

export interface Rehashed {
  readonly position: bigint;
  readonly was: Buffer;
  readonly hash: Buffer;
}

/** Only who has the rights of the owner may. */
export async function updateHashes(tx: Tx, entries: readonly Rehashed[]): Promise<void> {
  const text = `UPDATE audit_entry e SET hash = n.hash FROM unnest($1::bigint[], $2::bytea[], $3::bytea[]) AS n (position, was, hash)
WHERE e.position = n.position AND e.hash = n.was`;
  await tx.query(text, [
    entries.map(({ position }) => position),
    entries.map(({ was }) => was),
    entries.map(({ hash }) => hash),
  ]);
}

export interface AuditFilters {
  operatorId?: string;
  act?: string;
  subjectKind?: string;
  subjectId?: string;
  requestId?: string;
  text?: string;
  from?: string;
  to?: string;
}

export const AUDIT_LIST: ListSql<AuditFilters> = {
  select: `SELECT ${COLUMNS} FROM audit_entry e`,
  sorts: { position: { by: 'e.position', type: 'bigint' } },
  id: { by: 'e.position', type: 'bigint' },
  filters: {
    operatorId: (id, bind) => `e.operator_id = ${bind(id)}`,
    act: (act, bind) => `e.act = ${bind(act)}`,
    subjectKind: (kind, bind) => `e.subject_kind = ${bind(kind)}`,
    subjectId: (id, bind) => `e.subject_id = ${bind(id)}`,
    requestId: (id, bind) => `e.request_id = ${bind(id)}`,
    text: (text, bind) => `e.operator ILIKE ${bind(containing(text))}`,
    from: (day, bind) => `e.at >= ${bind(day)}::date`,
    to: (day, bind) => `e.at < ${bind(day)}::date + 1`,
  },
};

/** Entries after a position, in their order, each with its hash. */
export async function readEntries(
  db: Queryable,
  after: bigint,
  limit: number,
): Promise<(AuditRow & { hash: Buffer })[]> {
  const text = `SELECT ${COLUMNS}, e.hash FROM audit_entry e WHERE e.position > $1 ORDER BY e.position LIMIT $2`;
  return db.query(text, [after, limit]);
}

export async function readHead(db: Queryable): Promise<AuditHead | undefined> {
  return (await db.query<AuditHead>('SELECT position, hash FROM audit_head'))[0];
}

/** Whether the log has it that an operator did this to a thing after an instant. */
export async function hasActed(
  db: Queryable,
  asked: { operatorId: bigint; act: string; subject: readonly [kind: string, id: string]; after: Date },
): Promise<boolean> {
  const text = `SELECT 1 AS one FROM audit_entry WHERE subject_kind = $1 AND subject_id = $2 AND act = $3
AND operator_id = $4 AND at > $5 LIMIT 1`;
  return (await db.query(text, [...asked.subject, asked.act, asked.operatorId, asked.after])).length > 0;
}
