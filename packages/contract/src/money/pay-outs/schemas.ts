import {
  METHOD_REFUSALS,
  METHOD_STATES,
  NEXT_STEPS,
  PAY_OUT_KINDS,
  PAY_OUT_STATES,
  REJECT_REASONS,
} from '@croupier/domain/money/pay-outs';
import { WITHDRAWALS } from '@croupier/domain/rewards/purses';
import Type, { type Static, type TSchema } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';

export const tag = 'pay-outs';
const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

export const PayOutStateSchema = Type.Enum([...PAY_OUT_STATES]);
export const PayOutKindSchema = Type.Enum([...PAY_OUT_KINDS]);

/** A card or an account of mine. Its number is with the provider alone; here are its last digits. */
export const PayOutMethodSchema = Closed({
  id: IdempotencyKeySchema,
  kind: PayOutKindSchema,
  state: Type.Enum([...METHOD_STATES]),
  /** `•••• 4242`, `UA•• •••• 1234`; null until the provider has been shown it. */
  mask: OrNull(Type.String()),
  /** The name on it. */
  ownerName: OrNull(Type.String()),
  provenAt: OrNull(InstantSchema),
});
export type PayOutMethod = Static<typeof PayOutMethodSchema>;

export const PayOutSchema = Closed({
  id: IdempotencyKeySchema,
  state: PayOutStateSchema,
  /** What left the balance; of it the fee, and what arrives. All of it comes back where the pay-out fails. */
  amountMinor: AmountOutSchema,
  feeMinor: AmountOutSchema,
  receivedMinor: AmountOutSchema,
  currency: CurrencySchema,
  method: Closed({ kind: PayOutKindSchema, mask: Type.String() }),
  createdAt: InstantSchema,
  updatedAt: InstantSchema,
  /** By when it is there; null once it is over. */
  expectedAt: OrNull(InstantSchema),
  nextStep: Type.Enum([...NEXT_STEPS]),
  /** Whether `cancelPayOut` would take it back now. */
  mayCancel: Type.Boolean(),
  /** Of one that was turned down. */
  rejected: OrNull(Type.Enum([...REJECT_REASONS])),
});
export type PayOut = Static<typeof PayOutSchema>;

/** Details of `pay_out_refused`, and what a preview says against it: each is something that its player can do about. */
export const PayOutAgainstSchema = Type.Union([
  Closed({ reason: Type.Enum(['debt', 'method_not_proven', 'method_kind', 'tax_number', 'name_differs']) }),
  /** How much more fits into 24 hours; how much is still to be staked. */
  Closed({ reason: Type.Enum(['day_maximum', 'turnover']), leftMinor: AmountOutSchema }),
  /** Deposits go back by the way they came first: to this card, as far as so much. */
  Closed({
    reason: Type.Literal('other_method_first'),
    leftMinor: AmountOutSchema,
    mask: Type.String(),
    /** Null where it is not among mine yet. */
    methodId: OrNull(IdempotencyKeySchema),
  }),
]);
export type PayOutAgainstOnWire = Static<typeof PayOutAgainstSchema>;

/** Details of `pay_out_method_refused`. */
export const MethodRefusedSchema = Closed({ reason: Type.Enum([...METHOD_REFUSALS]) });
export type MethodRefused = Static<typeof MethodRefusedSchema>;

export const PayOutPreviewSchema = Closed({
  amountMinor: AmountOutSchema,
  feeMinor: AmountOutSchema,
  receivedMinor: AmountOutSchema,
  expectedAt: InstantSchema,
  /** Real money that is left afterwards; negative where there is not enough. */
  leftMinor: AmountOutSchema,
  /** What stands against it; null where nothing does. Needs a method. */
  against: OrNull(PayOutAgainstSchema),
  /**
   * My active bonus in this currency: a pay-out takes real money alone. So the bonus stays as it is, and so does what is still to be
   * wagered, from then on out of less real money; where its terms say `forfeits`, it ends with the pay-out, and its money goes back.
   * Null without one.
   */
  bonus: OrNull(
    Closed({
      id: IdempotencyKeySchema,
      withdrawal: Type.Enum([...WITHDRAWALS]),
      bonusMinor: AmountOutSchema,
      wagerLeftMinor: AmountOutSchema,
      expiresAt: OrNull(InstantSchema),
    }),
  ),
});
export type PayOutPreview = Static<typeof PayOutPreviewSchema>;

export const PayOutOptionsSchema = Closed({
  currency: CurrencySchema,
  /** Real money in this currency, and the currencies in which there is some. */
  availableMinor: AmountOutSchema,
  balances: Type.Array(Closed({ currency: CurrencySchema, availableMinor: AmountOutSchema })),
  minimumMinor: AmountOutSchema,
  maximumMinor: AmountOutSchema,
  /** What fits into these 24 hours still. */
  dayLeftMinor: AmountOutSchema,
  fee: Closed({ basisPoints: Type.Integer(), freeLeft: Type.Integer() }),
  kinds: Type.Array(PayOutKindSchema),
  /** Without those that were given up or refused. */
  methods: Type.Array(PayOutMethodSchema),
  /** What is missing before anything is paid out, in the order in which it is asked for. */
  needs: Type.Array(Type.Enum(['level', 'name', 'tax_number', 'method'])),
  verify: Closed({ level: Type.Integer(), needed: OrNull(Type.Integer()) }),
  turnoverLeftMinor: AmountOutSchema,
  canCancel: Type.Boolean(),
  /** Those that are not over, newest first. */
  open: Type.Array(PayOutSchema),
  /** The one that `id` names. */
  payOut: OrNull(PayOutSchema),
  /** Of `amountMinor`, and `methodId` where it was named. */
  preview: OrNull(PayOutPreviewSchema),
});
export type PayOutOptions = Static<typeof PayOutOptionsSchema>;
