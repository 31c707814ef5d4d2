import { TYPED_TAX_NUMBER_MAX } from '@croupier/domain/people/personal';
import { PASSWORD_LENGTH_MAX } from '@croupier/domain/people/players';
import Type from 'typebox';
import {
  BrandSchema,
  Closed,
  DoneSchema,
  EmailSchema,
  LanguageSchema,
  RegionIdSchema,
  ThemeSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { PromoCodeSchema } from '../../rewards/promo-codes/index.ts';
import { BirthdaySchema, PersonalNameSchema, SexSchema } from './profile-fields.ts';
import { ProfileSchema } from './profile-schema.ts';

const Password = Type.String({ minLength: 1, maxLength: PASSWORD_LENGTH_MAX });

export const signUp = operation({
  method: 'POST',
  path: '/api/users/sign-up',
  access: 'public',
  limit: 'credentials',
  proofOfWork: 'always',
  tag: 'players',
  summary: 'Open an account; sign in with `login` next',
  /** With an e-mail or with a phone: one of the two. */
  body: Closed({
    email: Type.Optional(EmailSchema),
    phone: Type.Optional(Type.String({ minLength: 5, maxLength: 32, pattern: '^\\+?[0-9 ().-]+$' })),
    /** By whose ways the phone is written, where it does not begin with its country's code. ISO 3166. */
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    password: Password,
    region: RegionIdSchema,
    /** The site has taken the region for the likely one, and nobody has chosen it: it is asked for later. */
    regionAssumed: Type.Optional(Type.Boolean()),
    language: LanguageSchema,
    birthday: BirthdaySchema,
    brand: Type.Optional(BrandSchema),
    promoCode: Type.Optional(PromoCodeSchema),
    /** Of somebody's invitation, as their link has it. */
    referralCode: Type.Optional(PromoCodeSchema),
  }),
  /**
   * `invalid_request` says the `field` where it is one: a day that is none, a phone of no country of the region (`registration-configs`).
   * `under_age` says `minimumAge`. `wrong_promo_code` says why, as `reason`; nothing was opened then. `unavailable`: no SMS here.
   */
  refuses: [
    'invalid_request',
    'under_age',
    'password_too_weak',
    'wrong_promo_code',
    'too_many_requests',
    'unavailable',
  ],
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
  summary: 'Change what a player may change of themselves; what is not named stays as it is',
  body: Closed({
    nickname: Type.Optional(Type.String({ minLength: 2, maxLength: 24, pattern: '^[\\p{L}\\p{N} _.-]+$' })),
    userTheme: Type.Optional(ThemeSchema),
    language: Type.Optional(LanguageSchema),
    /** Null takes what was said of it away. */
    firstName: Type.Optional(Type.Union([PersonalNameSchema, Type.Null()])),
    secondName: Type.Optional(Type.Union([PersonalNameSchema, Type.Null()])),
    lastName: Type.Optional(Type.Union([PersonalNameSchema, Type.Null()])),
    sex: Type.Optional(Type.Union([SexSchema, Type.Null()])),
    birthday: Type.Optional(BirthdaySchema),
    /** Where the region asks for one, as it is typed. */
    taxNumber: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: TYPED_TAX_NUMBER_MAX }), Type.Null()]),
    ),
  }),
  /** `tax_number_refused`: it is none. */
  refuses: [
    'invalid_request',
    'tax_number_refused',
    'too_many_requests',
    'nickname_not_allowed',
    'name_taken',
    'nickname_too_soon',
    'field_locked',
    'under_age',
  ],
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
  /** `under_age` where the birth date is known, in place of the confirmation. */
  refuses: ['age_not_confirmed', 'under_age'],
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

export * from './profile-operations.ts';
export * from './profile-schema.ts';
export * from './sessions.ts';
