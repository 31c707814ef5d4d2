import { APPROVAL_STATES } from '@croupier/domain/office/approvals';
import { OFFER_RULES } from '@croupier/domain/rewards/programmes';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  DoneSchema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { listOperation } from '../../kit/list.ts';
import { operation } from '../../kit/operation.ts';
import { PerformedSchema, PermissionSchema, ReasonSchema, RoleNameSchema } from '../operators/index.ts';

export { PerformedSchema, type Performed } from '../operators/index.ts';

const tag = 'approvals';
const IdSchema = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const ActSchema = Type.String({ pattern: '^[a-z]+\\.[a-z-]{1,40}$' });

export const ApprovalSchema = Closed({
  id: IdSchema,
  act: ActSchema,
  /** What it takes to decide on it; null for an act that this house has no more. */
  permission: Type.Union([PermissionSchema, Type.Null()]),
  subjectKind: Type.String(),
  subjectId: Type.String(),
  state: Type.Enum([...APPROVAL_STATES]),
  makerId: Type.String(),
  maker: Type.String(),
  reason: Type.String(),
  createdAt: InstantSchema,
  expiresAt: InstantSchema,
  checkerId: Type.Union([Type.String(), Type.Null()]),
  checker: Type.Union([Type.String(), Type.Null()]),
  decidedAt: Type.Union([InstantSchema, Type.Null()]),
  note: Type.Union([Type.String(), Type.Null()]),
  /** Exactly what will happen, by name: as it stood when it was asked for. Carried out only if it still does. */
  shows: Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()])),
});
export type Approval = Static<typeof ApprovalSchema>;

export const listApprovals = listOperation({
  path: '/office/api/approvals',
  access: { operator: 'read.approvals' },
  tag,
  summary: 'What waits for a second person, and what became of it',
  row: ApprovalSchema,
  filters: {
    state: Type.Enum([...APPROVAL_STATES]),
    act: ActSchema,
    subjectId: Type.String({ minLength: 1, maxLength: 80 }),
  },
  sorts: ['-createdAt', 'createdAt'],
});

export const readApproval = operation({
  method: 'GET',
  path: '/office/api/approvals/:id',
  access: { operator: 'read.approvals' },
  tag,
  summary: 'One request',
  params: Closed({ id: IdSchema }),
  refuses: ['not_found'],
  response: ApprovalSchema,
});

const decision = {
  method: 'POST',
  // Whoever may do the act may decide on it: which that is stands with what is asked for.
  access: { operator: 'use.office' },
  tag,
  params: Closed({ id: IdSchema }),
} as const;

export const approve = operation({
  ...decision,
  path: '/office/api/approvals/:id/approve',
  summary: 'Carry out what somebody else asked for: once, and only if everything still is as it was shown',
  body: Closed({ note: Type.Optional(ReasonSchema) }),
  refuses: [
    'not_found',
    'forbidden',
    'own_account',
    'last_admin',
    'item_taken',
    'too_late',
    'conflict',
    'insufficient_funds',
    'document_known',
    'under_review',
    'account_blocked',
  ],
  /** Of an act that gives a player something, or takes their deposit. */
  rules: [...OFFER_RULES, 'deposit_limit', 'verify_level'],
  response: DoneSchema,
});

export const refuseApproval = operation({
  ...decision,
  path: '/office/api/approvals/:id/refuse',
  summary: 'Say no to what somebody else asked for',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'forbidden', 'own_account', 'too_late'],
  response: DoneSchema,
});

export const withdrawApproval = operation({
  ...decision,
  path: '/office/api/approvals/:id/withdraw',
  summary: 'Take back what I asked for',
  body: Closed({ reason: ReasonSchema }),
  refuses: ['not_found', 'forbidden', 'too_late'],
  response: DoneSchema,
});

const RuleSchema = Closed({
  act: ActSchema,
  role: RoleNameSchema,
  currency: CurrencySchema,
  upToMinor: AmountOutSchema,
});
export type FourEyesRule = Static<typeof RuleSchema>;

export const fourEyesRules = operation({
  method: 'GET',
  path: '/office/api/approval-rules',
  access: { operator: 'read.approvals' },
  tag,
  summary: 'How far each role may go alone; what no rule speaks of needs a second person',
  response: Closed({ acts: Type.Array(ActSchema), rules: Type.Array(RuleSchema) }),
});

export const changeFourEyesRule = operation({
  method: 'POST',
  path: '/office/api/approval-rules',
  access: { operator: 'change.roles' },
  tag,
  summary:
    'How far a role may go alone with an act; 0 takes it away. Further than before only with a second person; nobody changes what their own role may',
  body: Closed({
    key: IdempotencyKeySchema,
    act: ActSchema,
    role: RoleNameSchema,
    currency: CurrencySchema,
    upToMinor: Type.String({ pattern: '^(0|[1-9][0-9]{0,12})$' }),
    reason: ReasonSchema,
  }),
  refuses: ['not_found', 'own_account', 'key_reused'],
  response: PerformedSchema,
});
