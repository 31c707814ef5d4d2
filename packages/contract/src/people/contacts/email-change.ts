import Type, { type Static } from 'typebox';
import { Closed, DoneSchema, EmailSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { AgainSchema, Password, TokenSchema } from './link-schemas.ts';

export const askEmailChange = operation({
  method: 'POST',
  path: '/api/users/change-email',
  access: 'player',
  stepUp: true,
  limit: 'credentials',
  proofOfWork: 'always',
  tag: 'contacts',
  summary: 'Ask for a letter to a new e-mail; the answer is the same whoever has that address',
  body: Closed({ email: EmailSchema }),
  refuses: ['too_many_requests'],
  rules: ['email_unanswered'],
  response: AgainSchema,
});
export const emailLink = operation({
  method: 'POST',
  path: '/api/users/change-email/link',
  access: 'public',
  limit: 'credentials',
  tag: 'contacts',
  summary: 'What the link of a letter about an e-mail would do; looking at it changes nothing',
  body: Closed({ token: TokenSchema }),
  response: Closed({
    /** Null where the link is not usable. */
    does: Type.Union([Type.Literal('change'), Type.Literal('undo'), Type.Null()]),
    /** The address that the account would have, masked. */
    email: Type.Union([Type.String(), Type.Null()]),
    /** Whoever is not signed in to the account says by its password that it is theirs. */
    needsPassword: Type.Boolean(),
  }),
});
export type EmailLink = Static<typeof emailLink.response>;

export const confirmEmailChange = operation({
  method: 'POST',
  path: '/api/users/change-email/confirm',
  access: 'public',
  limit: 'credentials',
  tag: 'contacts',
  summary:
    'Answer the letter to the new e-mail: it is in the place of the old one, which can put it back for a week',
  body: Closed({ token: TokenSchema, password: Type.Optional(Password) }),
  refuses: ['link_over', 'wrong_credentials', 'email_taken', 'too_many_requests'],
  response: DoneSchema,
});
export const undoEmailChange = operation({
  method: 'POST',
  path: '/api/users/change-email/undo',
  access: 'public',
  limit: 'credentials',
  tag: 'contacts',
  summary: 'Put the old e-mail back by the letter that it got, with a new password; ends every session',
  body: Closed({ token: TokenSchema, newPassword: Password }),
  refuses: ['link_over', 'password_too_weak', 'email_taken', 'too_many_requests'],
  response: DoneSchema,
});
