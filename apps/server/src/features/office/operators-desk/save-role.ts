import { isShippedRole, type Permission } from '@croupier/domain/office/permissions';
import type { Tx } from '../../../platform/database.ts';
import type { FourEyesAct } from '../approvals/feature.ts';
import { holdRole, keepRole, mayGrant } from '../operators/feature.ts';

/** A role as it is to be: what it grants and from where it is let in, both in their order. */
export interface RoleWish {
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly addresses: readonly string[];
}

/**
 * Makes or changes a role, with a second person. Of a shipped one the permissions stand in the code; nobody changes what their own
 * grants, or grants what they do not have.
 */
export const SAVE_ROLE: FourEyesAct<RoleWish, 'conflict' | 'own_account' | 'forbidden'> = {
  name: 'change.role-grants',
  permission: 'change.roles',
  subject: ({ name }) => ['role', name],
  show: async (tx, wish) => {
    const { before, gains, loses } = await compare(tx, wish);
    if (isShippedRole(wish.name) && gains.length + loses.length > 0) return 'conflict';
    return {
      role: before ? 'changed' : 'new',
      gains: textOf(gains),
      loses: textOf(loses),
      addresses: textOf(wish.addresses),
      addressesBefore: textOf(before?.addresses ?? []),
    };
  },
  against: async (tx, wish, doer) => {
    const { before, gains, loses } = await compare(tx, wish);
    const changes = gains.length + loses.length > 0;
    if (changes && !isShippedRole(wish.name) && wish.name === doer.role) return 'own_account';
    return mayGrant(doer.permissions, [...wish.permissions, ...(before?.permissions ?? [])])
      ? undefined
      : 'forbidden';
  },
  carryOut: async (tx, { name, permissions, addresses }) => {
    await keepRole(tx, { name, permissions: isShippedRole(name) ? null : permissions, addresses });
    return undefined;
  },
};

async function compare(tx: Tx, { name, permissions }: RoleWish) {
  const before = await holdRole(tx, name);
  const had: readonly Permission[] = before?.permissions ?? [];
  return {
    before,
    gains: permissions.filter((each) => !had.includes(each)),
    loses: had.filter((each) => !permissions.includes(each)),
  };
}

const textOf = (words: readonly string[]): string | null => (words.length > 0 ? words.join(', ') : null);
