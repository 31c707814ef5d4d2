import { isRuling, type Permission } from '@croupier/domain/office/permissions';
import { canonicalEmail } from '@croupier/domain/people/players';
import type { Tx } from '../../../platform/database.ts';
import type { FourEyesAct } from '../approvals/feature.ts';
import {
  findByEmail,
  hasOtherRuler,
  holdRole,
  insertInvited,
  lockName,
  mayGrant,
  type OperatorsParts,
} from '../operators/feature.ts';

export interface NewOperator {
  readonly email: string;
  readonly name: string;
  readonly role: string;
}

/** Invites somebody by letter; into a role that says who may do what with a second person, as `GIVE_ROLE` has it. */
export const inviteOperator = (
  parts: OperatorsParts,
): FourEyesAct<NewOperator, 'not_found' | 'forbidden' | 'email_taken'> => ({
  name: 'invite.operator',
  permission: 'change.operators',
  subject: ({ email }) => ['invitation', email],
  show: async (tx, { email, name, role }) => {
    if (!(await grantsOf(tx, role))) return 'not_found';
    await lockName(tx, 'address', canonicalEmail(email));
    if (await findByEmail(tx, canonicalEmail(email))) return 'email_taken';
    return { email, name, role };
  },
  against: async (tx, { role }, doer) =>
    mayGrant(doer.permissions, (await grantsOf(tx, role)) ?? []) ? undefined : 'forbidden',
  needsNobody: async (tx, { role }, maker) =>
    !isRuling((await grantsOf(tx, role)) ?? []) || !(await hasOtherRuler(tx, maker.operatorId)),
  carryOut: async (tx, invited) => ((await insertInvited(parts, tx, invited)) ? undefined : 'email_taken'),
});

const grantsOf = async (tx: Tx, role: string): Promise<readonly Permission[] | undefined> =>
  (await holdRole(tx, role))?.permissions;
