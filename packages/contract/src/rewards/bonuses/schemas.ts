import { BONUS_STATES } from '@croupier/domain/rewards/bonuses';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  IdempotencyKeySchema,
  InstantSchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { CodeSchema } from '../programmes/amounts.ts';
import {
  BonusOfferSchema,
  BonusRulesSchema,
  BonusSpinsSchema,
  BonusTypeSchema,
  HonestOfferSchema,
} from '../rewards/bonus-offer.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Unit = Type.Enum(['%', 'currency', 'FS']);

/** The step that follows in a series. */
const NextStepSchema = Closed({
  code: CodeSchema,
  name: Type.String(),
  type: BonusTypeSchema,
  value: Type.String(),
  unit: Unit,
});

/** A bonus of mine. Amounts in `currency`. */
export const BonusSchema = Closed({
  id: IdempotencyKeySchema,
  code: CodeSchema,
  userId: PlayerIdSchema,
  /** LOST is told live; then it is in no list. */
  state: Type.Enum([...BONUS_STATES]),
  type: BonusTypeSchema,
  seen: Type.Boolean(),
  createdDate: InstantSchema,
  /** From when it may be activated; null: at once. */
  availabilityDate: OrNull(InstantSchema),
  /** Until when to activate it, or, once it is active, to wager it; null: without an end. */
  expireDate: OrNull(InstantSchema),
  /** Of one that is not activated. */
  availability: OrNull(Type.Enum(['UPCOMING', 'AVAILABLE'])),
  /** It is not activated and cannot be now: `needs` and `waitsBehind` say why. */
  disabledActivation: Type.Boolean(),
  /** The active bonus whose end it waits for. */
  waitsBehind: OrNull(IdempotencyKeySchema),
  needs: OrNull(Type.Enum(['deposit', 'date', 'turn'])),
  /** `100` of %, `50000` minor units, `20` spins. */
  value: Type.String(),
  unit: Unit,
  currency: CurrencySchema,
  minDeposit: OrNull(AmountOutSchema),
  /** A deposit above it counts as this much. */
  maxDeposit: OrNull(AmountOutSchema),
  /** The most that a percentage gives. */
  maximumMinor: OrNull(AmountOutSchema),
  currentWager: AmountOutSchema,
  totalWager: AmountOutSchema,
  /** What its spins have won. */
  giftWin: AmountOutSchema,
  /** Real and bonus money together once its spins became money. */
  balanceAfterWin: OrNull(AmountOutSchema),
  availableForCancel: Type.Boolean(),
  needShowExpiredModal: Type.Boolean(),
  /** It stands for a whole series, whose steps are `bonuses`. */
  isSeries: Type.Boolean(),
  bonusSeries: OrNull(
    Closed({ code: CodeSchema, name: Type.String(), step: Type.Integer(), steps: Type.Integer() }),
  ),
  nextStep: OrNull(NextStepSchema),
  /** It comes with the same activation. */
  additionalBonus: OrNull(BonusOfferSchema),
  name: Type.String(),
  lead: Type.String(),
  /** Its conditions, each a line of sanitised HTML. */
  terms: Type.Array(Type.String()),
  picture: Type.String(),
  /** Bonus money that it brought; null before it is known. */
  amountMinor: OrNull(AmountOutSchema),
  /** Bonus money of it that is left now. */
  leftMinor: OrNull(AmountOutSchema),
  convertedMinor: AmountOutSchema,
  forfeitedMinor: AmountOutSchema,
  endedDate: OrNull(InstantSchema),
  rules: BonusRulesSchema,
  honest: OrNull(HonestOfferSchema),
  spins: OrNull(BonusSpinsSchema),
  version: Type.Integer(),
  /** What cancelling it now would take; null unless it is active. */
  cancelTakes: OrNull(
    Closed({
      forfeitedMinor: AmountOutSchema,
      wageredMinor: AmountOutSchema,
      /** A round of ours by its id, one of another studio as `studio:round`. */
      openRound: OrNull(Type.String()),
    }),
  ),
});
export type SingleBonus = Static<typeof BonusSchema>;

/** The same with the steps of a series inside, where it stands for one. */
export const BonusWithStepsSchema = Closed({
  ...BonusSchema.properties,
  bonuses: Type.Array(BonusSchema),
});
export type Bonus = Static<typeof BonusWithStepsSchema>;
export type BonusOffer = Static<typeof BonusOfferSchema>;

/** An offer that is listed while one of its rules holds. */
export const MaybeBonusSchema = Closed({
  bonus: BonusOfferSchema,
  rule: Closed({
    currentSpinCount: OrNull(Type.Integer()),
    spinCount: OrNull(Type.Integer()),
    showIfCanSubscribeToPush: Type.Boolean(),
    showIfCanInstallPwa: Type.Boolean(),
  }),
});

/** A tab of the page of bonuses that an operator made. */
export const CustomTabSchema = Closed({
  code: CodeSchema,
  name: Type.String(),
  bonusCodes: Type.Array(CodeSchema),
});
