import type { ApprovalState, AloneRule } from '@croupier/domain/office/approvals';
import type { Queryable, Tx } from '../../../platform/database.ts';
import type { ListSql } from '../../../platform/list-sql.ts';

export interface ApprovalRow {
  readonly id: string;
  readonly act: string;
  readonly subjectKind: string;
  readonly subjectId: string;
  /** JSON. */
  readonly input: string;
  readonly shows: string;
  readonly state: ApprovalState;
  readonly makerId: bigint;
  readonly reason: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly checkerId: bigint | null;
  readonly decidedAt: Date | null;
  readonly note: string | null;
}

const COLUMNS = `a.id, a.act, a.subject_kind AS "subjectKind", a.subject_id AS "subjectId", a.input, a.shows, a.state,
  a.maker_id AS "makerId", a.reason, a.created_at AS "createdAt", a.expires_at AS "expiresAt",
  a.checker_id AS "checkerId", a.decided_at AS "decidedAt", a.note`;

export type NewApproval = Omit<ApprovalRow, 'state' | 'checkerId' | 'decidedAt' | 'note'> & {
  /** Done with that, by the maker alone. */
  readonly alone: boolean;
};

/** @returns whether the id is new; who asks with it at the same time waits for the other's commit */
export async function insertApproval(tx: Tx, row: NewApproval): Promise<boolean> {
  const text = `INSERT INTO approval (id, act, subject_kind, subject_id, input, shows, maker_id, reason, created_at, expires_at,
  alone, state)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, CASE WHEN $11 THEN 'done' ELSE 'waiting' END) ON CONFLICT DO NOTHING RETURNING 1 AS one`;
  const { id, act, subjectKind, subjectId, input, shows, makerId, reason, createdAt, expiresAt, alone } = row;
  const about = [id, act, subjectKind, subjectId, input, shows];
  const values = [...about, makerId, reason, createdAt, expiresAt, alone];
  return (await tx.query(text, values)).length > 0;
}

/** Whether a second person is asked about an act on a subject; who keeps new ones out has the lock that the act shows under. */
export async function isWaitingFor(
  tx: Tx,
  { act, subject }: { act: string; subject: readonly [kind: string, id: string] },
): Promise<boolean> {
  const text = `SELECT 1 AS one FROM approval WHERE state = 'waiting' AND act = $1 AND subject_kind = $2 AND subject_id = $3 LIMIT 1`;
  return (await tx.query(text, [act, ...subject])).length > 0;
}

/** Whoever decides waits here for who decided before. */
export async function lockApproval(tx: Tx, id: string): Promise<ApprovalRow | undefined> {
  return (
    await tx.query<ApprovalRow>(`SELECT ${COLUMNS} FROM approval a WHERE a.id = $1 FOR UPDATE`, [id])
  )[0];
}

export async function decideApproval(
  tx: Tx,
  id: string,
  decided: { state: ApprovalState; checkerId: bigint | null; now: Date; note: string | null },
): Promise<void> {
  const text = 'UPDATE approval SET state = $2, checker_id = $3, decided_at = $4, note = $5 WHERE id = $1';
  await tx.query(text, [id, decided.state, decided.checkerId, decided.now, decided.note]);
}

/** Closes what nobody decided on in time. */
export async function expireBefore(db: Queryable, now: Date): Promise<void> {
  const text = `UPDATE approval SET state = 'expired', decided_at = $1 WHERE state = 'waiting' AND expires_at <= $1`;
  await db.query(text, [now]);
}

export const listRules = (db: Queryable): Promise<AloneRule[]> =>
  db.query<AloneRule>(
    'SELECT act, role, currency, up_to_minor AS "upToMinor" FROM approval_rule ORDER BY act, role, currency',
  );

/** How far a role goes alone, held until the transaction ends; 0 where there is no rule, and then nobody makes one meanwhile. */
export async function lockRule(
  tx: Tx,
  { act, role, currency }: Omit<AloneRule, 'upToMinor'>,
): Promise<bigint> {
  const place = `approval rule ${act} ${role} ${currency}`;
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [place]);
  const text = `SELECT up_to_minor AS "upToMinor" FROM approval_rule WHERE act = $1 AND role = $2 AND currency = $3`;
  return (await tx.query<{ upToMinor: bigint }>(text, [act, role, currency]))[0]?.upToMinor ?? 0n;
}

/** @param rule held by `lockRule`; 0 takes it away */
export async function changeRule(tx: Tx, { act, role, currency, upToMinor }: AloneRule): Promise<void> {
  const remove = 'DELETE FROM approval_rule WHERE act = $1 AND role = $2 AND currency = $3';
  await tx.query(remove, [act, role, currency]);
  const insert = 'INSERT INTO approval_rule (act, role, currency, up_to_minor) VALUES ($1, $2, $3, $4)';
  if (upToMinor > 0n) await tx.query(insert, [act, role, currency, upToMinor]);
}

export interface ApprovalListRow extends ApprovalRow {
  readonly maker: string;
  readonly checker: string | null;
}

export const APPROVALS_LIST: ListSql<{ state?: string; act?: string; subjectId?: string }> = {
  select: `SELECT ${COLUMNS}, m.name AS maker, c.name AS checker
FROM approval a JOIN operator m ON m.id = a.maker_id LEFT JOIN operator c ON c.id = a.checker_id`,
  always: 'NOT a.alone',
  sorts: { createdAt: { by: 'a.created_at', type: 'timestamptz' } },
  id: { by: 'a.id', type: 'uuid' },
  filters: {
    state: (state, bind) => `a.state = ${bind(state)}`,
    act: (act, bind) => `a.act = ${bind(act)}`,
    subjectId: (id, bind) => `a.subject_id = ${bind(id)}`,
  },
};
