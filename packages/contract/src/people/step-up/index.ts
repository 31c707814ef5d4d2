import { CODE_DIGITS } from '@croupier/domain/people/contacts';
import { PASSWORD_LENGTH_MAX } from '@croupier/domain/people/players';
import Type from 'typebox';
import { Closed, DoneSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CeremonySchema, CredentialSchema } from '../../kit/web-authn.ts';

const PasswordSchema = Type.String({ minLength: 1, maxLength: PASSWORD_LENGTH_MAX });
const ChannelSchema = Type.Enum(['email', 'sms']);

export const stepUpWays = operation({
  method: 'GET',
  path: '/api/users/step-up',
  access: 'player',
  tag: 'step-up',
  summary: 'By what I can show that it is me',
  response: Closed({
    hasPasskey: Type.Boolean(),
    /** Where a code can be sent, masked. */
    codes: Type.Array(Closed({ channel: ChannelSchema, to: Type.String() })),
    /** My password, typed again: only where there is neither a passkey nor an address that I have answered at. */
    byPassword: Type.Boolean(),
  }),
});
export const stepUpPasskeyOptions = operation({
  method: 'POST',
  path: '/api/users/step-up/passkey/options',
  access: 'player',
  tag: 'step-up',
  summary: 'What the browser asks one of my passkeys for',
  response: CeremonySchema,
});
export const sendStepUpCode = operation({
  method: 'POST',
  path: '/api/users/step-up/code',
  access: 'player',
  limit: 'credentials',
  proofOfWork: 'always',
  tag: 'step-up',
  summary: 'Send me a code that shows in this session that it is me',
  body: Closed({ channel: ChannelSchema }),
  refuses: ['too_many_requests', 'unavailable'],
  response: Closed({ expiresAt: InstantSchema, againAt: InstantSchema }),
});
export const stepUp = operation({
  method: 'POST',
  path: '/api/users/step-up',
  access: 'player',
  limit: 'credentials',
  tag: 'step-up',
  summary: 'Show that it is me; the session gets a new id, and its cookie with it',
  body: Type.Union([
    Closed({ code: Type.String({ pattern: `^[0-9]{${CODE_DIGITS}}$` }) }),
    Closed({ credential: CredentialSchema }),
    Closed({ password: PasswordSchema }),
  ]),
  /** `wrong_code` says how often that code may still be tried, as `triesLeft`; `wrong_credentials`: not my password, or it is no way of mine. */
  refuses: ['wrong_code', 'wrong_credentials', 'too_many_requests', 'unauthorised'],
  response: DoneSchema,
});
