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

/** A report of the sandbox provider about a pay-out. */
export const PayOutReportSchema = Closed({
  type: Type.Enum([...PAY_OUT_REPORTS]),
  payOutId: Type.String({ maxLength: 64 }),
  merchantReference: IdempotencyKeySchema,
  merchant: Type.String({ maxLength: 64 }),
  amountMinor: AmountSchema,
  currency: CurrencySchema,
});
/** A report of the sandbox provider about a card that a player has shown to it. */
export const CardReportSchema = Closed({
  type: Type.Enum(['card.shown', 'card.refused']),
  merchantReference: IdempotencyKeySchema,
  merchant: Type.String({ maxLength: 64 }),
  /** The name that the provider pays to it by; not the number. */
  token: Type.String({ maxLength: 64 }),
  /** The same for the same card, whoever shows it. */
  mark: Type.String({ maxLength: 64 }),
  lastDigits: Type.String({ pattern: '^[0-9]{4}$' }),
  ownerName: Type.String({ maxLength: 100 }),
});

/**
 * Signed over the raw body, as those of pay-ins are: webhook-id, webhook-timestamp, webhook-signature (Standard Webhooks). Whatever else
 * is signed is taken, too, and a person looks at it.
 */
const WEBHOOK = {
  ...({ method: 'POST', access: 'server', tag } as const),
  body: Type.Object({}, { additionalProperties: true }),
  refuses: ['unauthorised'] as const,
  response: DoneSchema,
};

export const sandboxPayOutWebhook = operation({
  ...WEBHOOK,
  path: '/api/payments/webhooks/sandbox/pay-outs',
  summary: 'The sandbox provider reports a pay-out (`PayOutReport`)',
});
export const sandboxCardWebhook = operation({
  ...WEBHOOK,
  path: '/api/payments/webhooks/sandbox/cards',
  summary: 'The sandbox provider reports a card that a player has shown to it (`CardReport`)',
});
