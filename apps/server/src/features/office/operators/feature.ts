import { feature } from '../../../platform/feature.ts';
import { CODES_SEALED } from './codes-sealed.ts';

export const OPERATORS = feature({
  name: 'operators',
  level: 3,
  about: 'who works here, in which role, and how they sign in',
  owns: [
    'operator',
    'operator_invitation',
    'operator_login',
    'operator_passkey',
    'operator_role',
    'operator_session',
  ],
  reads: ['audit_entry'],
  sealed: CODES_SEALED,
});

export { isAddressRange, plainAddress } from './address-range.ts';
export { doerNow, roleExists } from './doer-now.ts';
export { insertInvited, mayGrant } from './invite.ts';
export { operatorDesk, type OperatorDesk } from './operator-desk.ts';
export { createOperators } from './operators-module.ts';
export type { OperatorsParts } from './operators-parts.ts';
export { findByEmail, hasOtherRuler, lockName } from './operators-store.ts';
export { holdRole, keepRole, lockRoleMove, moveToRole } from './role-door.ts';
export { isLetIn, writtenAddresses } from './roles-store.ts';
export { seedOperators } from './seed-operators.ts';
