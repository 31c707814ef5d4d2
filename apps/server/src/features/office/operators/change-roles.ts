import type { deleteRole as deleting, saveRole as saving, Role } from '@croupier/contract/office/operators';
import { isShippedRole, type Permission } from '@croupier/domain/office/permissions';
import type { Queryable } from '../../../platform/database.ts';
import type { SignedInOperator } from '../../../platform/http/http.ts';
import { refuse, type Refused } from '../../../platform/refusal.ts';
import { actorOf } from '../audit/index.ts';
import { mayGrant } from './invite.ts';
import { isAddressRange, plainAddress } from './address-range.ts';
import { permissionsOfRole } from './office-sessions.ts';
import type { OperatorsParts } from './operators-parts.ts';
import { countOfRole } from './operators-store.ts';
import { isLetIn, listRoleRows, lockRole, removeRole, upsertRole, writtenAddresses } from './roles-store.ts';

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

export interface RoleChange {
  name: string;
  permissions: readonly Permission[];
  addresses: readonly string[];
  reason: string;
}

/**
 * Makes or changes a role. Of a shipped one the permissions stand in the code; one's own role keeps what it grants, and may not be
 * shut out from where one sits.
 */
export async function saveRole(
  parts: OperatorsParts,
  call: Call,
  { name, permissions, addresses, reason }: RoleChange,
): Promise<{ done: true } | Refused<typeof saving>> {
  if (!addresses.every(isAddressRange)) return refuse('invalid_request', { in: 'body', path: '/addresses' });
  return parts.db.transaction(async (tx) => {
    const read = await writtenAddresses(tx, addresses);
    const before = await lockRole(tx, name);
    const had = before && permissionsOfRole(name, before.permissions);
    const wanted = [...new Set<Permission>(['use.office', ...permissions])];
    const changes = !had || had.length !== wanted.length || !wanted.every((each) => had.includes(each));
    if (changes && isShippedRole(name)) return refuse('conflict');
    if (changes && name === call.operator.role) return refuse('own_account');
    if (!mayGrant(call.operator.permissions, [...wanted, ...(had ?? [])])) return refuse('forbidden');
    if (name === call.operator.role && !(await isLetIn(tx, read, plainAddress(call.ip))))
      return refuse('own_account');
    await upsertRole(tx, { name, permissions: isShippedRole(name) ? null : wanted, addresses: read });
    await parts.record(tx, actorOf(call), {
      act: 'change.role-grants',
      subject: ['role', name],
      ...(before && { before: { permissions: had, addresses: before.addresses } }),
      after: { permissions: wanted, addresses: read },
      reason,
    });
    return { done: true };
  });
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
