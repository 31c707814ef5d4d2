import type { deleteRole as deleting, Role } from '@croupier/contract/office/operators';
import { isShippedRole } from '@croupier/domain/office/permissions';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/feature.ts';
import { permissionsOfRole } from './office-sessions.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { countOfRole } from './operators-store.ts';
import { listRoleRows, lockRole, removeRole } from './roles-store.ts';

type Call = { operator: SignedInOperator; requestId: string; ip: string };

export async function listRoles(db: Queryable): Promise<{ roles: Role[] }> {
  const rows = await listRoleRows(db);
  return {
    roles: rows.map(({ name, permissions, addresses, operators }) => ({
      ...{ name, operators },
      shipped: isShippedRole(name),
      permissions: [...permissionsOfRole(name, permissions)],
      addresses: [...addresses],
    })),
  };
}

/** Removes a role of our own that nobody has, the closed included. */
export async function deleteRole(
  parts: OperatorsParts,
  call: Call,
  { name, reason }: { name: string; reason: string },
): Promise<{ done: true } | Refused<typeof deleting>> {
  if (isShippedRole(name)) return refuse('conflict');
  return parts.db.transaction(async (tx) => {
    const role = await lockRole(tx, name);
    if (!role) return refuse('not_found');
    if ((await countOfRole(tx, name)) > 0) return refuse('role_in_use');
    await removeRole(tx, name);
    const before = { permissions: role.permissions, addresses: role.addresses };
    await parts.record(tx, actorOf(call), { act: 'delete.role', subject: ['role', name], before, reason });
    return { done: true };
  });
}
