import { isRuling } from '@croupier/domain/office/permissions';
import type { FourEyesAct } from '../approvals/feature.ts';
import { hasOtherRuler, lockRoleMove, mayGrant, moveToRole } from '../operators/feature.ts';

export interface RoleGift {
  readonly id: string;
  readonly role: string;
}

/**
 * Gives somebody another role: nobody gives what they do not have or acts upon who may do more, and one admin is always left. A role
 * that says who may do what is given and taken by two; the first who has one brings in the second alone.
 */
export const GIVE_ROLE: FourEyesAct<RoleGift, 'not_found' | 'forbidden' | 'own_account' | 'last_admin'> = {
  name: 'change.role',
  permission: 'change.operators',
  subject: ({ id }) => ['operator', id],
  show: async (tx, gift) => {
    const move = await lockRoleMove(tx, keysOf(gift));
    if (!move) return 'not_found';
    if (move.leavesNobody) return 'last_admin';
    return { name: move.operator.name, from: move.operator.role, to: gift.role };
  },
  against: async (tx, gift, doer) => {
    if (String(doer.operatorId) === gift.id) return 'own_account';
    const move = await lockRoleMove(tx, keysOf(gift));
    return !move || mayGrant(doer.permissions, [...move.had, ...move.wanted]) ? undefined : 'forbidden';
  },
  needsNobody: async (tx, gift, maker) => {
    const move = await lockRoleMove(tx, keysOf(gift));
    if (!move || (!isRuling(move.had) && !isRuling(move.wanted))) return true;
    return !(await hasOtherRuler(tx, maker.operatorId));
  },
  carryOut: async (tx, gift) => {
    await moveToRole(tx, BigInt(gift.id), gift.role);
    return undefined;
  },
};

const keysOf = ({ id, role }: RoleGift) => ({ id: BigInt(id), role });
