import { PAY_OUT_REPORTS } from '@croupier/domain/money/pay-outs';
import Type from 'typebox';
import {
  AmountSchema,
  Closed,
  CurrencySchema,
  DoneSchema,
  IdempotencyKeySchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { tag } from './schemas.ts';

// Signed over the raw body, as those of pay-ins are: webhook-id, webhook-timestamp, webhook-signature (Standard Webhooks).

export const sandboxPayOutWebhook = operation({
  method: 'POST',
  path: '/api/payments/webhooks/sandbox/pay-outs',
  access: 'server',
  tag,
  summary: 'The sandbox provider reports a pay-out',
  body: Closed({
    type: Type.Enum([...PAY_OUT_REPORTS]),
    payOutId: Type.String({ maxLength: 64 }),
    merchantReference: IdempotencyKeySchema,
    merchant: Type.String({ maxLength: 64 }),
    amountMinor: AmountSchema,
    currency: CurrencySchema,
  }),
  refuses: ['unauthorised', 'not_found', 'conflict'],
  response: DoneSchema,
});
export const sandboxCardWebhook = operation({
  method: 'POST',
  path: '/api/payments/webhooks/sandbox/cards',
  access: 'server',
  tag,
  summary: 'The sandbox provider reports a card that a player has shown to it',
  body: Closed({
    type: Type.Enum(['card.shown', 'card.refused']),
    merchantReference: IdempotencyKeySchema,
    merchant: Type.String({ maxLength: 64 }),
    /** What the provider pays to by; not the number. */
    token: Type.String({ maxLength: 64 }),
    /** The same for the same card, whoever shows it. */
    mark: Type.String({ maxLength: 64 }),
    lastDigits: Type.String({ pattern: '^[0-9]{4}$' }),
    ownerName: Type.String({ maxLength: 100 }),
  }),
  refuses: ['unauthorised', 'not_found', 'conflict'],
  response: DoneSchema,
});
