import Type from 'typebox';
import { Closed, IdempotencyKeySchema, LanguageSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { PayOutMethodSchema, tag } from './schemas.ts';

const TokenSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

export const checkPayOutCard = operation({
  method: 'POST',
  path: '/api/payments/check-pay-out-card',
  access: 'player',
  stepUp: true,
  limit: 'credentials',
  tag,
  summary:
    'Show a card on the provider’s page, or name an account: where my money may go. No card number comes here',
  body: Type.Union([
    Closed({ key: IdempotencyKeySchema, kind: Type.Literal('card'), language: LanguageSchema }),
    Closed({
      key: IdempotencyKeySchema,
      kind: Type.Literal('iban'),
      /** As people write it, with spaces or without. */
      iban: Type.String({ minLength: 5, maxLength: 50 }),
      ownerName: Type.String({ minLength: 1, maxLength: 100 }),
    }),
  ]),
  /** `pay_out_method_refused` says why as `MethodRefused`. */
  refuses: ['pay_out_method_refused', 'key_reused', 'payment_provider_unavailable'],
  response: Closed({
    method: PayOutMethodSchema,
    /** The provider's page for a card; null where there is nothing to show there. */
    redirectUrl: Type.Union([Type.String(), Type.Null()]),
  }),
});
export const disableCard = operation({
  method: 'POST',
  path: '/api/payments/disable-card',
  access: 'player',
  stepUp: true,
  tag,
  summary: 'Give up a card or an account: nothing is paid to it any more',
  body: Closed({ methodId: IdempotencyKeySchema }),
  /** `conflict`: a pay-out to it is under way. */
  refuses: ['not_found', 'conflict'],
  response: PayOutMethodSchema,
});
export const verifyCardLink = operation({
  method: 'GET',
  path: '/api/users/verify-card',
  access: 'player',
  tag,
  summary: 'Which card the provider was shown; looking at it changes nothing',
  query: Closed({ token: TokenSchema }),
  /** `link_over`: it is not mine, or was used. */
  refuses: ['link_over'],
  /** In state `ASKED` the provider has not told us yet: ask again in a moment. */
  response: PayOutMethodSchema,
});
export const verifyCard = operation({
  method: 'POST',
  path: '/api/users/verify-card',
  access: 'player',
  limit: 'credentials',
  tag,
  summary: 'Confirm that card as mine; once',
  body: Closed({ token: TokenSchema }),
  /** `conflict`: the provider has not told us yet; `pay_out_method_refused` says why as `MethodRefused`. */
  refuses: ['link_over', 'conflict', 'pay_out_method_refused'],
  response: PayOutMethodSchema,
});
