import { CODE_DIGITS } from '@croupier/domain/people/contacts';
import { PASSWORD_LENGTH_MAX } from '@croupier/domain/people/players';
import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, EmailSchema, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

const Password = Type.String({ minLength: 1, maxLength: PASSWORD_LENGTH_MAX });
/** The secret of a link: 32 bytes as base64url. Pages have it after their `#`, where no server, log or Referer sees it. */
const TokenSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
const AgainSchema = Closed({
  /** When the same may be asked for again. */
  againAt: InstantSchema,
});
/** Written as people write it, with its country: `+380 67 123 45 67`. */
const PhoneSchema = Type.String({ minLength: 6, maxLength: 32, pattern: '^\\+[0-9 ().-]+$' });

export const verifyEmailLink = operation({
  method: 'GET',
  path: '/api/users/verify-email',
  access: 'public',
  limit: 'credentials',
  tag: 'contacts',
  summary: 'What the link of a letter would answer; looking at it changes nothing',
  query: Closed({ token: TokenSchema }),
  response: Closed({
    usable: Type.Boolean(),
    /** Masked; null where the link is not usable. */
    email: Type.Union([Type.String(), Type.Null()]),
    /** Whoever is not signed in to the account says by its password that it is theirs. */
    needsPassword: Type.Boolean(),
  }),
});
export type VerifyEmailLink = Static<typeof verifyEmailLink.response>;

export const verifyEmail = operation({
  method: 'POST',
  path: '/api/users/verify-email',
  access: 'public',
  limit: 'credentials',
  tag: 'contacts',
  summary: 'Answer the letter: the address is the account’s own from now on',
  body: Closed({ token: TokenSchema, password: Type.Optional(Password) }),
  refuses: ['link_over', 'wrong_credentials', 'email_taken', 'too_many_requests'],
  response: DoneSchema,
});
export const sendVerifyEmail = operation({
  method: 'POST',
  path: '/api/users/send-verify-email',
  access: 'player',
  limit: 'credentials',
  proofOfWork: 'always',
  tag: 'contacts',
  summary: 'Send the letter again; an older link is over then',
  refuses: ['too_many_requests'],
  response: AgainSchema,
});
export const resetPassword = operation({
  method: 'POST',
  path: '/api/users/reset-password',
  access: 'public',
  limit: 'credentials',
  proofOfWork: 'always',
  tag: 'contacts',
  summary: 'Ask for a letter with a link to choose a new password; the answer is the same for every address',
  body: Closed({ email: EmailSchema }),
  response: AgainSchema,
});
export const checkToken = operation({
  method: 'POST',
  path: '/api/users/check-token',
  access: 'public',
  limit: 'credentials',
  tag: 'contacts',
  summary: 'Whether the link to choose a new password is usable, and nothing else',
  body: Closed({ token: TokenSchema }),
  response: Closed({ usable: Type.Boolean() }),
});
export const changePassword = operation({
  method: 'POST',
  path: '/api/users/change-password',
  access: 'public',
  limit: 'credentials',
  tag: 'contacts',
  summary: 'Choose a new password by the link of a letter; ends every session',
  body: Closed({ token: TokenSchema, newPassword: Password }),
  refuses: ['link_over', 'password_too_weak', 'too_many_requests'],
  response: DoneSchema,
});
export const sendVerifyCode = operation({
  method: 'POST',
  path: '/api/users/send-verify-code',
  access: 'player',
  stepUp: true,
  limit: 'credentials',
  proofOfWork: 'always',
  tag: 'contacts',
  summary: 'Send a code to a phone; without one, to that of the code that waits',
  body: Closed({ phone: Type.Optional(PhoneSchema) }),
  refuses: ['invalid_request', 'too_many_requests', 'unavailable'],
  rules: ['email_unanswered'],
  response: Closed({ againAt: InstantSchema, expiresAt: InstantSchema, phone: Type.String() }),
});
export const verifyPhone = operation({
  method: 'POST',
  path: '/api/users/verify-phone',
  access: 'player',
  limit: 'credentials',
  tag: 'contacts',
  summary: 'Prove the phone by its code; it is in the place of an older one',
  body: Closed({ code: Type.String({ pattern: `^[0-9]{${CODE_DIGITS}}$` }) }),
  /** `wrong_code` says `triesLeft`; `link_over`: no code waits; `conflict`: the phone is of another account. */
  refuses: ['wrong_code', 'link_over', 'conflict'],
  rules: ['email_unanswered'],
  response: Closed({ phone: Type.String() }),
});
export const phoneProof = operation({
  method: 'GET',
  path: '/api/users/verify-phone',
  access: 'player',
  tag: 'contacts',
  summary: 'Whether this house proves phones, and the code that waits',
  response: Closed({
    isOffered: Type.Boolean(),
    waiting: Type.Union([
      /** The phone is masked. */
      Closed({
        phone: Type.String(),
        againAt: InstantSchema,
        expiresAt: InstantSchema,
        triesLeft: Type.Integer(),
      }),
      Type.Null(),
    ]),
  }),
});
