import { CODE_DIGITS } from '@croupier/domain/people/contacts';
import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, EmailSchema, InstantSchema, PhoneSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { AgainSchema, Password, TokenSchema } from './link-schemas.ts';

const CodeSchema = Type.String({ pattern: `^[0-9]{${CODE_DIGITS}}$` });

export const VerifyEmailLinkSchema = Closed({
  usable: Type.Boolean(),
  /** Masked; null where the link is not usable. */
  email: Type.Union([Type.String(), Type.Null()]),
  /** Whoever is not signed in to the account says by its password that it is theirs. */
  needsPassword: Type.Boolean(),
});
export type VerifyEmailLink = Static<typeof VerifyEmailLinkSchema>;

export const verifyEmailLink = operation({
  method: 'GET',
  path: '/api/users/verify-email',
  access: 'public',
  limit: 'credentials',
  tag: 'contacts',
  summary: 'What the link of a letter would answer; looking at it changes nothing',
  query: Closed({ token: TokenSchema }),
  response: VerifyEmailLinkSchema,
});
/** What the site asks: an address stays in the memory of browsers and of what stands between, and a body does not. */
export const lookAtVerifyLink = operation({
  method: 'POST',
  path: '/api/users/verify-email/link',
  access: 'public',
  limit: 'credentials',
  tag: 'contacts',
  summary: 'The same with the token in the body; looking at it changes nothing',
  body: Closed({ token: TokenSchema }),
  response: VerifyEmailLinkSchema,
});

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
  summary:
    'Ask for a letter with a link, or an SMS with a code, to choose a new password; the answer is the same for every address',
  body: Type.Union([Closed({ email: EmailSchema }), Closed({ phone: PhoneSchema })]),
  /** `invalid_request`: a phone that is none; `unavailable`: no SMS here. */
  refuses: ['invalid_request', 'unavailable'],
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
  proofOfWork: 'with-phone',
  tag: 'contacts',
  summary:
    'Choose a new password by the link of a letter, or by the code that a phone was sent; ends every session',
  body: Type.Union([
    Closed({ token: TokenSchema, newPassword: Password }),
    Closed({ phone: PhoneSchema, code: CodeSchema, newPassword: Password }),
  ]),
  /** `link_over` also for a code that is wrong, for whatever phone: who guesses learns nothing. */
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
  body: Closed({ code: CodeSchema }),
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

export * from './email-change.ts';
