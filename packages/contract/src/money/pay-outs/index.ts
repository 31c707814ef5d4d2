import { CODE_DIGITS } from '@croupier/domain/people/contacts';
import Type from 'typebox';
import {
  AmountSchema,
  Closed,
  CurrencySchema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { PayOutOptionsSchema, PayOutSchema, tag } from './schemas.ts';

export * from './methods.ts';
export * from './schemas.ts';
export * from './webhooks.ts';

export const payOutOptions = operation({
  method: 'GET',
  path: '/api/payments/pay-out',
  access: 'player',
  tag,
  summary:
    'What I can have paid out, where to and under which terms; with `id` one of mine, with an amount what it would come to',
  query: Closed({
    id: Type.Optional(IdempotencyKeySchema),
    currency: Type.Optional(CurrencySchema),
    amountMinor: Type.Optional(AmountSchema),
    methodId: Type.Optional(IdempotencyKeySchema),
  }),
  refuses: ['not_found'],
  response: PayOutOptionsSchema,
});
export const createPayOut = operation({
  method: 'POST',
  path: '/api/payments/pay-out',
  access: 'player',
  limit: 'credentials',
  tag,
  summary: 'Have money paid out; it leaves the balance at once and is put aside',
  body: Closed({
    key: IdempotencyKeySchema,
    amountMinor: AmountSchema,
    currency: CurrencySchema,
    methodId: IdempotencyKeySchema,
    /** The one that `sendPayOutCode` sent. */
    code: Type.String({ pattern: `^[0-9]{${CODE_DIGITS}}$` }),
  }),
  /** `not_found`: no method of mine; `pay_out_refused` says why as `PayOutAgainst`; `wrong_code` says `triesLeft`. */
  refuses: [
    'not_found',
    'amount_out_of_range',
    'insufficient_funds',
    'pay_out_refused',
    'wrong_code',
    'key_reused',
    'too_many_requests',
  ],
  rules: ['verify_level', 'email_unanswered'],
  response: PayOutSchema,
});
export const sendPayOutCode = operation({
  method: 'POST',
  path: '/api/payments/send-verify-code',
  access: 'player',
  limit: 'credentials',
  proofOfWork: 'always',
  tag,
  summary: 'Send me the code that a pay-out needs',
  body: Closed({ channel: Type.Enum(['email', 'sms']) }),
  refuses: ['too_many_requests', 'unavailable'],
  response: Closed({ expiresAt: InstantSchema, againAt: InstantSchema, to: Type.String() }),
});
export const cancelPayOut = operation({
  method: 'POST',
  path: '/api/payments/cancel-pay-out/:id',
  access: 'player',
  tag,
  summary: 'Take back a pay-out that nobody has said yes to yet, where my region lets me',
  params: Closed({ id: IdempotencyKeySchema }),
  /** `forbidden`: a pay-out is final where I am; `too_late`: it was decided or taken back. */
  refuses: ['not_found', 'forbidden', 'too_late'],
  response: PayOutSchema,
});
