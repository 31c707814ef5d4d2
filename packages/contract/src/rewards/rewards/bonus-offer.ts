import { BONUS_TYPES, WAGER_BASES } from '@croupier/domain/rewards/bonuses';
import { PURSE_ORDERS, WAGER_SOURCES, WITHDRAWALS } from '@croupier/domain/rewards/purses';
import Type from 'typebox';
import {
  AmountOutSchema,
  Closed,
  CurrencySchema,
  GameIdSchema,
  IdempotencyKeySchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { CodeSchema } from '../programmes/amounts.ts';

const OrNull = <const S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const Percent = Type.Integer({ minimum: 0, maximum: 100 });

export const BonusTypeSchema = Type.Enum([...BONUS_TYPES]);

/** The conditions of a bonus, as far as they are numbers. Amounts in the currency of the offer. */
export const BonusRulesSchema = Closed({
  order: Type.Enum([...PURSE_ORDERS]),
  wagerTimes: Type.Integer(),
  wagerBase: Type.Enum([...WAGER_BASES]),
  source: Type.Enum([...WAGER_SOURCES]),
  contributions: Type.Array(Closed({ of: Type.String(), percent: Percent })),
  otherContribution: Percent,
  maximumStakeMinor: OrNull(AmountOutSchema),
  maximumConversionMinor: OrNull(AmountOutSchema),
  validDays: OrNull(Type.Integer()),
  excludedGames: Type.Array(GameIdSchema),
  withdrawal: Type.Enum([...WITHDRAWALS]),
});

/** Rounds that an offer gives. */
export const BonusSpinsSchema = Closed({
  provider: OrNull(CodeSchema),
  games: Type.Array(GameIdSchema),
  stakeMinor: AmountOutSchema,
  rounds: Type.Integer(),
  roundsLeft: Type.Integer(),
  endsAs: Type.Enum(['real', 'bonus']),
  giftRoundsId: OrNull(IdempotencyKeySchema),
});

/** The honest cost of an offer, told beside its amount. */
export const HonestOfferSchema = Closed({
  wagerMinor: AmountOutSchema,
  expectedCostMinor: AmountOutSchema,
  /** In 1/1,000,000; null where it was not reckoned. */
  chanceToFinishMicro: OrNull(Type.Integer()),
  expectedLeftMinor: AmountOutSchema,
  method: Type.Enum(['exact', 'simulated']),
  /** Rounds of a simulation, and how far off it may be. */
  rounds: OrNull(Type.Integer()),
  marginMicro: OrNull(Type.Integer()),
});

/** A bonus that is not the player's yet: on a shelf, behind a code, as a reward. */
export const BonusOfferSchema = Closed({
  id: Type.String(),
  code: CodeSchema,
  type: BonusTypeSchema,
  name: Type.String(),
  lead: Type.String(),
  /** Lines of sanitised HTML. */
  terms: Type.Array(Type.String()),
  picture: Type.String(),
  /** `100` of %, `50000` minor units, `20` spins. */
  value: Type.String(),
  unit: Type.Enum(['%', 'currency', 'FS']),
  currency: CurrencySchema,
  minDeposit: OrNull(AmountOutSchema),
  /** A deposit above it counts as this much. */
  maxDeposit: OrNull(AmountOutSchema),
  /** The most that a percentage gives. */
  maximumMinor: OrNull(AmountOutSchema),
  rules: BonusRulesSchema,
  honest: OrNull(HonestOfferSchema),
  spins: OrNull(BonusSpinsSchema),
  expireDate: OrNull(InstantSchema),
  version: Type.Integer(),
});
