import { PURSE_ORDERS, WAGER_SOURCES, WITHDRAWALS } from '@croupier/domain/rewards/purses';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  IdempotencyKeySchema,
  InstantSchema,
  LanguageSchema,
  PlayerIdSchema,
  RegionIdSchema,
  ThemeSchema,
} from '../../kit/common-schemas.ts';
import { NOT_YET, OF_MECHANICS, PERSON } from './profile-fields.ts';

/** One account of the player; `version` is of this account alone, as in the live `balance` message. */
export const BalanceSchema = Closed({
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  amountMinor: AmountOutSchema,
  version: Type.Integer(),
});
export type Balance = Static<typeof BalanceSchema>;

/** The bonus whose money the player's stakes take, and how far its wagering has come. */
export const ActiveBonusSchema = Closed({
  id: IdempotencyKeySchema,
  /** Of all its amounts. Its money is the player's `bonus` balance in this currency. */
  currency: CurrencySchema,
  order: Type.Enum([...PURSE_ORDERS]),
  /** The money whose stakes take the wagering on. */
  source: Type.Enum([...WAGER_SOURCES]),
  /** What a withdrawal makes of it. */
  withdrawal: Type.Enum([...WITHDRAWALS]),
  /** What has to be staked until its money is the player's own, and what of it is left. */
  wagerMinor: AmountOutSchema,
  wagerLeftMinor: AmountOutSchema,
  /** The most that one round may stake, and the most that becomes real money; null: no such term. */
  maximumStakeMinor: Type.Union([AmountOutSchema, Type.Null()]),
  maximumConversionMinor: Type.Union([AmountOutSchema, Type.Null()]),
  expiresAt: Type.Union([InstantSchema, Type.Null()]),
  /** Of a stake, how much counts towards wagering, in per cent: in games by their codes, and in all others. */
  contributions: Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 100 })),
  otherContribution: Type.Integer({ minimum: 0, maximum: 100 }),
});
export type ActiveBonus = Static<typeof ActiveBonusSchema>;

export const ProfileSchema = Closed({
  id: PlayerIdSchema,
  /** Empty of an account that was opened with a phone, until it has one. */
  email: Type.String(),
  /** Whether its letter was answered. */
  emailVerify: Type.Boolean(),
  /** E.164; null where there is none. One that the account was opened with stands here before it is proven. */
  phone: Type.Union([Type.String(), Type.Null()]),
  phoneVerify: Type.Boolean(),
  /** Whether its letter, or its phone's code, was answered; until then there is neither a deposit nor a bonus. */
  answered: Type.Boolean(),
  nickname: Type.String(),
  region: RegionIdSchema,
  /** Where the player lives, as their documents have shown: its rules hold beside those of `region`, of each the stricter one. */
  residence: Type.Union([RegionIdSchema, Type.Null()]),
  /** A move to a looser region that waits; until then the stricter of both regions' rules hold. */
  regionWish: Type.Union([
    Closed({ region: RegionIdSchema, askedAt: InstantSchema, takesEffectAt: InstantSchema }),
    Type.Null(),
  ]),
  language: LanguageSchema,
  userTheme: Type.Union([ThemeSchema, Type.Null()]),
  registerDate: InstantSchema,
  currency: CurrencySchema,
  /** Minor units of `currency`: withdrawable money, bonus money, play money. */
  mainBalance: AmountOutSchema,
  bonusBalance: AmountOutSchema,
  virtualBalance: AmountOutSchema,
  /** The balance that games take now. */
  gameMoney: BalanceKindSchema,
  /** Version of the `gameMoney` balance in `currency`; the others are in `balances`. */
  balanceVersion: Type.Integer(),
  /** Every balance of the player in every currency held. Ignore a live message whose version is not higher. */
  balances: Type.Array(BalanceSchema),
  activeBonus: Type.Union([ActiveBonusSchema, Type.Null()]),
  /** The devices that notices go to now; each ends with the session that brought it. */
  subscribedPushIds: Type.Array(IdempotencyKeySchema),
  /** Whether a chat of Telegram is the player's, where notices go. */
  subscribedToBot: Type.Boolean(),
  ...PERSON,
  ...OF_MECHANICS,
  ...NOT_YET,
});
export type Profile = Static<typeof ProfileSchema>;
