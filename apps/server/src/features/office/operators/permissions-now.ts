import type { Permission } from '@croupier/domain/office/permissions';
import type { Queryable } from '../../../platform/database.ts';
import { permissionsOfRole } from './office-sessions.ts';
import { findOperator } from './operators-store.ts';
import { findRole } from './roles-store.ts';

/** What somebody may do at this moment; who works here no longer may do nothing. */
export async function permissionsNow(db: Queryable, operatorId: bigint): Promise<ReadonlySet<Permission>> {
  const operator = await findOperator(db, operatorId);
  if (operator?.state !== 'active') return new Set();
  const role = await findRole(db, operator.role);
  return new Set(permissionsOfRole(operator.role, role?.permissions ?? null));
}

export const roleExists = async (db: Queryable, name: string): Promise<boolean> =>
  (await findRole(db, name)) !== undefined;
