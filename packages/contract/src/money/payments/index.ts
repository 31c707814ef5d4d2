import {
  PAY_IN_BONUS_STATES,
  PAY_IN_METHODS,
  PAY_IN_STATES,
  PROVIDER_REPORTS,
} from '@croupier/domain/money/payments';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  AmountSchema,
  Closed,
  CurrencySchema,
  DoneSchema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { BonusWithStepsSchema } from '../../rewards/bonuses/schemas.ts';

/** Rules that keep money from being deposited, also where it came late and a person gives it. */
export const DEPOSIT_RULES = ['deposit_limit', 'break', 'exclusion', 'verify_level'] as const;

export const PayInStateSchema = Type.Enum([...PAY_IN_STATES]);
export const PayInSchema = Closed({
  id: IdempotencyKeySchema,
  state: PayInStateSchema,
  /** What was asked for; once money has come, what came. */
  amountMinor: AmountOutSchema,
  /** What was asked for, where another amount came. */
  askedMinor: Type.Union([AmountOutSchema, Type.Null()]),
  currency: CurrencySchema,
  createdAt: InstantSchema,
  /** The provider's hosted page; null once the payment is over. */
  redirectUrl: Type.Union([Type.String(), Type.Null()]),
  /** The bonus that it brings once it has come: WAITING until then, and while another bonus is active. */
  bonus: Type.Union([
    Closed({ id: IdempotencyKeySchema, state: Type.Enum([...PAY_IN_BONUS_STATES]) }),
    Type.Null(),
  ]),
});
export type PayIn = Static<typeof PayInSchema>;

export const PayInMethodSchema = Type.Enum([...PAY_IN_METHODS]);
/** A way of paying in: how much it takes, what it costs and how long it takes at most, whichever provider it goes to. */
export const PayInOfferSchema = Closed({
  method: PayInMethodSchema,
  minimumMinor: AmountOutSchema,
  maximumMinor: AmountOutSchema,
  /** Paid on top, to the provider: a sum and a share of the amount in millionths. */
  fee: Closed({
    fixedMinor: AmountOutSchema,
    shareMicro: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  }),
  minutes: Closed({ least: Type.Integer({ minimum: 0 }), most: Type.Integer({ minimum: 0 }) }),
});
export type PayInOffer = Static<typeof PayInOfferSchema>;

export const payInOptions = operation({
  method: 'GET',
  path: '/api/payments/pay-in',
  access: 'player',
  tag: 'payments',
  summary: 'Limits and quick amounts; with `id`, one pay-in of mine',
  query: Closed({ id: Type.Optional(IdempotencyKeySchema) }),
  refuses: ['not_found'],
  response: Closed({
    currency: CurrencySchema,
    minimumMinor: AmountOutSchema,
    maximumMinor: AmountOutSchema,
    quickAmountsMinor: Type.Array(AmountOutSchema),
    /** Whether no real money is taken: only the sandbox is on. */
    isTestMoney: Type.Boolean(),
    /** The first is chosen where nobody chooses. */
    methods: Type.Array(PayInOfferSchema),
    payIn: Type.Union([PayInSchema, Type.Null()]),
    /** What I owe of deposits that were taken back: what comes to my balance pays it first. */
    debts: Type.Array(Closed({ currency: CurrencySchema, leftMinor: AmountOutSchema })),
    /** Bonuses of mine that a deposit may bring. */
    bonuses: Type.Array(BonusWithStepsSchema),
  }),
});
export const createPayIn = operation({
  method: 'POST',
  path: '/api/payments/pay-in',
  access: 'player',
  tag: 'payments',
  summary: 'Start a deposit; the answer names the provider page',
  body: Closed({
    key: IdempotencyKeySchema,
    amountMinor: AmountSchema,
    language: Type.Enum(['ua', 'ru', 'en', 'kk']),
    /** The first that is offered, where left out. */
    method: Type.Optional(PayInMethodSchema),
    /** A bonus of mine that it shall bring. */
    bonus: Type.Optional(IdempotencyKeySchema),
  }),
  refuses: [
    'offer_over',
    'amount_out_of_range',
    'key_reused',
    'too_many_requests',
    'payment_method_unavailable',
    'payment_provider_unavailable',
  ],
  rules: [...DEPOSIT_RULES, 'email_unanswered'],
  response: PayInSchema,
});
/** A report of the sandbox provider about a pay-in. */
export const PayInReportSchema = Closed({
  type: Type.Enum([...PROVIDER_REPORTS]),
  paymentId: Type.String({ maxLength: 64 }),
  merchantReference: IdempotencyKeySchema,
  merchant: Type.String({ maxLength: 64 }),
  amountMinor: AmountSchema,
  currency: CurrencySchema,
  /** Of a paid one, the card that it came from: what the provider knows it by, and its last digits. */
  source: Type.Optional(
    Closed({
      mark: Type.String({ minLength: 1, maxLength: 64 }),
      lastDigits: Type.String({ pattern: '^[0-9]{4}$' }),
    }),
  ),
});
/**
 * Of whatever content type a provider sends, signed as it signs: the sandbox's are JSON (`PayInReportSchema`) with the headers webhook-id,
 * webhook-timestamp and webhook-signature (Standard Webhooks). Whatever is signed is taken; a person looks at what says nothing we know.
 */
export const providerWebhook = operation({
  method: 'POST',
  path: '/api/payments/webhooks/:provider',
  access: 'server',
  tag: 'payments',
  summary:
    'A payment provider reports a pay-in; a name that is no provider’s is answered as a wrong signature is',
  encoding: 'raw',
  params: Closed({ provider: Type.String() }),
  refuses: ['unauthorised', 'unavailable'],
  response: DoneSchema,
});
