import { PASSKEY_NAME_LENGTH_MAX } from '@croupier/domain/people/passkeys';
import Type, { type Static } from 'typebox';
import { Closed, IdempotencyKeySchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CeremonySchema, CredentialSchema } from '../../kit/web-authn.ts';

export const PasskeySchema = Closed({
  id: IdempotencyKeySchema,
  /** The player's own word for it. */
  name: Type.String(),
  createdAt: InstantSchema,
  lastUsedAt: Type.Union([InstantSchema, Type.Null()]),
});
export type Passkey = Static<typeof PasskeySchema>;

export const PasskeysSchema = Closed({ passkeys: Type.Array(PasskeySchema) });

export const listPasskeys = operation({
  method: 'GET',
  path: '/api/users/passkeys',
  access: 'player',
  tag: 'passkeys',
  summary: 'My passkeys',
  response: PasskeysSchema,
});
export const passkeyOptions = operation({
  method: 'POST',
  path: '/api/users/passkeys/options',
  access: 'player',
  stepUp: true,
  tag: 'passkeys',
  summary: 'What the browser makes a new passkey from',
  response: CeremonySchema,
});
export const addPasskey = operation({
  method: 'POST',
  path: '/api/users/passkeys',
  access: 'player',
  stepUp: true,
  limit: 'credentials',
  tag: 'passkeys',
  summary: 'Keep a new passkey; it answers options that were asked for in this session',
  body: Closed({
    name: Type.String({
      minLength: 1,
      maxLength: PASSKEY_NAME_LENGTH_MAX,
      pattern: '^[^\\u0000-\\u001f\\u007f]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f]*$',
    }),
    credential: CredentialSchema,
  }),
  refuses: ['wrong_code', 'conflict'],
  response: PasskeysSchema,
});
export const removePasskey = operation({
  method: 'DELETE',
  path: '/api/users/passkeys/:id',
  access: 'player',
  stepUp: true,
  tag: 'passkeys',
  summary: 'Forget a passkey; never the last way in',
  params: Closed({ id: IdempotencyKeySchema }),
  refuses: ['not_found', 'conflict'],
  response: PasskeysSchema,
});
export const loginPasskeyOptions = operation({
  method: 'POST',
  path: '/api/users/login/passkey/options',
  access: 'public',
  limit: 'challenges',
  tag: 'passkeys',
  summary: 'What the browser asks its passkey for, whoever’s it is',
  response: CeremonySchema,
});
export const loginWithPasskey = operation({
  method: 'POST',
  path: '/api/users/login/passkey',
  access: 'public',
  limit: 'credentials',
  tag: 'passkeys',
  summary: 'Sign in by a passkey; sets the session cookie',
  body: Closed({ credential: CredentialSchema }),
  refuses: ['wrong_credentials', 'account_closed'],
  response: Closed({ authenticated: Type.Literal(true) }),
});
