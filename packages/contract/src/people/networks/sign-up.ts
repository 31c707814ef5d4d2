import Type, { type Static } from 'typebox';
import { NETWORKS } from '@croupier/domain/people/networks';
import {
  BrandSchema,
  Closed,
  EmailSchema,
  LanguageSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { PromoCodeSchema } from '../../rewards/promo-codes/index.ts';
import { BirthdaySchema } from '../players/profile-fields.ts';

const NewcomerSchema = Closed({
  network: Type.Enum([...NETWORKS]),
  /** What the network says their e-mail is; null where it says none. */
  email: Type.Union([Type.String(), Type.Null()]),
  /** Whether it says that it is theirs: then no letter asks for it. */
  isProven: Type.Boolean(),
});
export type Newcomer = Static<typeof NewcomerSchema>;

export const networkNewcomer = operation({
  method: 'GET',
  path: '/api/users/sign-up/network',
  access: 'public',
  tag: 'networks',
  summary:
    'Who came back from a network without an account here; null where nobody did, or it was too long ago',
  response: Closed({ newcomer: Type.Union([NewcomerSchema, Type.Null()]) }),
});
export const signUpByNetwork = operation({
  method: 'POST',
  path: '/api/users/sign-up/network',
  access: 'public',
  limit: 'credentials',
  tag: 'networks',
  summary: 'Open an account for who came back from a network, and sign in; sets the session cookie',
  body: Closed({
    /** Asked for where the network has proven none. */
    email: Type.Optional(EmailSchema),
    region: RegionIdSchema,
    /** As of every sign-up. */
    regionAssumed: Type.Optional(Type.Boolean()),
    language: LanguageSchema,
    birthday: BirthdaySchema,
    brand: Type.Optional(BrandSchema),
    promoCode: Type.Optional(PromoCodeSchema),
    referralCode: Type.Optional(PromoCodeSchema),
  }),
  /** As `signUp` has them; `link_over` where it was too long ago, `email_taken` where the e-mail that the network has proven has an account. */
  refuses: [
    'link_over',
    'email_taken',
    'invalid_request',
    'under_age',
    'wrong_promo_code',
    'account_closed',
    'too_many_requests',
  ],
  response: Closed({ authenticated: Type.Literal(true) }),
});
