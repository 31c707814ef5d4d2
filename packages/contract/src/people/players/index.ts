import { PASSWORD_LENGTH_MAX } from '@croupier/domain/people/players';
import { PURSE_ORDERS } from '@croupier/domain/rewards/purses';
import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  BrandSchema,
  Closed,
  CurrencySchema,
  DoneSchema,
  EmailSchema,
  IdempotencyKeySchema,
  InstantSchema,
  LanguageSchema,
  PlayerIdSchema,
  RegionIdSchema,
  ThemeSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

const Password = Type.String({ minLength: 1, maxLength: PASSWORD_LENGTH_MAX });

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
  /** What has to be staked until its money is the player's own, and what of it is left. */
  wagerMinor: AmountOutSchema,
  wagerLeftMinor: AmountOutSchema,
  /** The most that one round may stake, and the most that becomes real money; null: no such term. */
  maximumStakeMinor: Type.Union([AmountOutSchema, Type.Null()]),
  maximumConversionMinor: Type.Union([AmountOutSchema, Type.Null()]),
  expiresAt: Type.Union([InstantSchema, Type.Null()]),
});
export type ActiveBonus = Static<typeof ActiveBonusSchema>;

export const ProfileSchema = Closed({
  id: PlayerIdSchema,
  email: Type.String(),
  /** Whether its letter was answered; until then there is neither a deposit nor a bonus. */
  emailVerify: Type.Boolean(),
  /** E.164; null where there is none. What stands here is proven. */
  phone: Type.Union([Type.String(), Type.Null()]),
  phoneVerify: Type.Boolean(),
  nickname: Type.String(),
  region: RegionIdSchema,
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
});
export type Profile = Static<typeof ProfileSchema>;

export const signUp = operation({
  method: 'POST',
  path: '/api/users/sign-up',
  access: 'public',
  limit: 'credentials',
  proofOfWork: 'always',
  tag: 'players',
  summary: 'Open an account; sign in with `login` next',
  body: Closed({
    email: EmailSchema,
    password: Password,
    region: RegionIdSchema,
    language: LanguageSchema,
    ageConfirmed: Type.Boolean(),
    brand: Type.Optional(BrandSchema),
  }),
  refuses: ['age_not_confirmed', 'password_too_weak', 'too_many_requests'],
  response: Closed({ created: Type.Boolean(), login: Type.String() }),
});
export const login = operation({
  method: 'POST',
  path: '/api/users/login',
  access: 'public',
  limit: 'credentials',
  proofOfWork: 'after-failures',
  tag: 'players',
  summary: 'Sign in; sets the session cookie',
  encoding: 'form',
  body: Closed({
    username: Type.String({ minLength: 1, maxLength: 254, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }),
    password: Password,
  }),
  refuses: ['wrong_credentials', 'account_closed', 'too_many_requests'],
  response: Closed({ authenticated: Type.Literal(true) }),
});
export const logout = operation({
  method: 'POST',
  path: '/api/users/logout',
  access: 'public',
  always: true,
  tag: 'players',
  summary: 'End this session',
  response: DoneSchema,
});
export const me = operation({
  method: 'GET',
  path: '/api/users/me',
  access: 'public',
  tag: 'players',
  summary: 'The profile, or null for a visitor',
  response: Closed({ profile: Type.Union([ProfileSchema, Type.Null()]) }),
});
export const profile = operation({
  method: 'GET',
  path: '/api/users/profile',
  access: 'player',
  tag: 'players',
  summary: 'The signed-in player',
  response: ProfileSchema,
});
export const updateProfile = operation({
  method: 'POST',
  path: '/api/users/profile',
  access: 'player',
  tag: 'players',
  summary: 'Change what a player may change of themselves',
  body: Closed({
    nickname: Type.Optional(Type.String({ minLength: 2, maxLength: 24, pattern: '^[\\p{L}\\p{N} _.-]+$' })),
    userTheme: Type.Optional(ThemeSchema),
    language: Type.Optional(LanguageSchema),
  }),
  refuses: ['invalid_request'],
  response: ProfileSchema,
});
export const setRegion = operation({
  method: 'POST',
  path: '/api/users/profile/set-region',
  access: 'player',
  tag: 'players',
  summary: 'Move to another regional edition; to a looser one a day later, told as `regionWish`',
  /** `ageConfirmed` is asked for when the new region's minimum age is above the one confirmed before. */
  body: Closed({ region: RegionIdSchema, ageConfirmed: Type.Optional(Type.Boolean()) }),
  refuses: ['age_not_confirmed'],
  response: ProfileSchema,
});
export const cancelRegionWish = operation({
  method: 'POST',
  path: '/api/users/profile/cancel-region-wish',
  access: 'player',
  tag: 'players',
  summary: 'Take back the move that waits; without one it does nothing',
  response: ProfileSchema,
});
export const changePasswordNative = operation({
  method: 'POST',
  path: '/api/users/change-password-native',
  access: 'player',
  stepUp: true,
  limit: 'credentials',
  tag: 'players',
  summary: 'Change the password; ends every other session, and this one goes on under a new id',
  body: Closed({ currentPassword: Password, newPassword: Password }),
  refuses: ['wrong_credentials', 'password_too_weak', 'too_many_requests', 'conflict'],
  response: DoneSchema,
});

export * from './sessions.ts';
