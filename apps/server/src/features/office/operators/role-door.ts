import { ADMIN, type Permission } from '@croupier/domain/office/permissions';
import type { Tx } from '../../../platform/database.ts';
import { isLast } from './change-operator.ts';
import { permissionsOfRole } from './office-sessions.ts';
import { changeOperator, lockActiveOf, lockName, lockOperator, type Operator } from './operators-store.ts';
import { findRole, lockRole, upsertRole } from './roles-store.ts';

/** Somebody whose role is to be another one. */
export interface RoleMove {
  readonly operator: Operator;
  /** What the role grants that they have, and the one they would have. */
  readonly had: readonly Permission[];
  readonly wanted: readonly Permission[];
  /** Nobody would be left who may change operators and roles. */
  readonly leavesNobody: boolean;
}

/** Looks at it under the locks that every change of an operator takes, in their order. @returns nothing where there is no such one */
export async function lockRoleMove(
  tx: Tx,
  { id, role }: { id: bigint; role: string },
): Promise<RoleMove | undefined> {
  const admins = await lockActiveOf(tx, ADMIN);
  const operator = await lockOperator(tx, id);
  const wanted = await lockRole(tx, role);
  if (!operator || !wanted) return undefined;
  const had = await findRole(tx, operator.role);
  return {
    operator,
    had: permissionsOfRole(operator.role, had?.permissions ?? null),
    wanted: permissionsOfRole(role, wanted.permissions),
    leavesNobody: role !== ADMIN && isLast(admins, id),
  };
}

/** Their sessions go on with what the new role grants: each request reads it anew. */
export const moveToRole = (tx: Tx, id: bigint, role: string): Promise<void> =>
  changeOperator(tx, id, { role });

/** A role as it is, held until the transaction ends, whether there is one or not. */
export async function holdRole(
  tx: Tx,
  name: string,
): Promise<{ permissions: readonly Permission[]; addresses: readonly string[] } | undefined> {
  await lockName(tx, 'role', name);
  const role = await lockRole(tx, name);
  return role && { permissions: permissionsOfRole(name, role.permissions), addresses: role.addresses };
}

export const keepRole = upsertRole;
