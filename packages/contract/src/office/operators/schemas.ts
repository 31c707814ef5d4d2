import { PERMISSIONS, ROLE_NAME } from '@croupier/domain/office/permissions';
import Type, { type Static } from 'typebox';
import { Closed, EmailSchema, IdempotencyKeySchema, InstantSchema } from '../../kit/common-schemas.ts';

/** Each act says why: for the log, and for who looks at it in a year. */
export const ReasonSchema = Type.String({
  minLength: 3,
  maxLength: 500,
  pattern: '^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$',
});
/** What an act comes to: it was done, or it waits for a second person under this id. */
export const PerformedSchema = Closed({
  state: Type.Enum(['done', 'waiting']),
  approval: Type.Union([IdempotencyKeySchema, Type.Null()]),
});
export type Performed = Static<typeof PerformedSchema>;

export const OperatorIdSchema = Type.String({ pattern: '^[1-9][0-9]{0,18}$' });
export const RoleNameSchema = Type.String({ pattern: ROLE_NAME.source });
export const PermissionSchema = Type.Enum([...PERMISSIONS]);
/** What operators read; the house's other languages come when its people ask for them. */
export const OfficeLanguageSchema = Type.Enum(['en', 'ua']);
/** One line of what is said of a person: no control characters. */
export const NameSchema = Type.String({
  minLength: 2,
  maxLength: 80,
  pattern: '^[^\\u0000-\\u001f\\u007f]*$',
});
export const PasswordSchema = Type.String({ minLength: 1, maxLength: 1024 });

/** Who is signed in, and what they may do. */
export const OperatorSelfSchema = Closed({
  id: OperatorIdSchema,
  email: EmailSchema,
  name: Type.String(),
  role: RoleNameSchema,
  permissions: Type.Array(PermissionSchema),
  language: OfficeLanguageSchema,
  /** Without a request for so long the session is over. */
  idleMs: Type.Integer(),
  recoveryCodesLeft: Type.Integer(),
  hasCode: Type.Boolean(),
  passkeys: Type.Array(
    Closed({
      id: Type.String(),
      name: Type.String(),
      createdAt: InstantSchema,
      lastUsedAt: Type.Union([InstantSchema, Type.Null()]),
    }),
  ),
});
export type OperatorSelf = Static<typeof OperatorSelfSchema>;

export const OPERATOR_STATES = ['invited', 'active', 'closed'] as const;

export const OperatorRowSchema = Closed({
  id: OperatorIdSchema,
  email: EmailSchema,
  name: Type.String(),
  role: RoleNameSchema,
  state: Type.Enum([...OPERATOR_STATES]),
  createdAt: InstantSchema,
  lastSeenAt: Type.Union([InstantSchema, Type.Null()]),
  sessions: Type.Integer(),
});
export type OperatorRow = Static<typeof OperatorRowSchema>;

export const OperatorSessionSchema = Closed({
  /** The hash of its secret: names it and grants nothing. */
  id: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  createdAt: InstantSchema,
  lastSeenAt: InstantSchema,
  address: Type.String(),
  agent: Type.String(),
  current: Type.Boolean(),
});
export type OperatorSession = Static<typeof OperatorSessionSchema>;

/** An address or a range of them: `10.1.2.3`, `10.0.0.0/8`, `2001:db8::/32`. */
export const AddressRangeSchema = Type.String({
  minLength: 2,
  maxLength: 50,
  pattern: '^[0-9a-fA-F:.]+(/[0-9]{1,3})?$',
});

export const RoleSchema = Closed({
  name: RoleNameSchema,
  shipped: Type.Boolean(),
  permissions: Type.Array(PermissionSchema),
  /** From where alone who has it is let in; none: from anywhere. */
  addresses: Type.Array(AddressRangeSchema),
  operators: Type.Integer(),
});
export type Role = Static<typeof RoleSchema>;
