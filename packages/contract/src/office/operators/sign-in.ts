import Type from 'typebox';
import { Closed, DoneSchema, EmailSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CeremonySchema, CredentialSchema } from '../../kit/web-authn.ts';
import { NameSchema, OperatorSelfSchema, PasswordSchema, RoleNameSchema } from './schemas.ts';

const TokenSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
const CodeSchema = Type.String({ pattern: '^[0-9]{6}$' });
const open = { access: 'public', tag: 'sign in', limit: 'credentials' } as const;

/** How the second step may be made; `enrol`: there is no factor yet, and one has to be set up first. */
export const FactorSchema = Type.Enum(['code', 'passkey', 'recovery', 'enrol']);

export const officeLogin = operation({
  ...open,
  method: 'POST',
  path: '/office/api/login',
  summary:
    'The first step of signing in: the password. Nothing may be done yet with its answer but the second',
  body: Closed({ email: Type.String({ minLength: 1, maxLength: 254 }), password: PasswordSchema }),
  refuses: ['wrong_credentials', 'too_many_requests'],
  response: Closed({ factors: Type.Array(FactorSchema) }),
});

export const loginWithCode = operation({
  ...open,
  method: 'POST',
  path: '/office/api/login/code',
  summary: 'The second step by a time-based code; each counts once',
  body: Closed({ code: CodeSchema }),
  refuses: ['wrong_code', 'link_over', 'too_many_requests'],
  response: OperatorSelfSchema,
});

export const loginWithRecovery = operation({
  ...open,
  method: 'POST',
  path: '/office/api/login/recovery',
  summary: 'The second step by one of the codes that were written down; each counts once',
  body: Closed({ code: Type.String({ minLength: 4, maxLength: 40 }) }),
  refuses: ['wrong_code', 'link_over', 'too_many_requests'],
  response: OperatorSelfSchema,
});

export const loginPasskeyOptions = operation({
  ...open,
  method: 'POST',
  path: '/office/api/login/passkey/options',
  summary: 'What the browser asks its passkey for',
  refuses: ['link_over'],
  response: CeremonySchema,
});

export const loginWithPasskey = operation({
  ...open,
  method: 'POST',
  path: '/office/api/login/passkey',
  summary: 'The second step by a passkey',
  body: Closed({ credential: CredentialSchema }),
  refuses: ['wrong_code', 'link_over', 'too_many_requests'],
  response: OperatorSelfSchema,
});

export const enrolCode = operation({
  ...open,
  method: 'POST',
  path: '/office/api/login/enrol',
  summary:
    'For who has no second factor: the secret of a time-based one, as an address and drawn as a QR code',
  refuses: ['link_over'],
  response: Closed({ secret: Type.String(), address: Type.String(), drawing: Type.String() }),
});

export const confirmCode = operation({
  ...open,
  method: 'POST',
  path: '/office/api/login/enrol/confirm',
  summary: 'The first code of the new factor; the answer has the recovery codes, which are told this once',
  body: Closed({ code: CodeSchema }),
  refuses: ['wrong_code', 'link_over', 'too_many_requests'],
  response: Closed({ self: OperatorSelfSchema, recoveryCodes: Type.Array(Type.String()) }),
});

export const lookAtInvitation = operation({
  ...open,
  method: 'POST',
  path: '/office/api/invitations/look',
  summary: 'Whom an invitation is for',
  body: Closed({ token: TokenSchema }),
  refuses: ['link_over'],
  response: Closed({ email: EmailSchema, name: Type.String(), role: RoleNameSchema }),
});

export const acceptInvitation = operation({
  ...open,
  method: 'POST',
  path: '/office/api/invitations/accept',
  summary: 'Choose a password; the second step, setting up a factor, comes next',
  body: Closed({ token: TokenSchema, name: NameSchema, password: PasswordSchema }),
  refuses: ['link_over', 'password_too_weak', 'too_many_requests'],
  response: Closed({ factors: Type.Array(FactorSchema) }),
});

export const signInWays = operation({
  ...open,
  method: 'GET',
  path: '/office/api/login',
  limit: 'counters',
  summary: 'How this house lets its people sign in',
  response: Closed({
    /** The name of the provider that people may sign in with. */
    singleSignOn: Type.Union([Type.String(), Type.Null()]),
    /** The second steps of an attempt that has made its first; null when there is none. */
    pending: Type.Union([Type.Array(FactorSchema), Type.Null()]),
  }),
});

export const officeLogout = operation({
  ...open,
  method: 'POST',
  path: '/office/api/logout',
  summary: 'End this session',
  response: DoneSchema,
});
