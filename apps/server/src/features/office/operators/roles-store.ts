import type { Queryable, Tx } from '../../../platform/database.ts';

export interface RoleRow {
  readonly name: string;
  /** Null for a shipped role: its permissions stand in the code. */
  readonly permissions: readonly string[] | null;
  readonly addresses: readonly string[];
  readonly operators: number;
}

const COLUMNS = `r.name, r.permissions, r.addresses::text[] AS addresses,
  (SELECT count(*)::integer FROM operator o WHERE o.role = r.name AND o.state <> 'closed') AS operators`;

export const listRoleRows = (db: Queryable): Promise<RoleRow[]> =>
  db.query<RoleRow>(`SELECT ${COLUMNS} FROM operator_role r ORDER BY r.permissions IS NOT NULL, r.name`);

export async function findRole(db: Queryable, name: string): Promise<RoleRow | undefined> {
  return (await db.query<RoleRow>(`SELECT ${COLUMNS} FROM operator_role r WHERE r.name = $1`, [name]))[0];
}

/** Who gives somebody this role or takes it away waits for the other. */
export async function lockRole(tx: Tx, name: string): Promise<RoleRow | undefined> {
  await tx.query('SELECT 1 FROM operator_role WHERE name = $1 FOR UPDATE', [name]);
  return findRole(tx, name);
}

export async function upsertRole(
  tx: Tx,
  role: { name: string; permissions: readonly string[] | null; addresses: readonly string[] },
): Promise<void> {
  const text = `INSERT INTO operator_role (name, permissions, addresses) VALUES ($1, $2, $3::cidr[])
ON CONFLICT (name) DO UPDATE SET permissions = excluded.permissions, addresses = excluded.addresses`;
  await tx.query(text, [role.name, role.permissions, role.addresses]);
}

export async function removeRole(tx: Tx, name: string): Promise<void> {
  await tx.query('DELETE FROM operator_role WHERE name = $1', [name]);
}

/** The ranges as PostgreSQL writes them, each once. @param addresses which are such (`isAddressRange`) */
export async function writtenAddresses(db: Queryable, addresses: readonly string[]): Promise<string[]> {
  const text = `SELECT DISTINCT network(a::inet)::text AS address FROM unnest($1::text[]) a ORDER BY address`;
  return (await db.query<{ address: string }>(text, [addresses])).map(({ address }) => address);
}

/** Whether somebody at this address is let in by these ranges; none lets everybody in. */
export async function isLetIn(db: Queryable, addresses: readonly string[], ip: string): Promise<boolean> {
  const text = `SELECT cardinality($1::cidr[]) = 0 OR EXISTS (SELECT FROM unnest($1::cidr[]) a WHERE a >>= $2::inet) AS "letIn"`;
  return (await db.query<{ letIn: boolean }>(text, [addresses, ip]))[0]!.letIn;
}
