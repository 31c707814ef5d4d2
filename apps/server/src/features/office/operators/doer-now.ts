import type { Permission } from '@croupier/domain/office/permissions';
import type { Queryable } from '../../../platform/database.ts';
import { permissionsOfRole } from './office-sessions.ts';
import { findOperator } from './operators-store.ts';
import { findRole } from './roles-store.ts';

/** Who somebody is at this moment and what they may do; undefined for who works here no longer. */
export async function doerNow(
  db: Queryable,
  operatorId: bigint,
): Promise<{ operatorId: bigint; role: string; permissions: ReadonlySet<Permission> } | undefined> {
  const operator = await findOperator(db, operatorId);
  if (operator?.state !== 'active') return undefined;
  const role = await findRole(db, operator.role);
  const permissions = new Set(permissionsOfRole(operator.role, role?.permissions ?? null));
  return { operatorId, role: operator.role, permissions };
}

export const roleExists = async (db: Queryable, name: string): Promise<boolean> =>
  (await findRole(db, name)) !== undefined;
