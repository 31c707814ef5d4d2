import Type from 'typebox';
import { Closed, DoneSchema, EmailSchema, IdempotencyKeySchema } from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import {
  AddressRangeSchema,
  NameSchema,
  OPERATOR_STATES,
  OperatorIdSchema,
  OperatorRowSchema,
  PerformedSchema,
  PermissionSchema,
  ReasonSchema,
  RoleNameSchema,
  RoleSchema,
} from './schemas.ts';

const tag = 'operators';
const changes = { method: 'POST', access: { operator: 'change.operators' }, tag } as const;
/** Of who asks: the same key with the same input is one act. */
const Key = { key: IdempotencyKeySchema };
const ofOne = { params: Closed({ id: OperatorIdSchema }) } as const;

export const listOperators = listOperation({
  path: '/office/api/operators',
  access: { operator: 'read.operators' },
  tag,
  summary: 'Who works here',
  row: OperatorRowSchema,
  filters: {
    state: Type.Enum([...OPERATOR_STATES]),
    role: RoleNameSchema,
    /** Part of a name or an address. */
    text: Type.String({ minLength: 1, maxLength: 80 }),
  },
  sorts: ['name', '-name', 'createdAt', '-createdAt'],
});

export const readOperator = operation({
  method: 'GET',
  path: '/office/api/operators/:id',
  access: { operator: 'read.operators' },
  tag,
  summary: 'One of those who work here',
  ...ofOne,
  refuses: ['not_found'],
  response: OperatorRowSchema,
});

export const inviteOperator = operation({
  ...changes,
  path: '/office/api/operators/invite',
  summary:
    'Invite somebody by letter; the link lasts three days and may be sent again. Into a role that says who may do what, with a second person',
  body: Closed({
    ...Key,
    email: EmailSchema,
    name: NameSchema,
    role: RoleNameSchema,
    reason: ReasonSchema,
  }),
  refuses: ['email_taken', 'not_found', 'forbidden', 'key_reused'],
  response: PerformedSchema,
});

export const inviteAgain = operation({
  ...changes,
  ...ofOne,
  path: '/office/api/operators/:id/invite-again',
  summary: 'A new link for who has not come yet; the old one is over',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'conflict'],
  response: DoneSchema,
});

export const changeOperatorRole = operation({
  ...changes,
  ...ofOne,
  path: '/office/api/operators/:id/role',
  summary:
    'Give somebody another role; nobody their own, and one admin is always left. To or from a role that says who may do what, with a second person',
  body: Closed({ ...Key, role: RoleNameSchema, reason: ReasonSchema }),
  refuses: ['not_found', 'own_account', 'last_admin', 'forbidden', 'key_reused'],
  response: PerformedSchema,
});

export const closeOperator = operation({
  ...changes,
  ...ofOne,
  path: '/office/api/operators/:id/close',
  summary: 'Somebody works here no longer: their sessions end at once',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'own_account', 'last_admin', 'forbidden'],
  response: DoneSchema,
});

export const openOperator = operation({
  ...changes,
  ...ofOne,
  path: '/office/api/operators/:id/open',
  summary: 'Let somebody back in who was closed',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'forbidden'],
  response: DoneSchema,
});

export const resetOperatorFactors = operation({
  ...changes,
  ...ofOne,
  path: '/office/api/operators/:id/reset-factors',
  summary:
    'For who lost their factors: sessions end, the next sign-in comes by a new link and sets up new ones',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'own_account', 'last_admin', 'forbidden'],
  response: DoneSchema,
});

export const endOperatorSessions = operation({
  ...changes,
  ...ofOne,
  path: '/office/api/operators/:id/end-sessions',
  summary: 'Sign somebody out everywhere',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'forbidden'],
  response: Closed({ ended: Type.Integer() }),
});

export const listRoles = operation({
  method: 'GET',
  path: '/office/api/roles',
  access: { operator: 'read.operators' },
  tag,
  summary: 'Every role with what it may do',
  response: Closed({ roles: Type.Array(RoleSchema) }),
});

export const saveRole = operation({
  method: 'POST',
  path: '/office/api/roles/:name',
  access: { operator: 'change.roles' },
  tag,
  summary:
    'Make or change a role of our own, with a second person; of a shipped one only the addresses that it is let in from',
  params: Closed({ name: RoleNameSchema }),
  body: Closed({
    ...Key,
    permissions: Type.Array(PermissionSchema, { uniqueItems: true }),
    addresses: Type.Array(AddressRangeSchema, { maxItems: 50, uniqueItems: true }),
    reason: ReasonSchema,
  }),
  refuses: ['invalid_request', 'conflict', 'own_account', 'forbidden', 'key_reused'],
  response: PerformedSchema,
});

export const deleteRole = operation({
  method: 'DELETE',
  path: '/office/api/roles/:name',
  access: { operator: 'change.roles' },
  tag,
  summary: 'Remove a role of our own that nobody has',
  params: Closed({ name: RoleNameSchema }),
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'role_in_use', 'conflict'],
  response: DoneSchema,
});
