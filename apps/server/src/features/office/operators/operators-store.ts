import { ADMIN, RULING } from '@croupier/domain/office/permissions';
import type { Queryable, Tx } from '../../../platform/database.ts';
import { containing, type ListSql } from '../../../platform/list-sql.ts';

export type OperatorState = 'invited' | 'active' | 'closed';

/** Somebody who works here, with what they sign in by. */
export interface Operator {
  readonly id: bigint;
  readonly email: string;
  readonly canonicalEmail: string;
  readonly name: string;
  readonly role: string;
  readonly state: OperatorState;
  readonly language: 'en' | 'ua';
  readonly passwordHash: string | null;
  /** Sealed. */
  readonly codeSecret: Buffer | null;
  readonly codeStep: bigint;
  readonly recoveryCodes: readonly Buffer[];
}

const COLUMNS = `o.id, o.email, o.canonical_email AS "canonicalEmail", o.name, o.role, o.state, o.language,
  o.password_hash AS "passwordHash", o.code_secret AS "codeSecret", o.code_step AS "codeStep",
  o.recovery_codes AS "recoveryCodes"`;

const one = async (db: Queryable, condition: string, value: unknown): Promise<Operator | undefined> =>
  (await db.query<Operator>(`SELECT ${COLUMNS} FROM operator o WHERE ${condition}`, [value]))[0];

export const findOperator = (db: Queryable, id: bigint) => one(db, 'o.id = $1', id);
export const findByEmail = (db: Queryable, canonicalEmail: string) =>
  one(db, 'o.canonical_email = $1', canonicalEmail);

/** Every sign-in, change and end of an operator waits here for the one before. */
export const lockOperator = (tx: Tx, id: bigint) => one(tx, 'o.id = $1 FOR UPDATE', id);

/** The admins who are there, locked in the order of their ids: two who leave at once meet here. */
export async function lockActiveOf(tx: Tx, role: string): Promise<bigint[]> {
  const text = `SELECT id FROM operator WHERE role = $1 AND state = 'active' ORDER BY id FOR UPDATE`;
  return (await tx.query<{ id: bigint }>(text, [role])).map(({ id }) => id);
}

/** Whoever makes an operator with this address, or a role of this name, waits for the other. */
export async function lockName(tx: Tx, kind: 'address' | 'role', name: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`office ${kind} ${name}`]);
}

/** @returns null when there is one with this address */
export async function insertOperator(
  tx: Tx,
  operator: { email: string; canonicalEmail: string; name: string; role: string; now: Date },
): Promise<bigint | null> {
  const text = `INSERT INTO operator (email, canonical_email, name, role, created_at) VALUES ($1, $2, $3, $4, $5)
ON CONFLICT (canonical_email) DO NOTHING RETURNING id`;
  const { email, canonicalEmail, name, role, now } = operator;
  return (await tx.query<{ id: bigint }>(text, [email, canonicalEmail, name, role, now]))[0]?.id ?? null;
}

const CHANGED = {
  name: 'name',
  role: 'role',
  state: 'state',
  language: 'language',
  passwordHash: 'password_hash',
  codeSecret: 'code_secret',
  codeStep: 'code_step',
  recoveryCodes: 'recovery_codes',
} as const;

/** Changes of an operator what is named. */
export async function changeOperator(
  db: Queryable,
  id: bigint,
  to: Partial<Pick<Operator, keyof typeof CHANGED>>,
): Promise<void> {
  const names = Object.keys(to) as (keyof typeof CHANGED)[];
  const sets = names.map((name, index) => `${CHANGED[name]} = $${index + 2}`);
  await db.query(`UPDATE operator SET ${sets.join(', ')} WHERE id = $1`, [
    id,
    ...names.map((name) => to[name]),
  ]);
}

export async function countOfRole(db: Queryable, role: string): Promise<number> {
  const text = 'SELECT count(*)::integer AS count FROM operator WHERE role = $1';
  return (await db.query<{ count: number }>(text, [role]))[0]!.count;
}

/**
 * Whether somebody else has ever come into a role that says who may do what; who has left it by being closed, or is to come again with new
 * factors, has come.
 */
export async function hasOtherRuler(db: Queryable, operatorId: bigint): Promise<boolean> {
  const text = `SELECT 1 AS one FROM operator o JOIN operator_role r ON r.name = o.role WHERE o.id <> $1
  AND (o.role = $2 OR r.permissions && $3::text[]) AND (o.state <> 'invited' OR EXISTS (SELECT FROM audit_entry e
    WHERE e.subject_kind = 'operator' AND e.subject_id = o.id::text AND e.act = 'reset.factors')) LIMIT 1`;
  return (await db.query(text, [operatorId, ADMIN, RULING])).length > 0;
}

export interface OperatorListRow extends Pick<Operator, 'id' | 'email' | 'name' | 'role' | 'state'> {
  readonly createdAt: Date;
  readonly lastSeenAt: Date | null;
  readonly sessions: number;
}

export const OPERATORS_LIST: ListSql<{ state?: string; role?: string; text?: string }> = {
  select: `SELECT o.id, o.email, o.name, o.role, o.state, o.created_at AS "createdAt",
  (SELECT max(s.last_seen_at) FROM operator_session s WHERE s.operator_id = o.id) AS "lastSeenAt",
  (SELECT count(*)::integer FROM operator_session s WHERE s.operator_id = o.id) AS sessions
FROM operator o`,
  sorts: { name: { by: 'o.name', type: 'text' }, createdAt: { by: 'o.created_at', type: 'timestamptz' } },
  id: { by: 'o.id', type: 'bigint' },
  filters: {
    state: (state, bind) => `o.state = ${bind(state)}`,
    role: (role, bind) => `o.role = ${bind(role)}`,
    text: (text, bind) => {
      const pattern = bind(containing(text));
      return `o.name ILIKE ${pattern} OR o.email ILIKE ${pattern}`;
    },
  },
};
