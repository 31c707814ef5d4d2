import Type from 'typebox';
import { Closed, DoneSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CeremonySchema, CredentialSchema } from '../../kit/web-authn.ts';
import {
  NameSchema,
  OfficeLanguageSchema,
  OperatorSelfSchema,
  OperatorSessionSchema,
  PasswordSchema,
} from './schemas.ts';

const own = { access: { operator: 'use.office' }, tag: 'my account' } as const;

export const officeMe = operation({
  ...own,
  method: 'GET',
  path: '/office/api/me',
  summary: 'Who I am here and what I may do',
  response: OperatorSelfSchema,
});

export const mySessions = operation({
  ...own,
  method: 'GET',
  path: '/office/api/me/sessions',
  summary: 'Where I am signed in',
  response: Closed({ sessions: Type.Array(OperatorSessionSchema) }),
});

export const endMySession = operation({
  ...own,
  method: 'DELETE',
  path: '/office/api/me/sessions/:id',
  summary: 'End one of my sessions',
  params: Closed({ id: OperatorSessionSchema.properties.id }),
  refuses: ['not_found'],
  response: DoneSchema,
});

export const changeMyPassword = operation({
  ...own,
  method: 'POST',
  path: '/office/api/me/password',
  limit: 'credentials',
  summary: 'Change my password; ends my other sessions',
  body: Closed({ current: PasswordSchema, password: PasswordSchema }),
  refuses: ['wrong_credentials', 'password_too_weak', 'too_many_requests', 'conflict'],
  response: DoneSchema,
});

export const changeMyLanguage = operation({
  ...own,
  method: 'POST',
  path: '/office/api/me/language',
  summary: 'In which language I read the office',
  body: Closed({ language: OfficeLanguageSchema }),
  response: DoneSchema,
});

export const renewRecoveryCodes = operation({
  ...own,
  method: 'POST',
  path: '/office/api/me/recovery-codes',
  limit: 'credentials',
  summary: 'New recovery codes in place of the old ones, told this once',
  body: Closed({ password: PasswordSchema }),
  refuses: ['wrong_credentials', 'too_many_requests'],
  response: Closed({ recoveryCodes: Type.Array(Type.String()) }),
});

export const passkeyOptions = operation({
  ...own,
  method: 'POST',
  path: '/office/api/me/passkeys/options',
  summary: 'What the browser makes a new passkey from',
  response: CeremonySchema,
});

export const addPasskey = operation({
  ...own,
  method: 'POST',
  path: '/office/api/me/passkeys',
  limit: 'credentials',
  summary: 'Keep a new passkey; it answers the options that were asked for last',
  body: Closed({ name: NameSchema, credential: CredentialSchema }),
  refuses: ['wrong_code', 'conflict'],
  response: OperatorSelfSchema,
});

export const removePasskey = operation({
  ...own,
  method: 'DELETE',
  path: '/office/api/me/passkeys/:id',
  summary: 'Forget a passkey; a second factor must be left',
  params: Closed({ id: Type.String({ pattern: '^[A-Za-z0-9_-]{1,200}$' }) }),
  refuses: ['not_found', 'conflict'],
  response: OperatorSelfSchema,
});
