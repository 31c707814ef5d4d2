import { PROMO_REFUSALS } from '@croupier/domain/rewards/promo-codes';
import Type from 'typebox';
import { Closed } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** As it is typed: in letters of any size. */
export const PromoCodeSchema = Type.String({
  minLength: 1,
  maxLength: 40,
  pattern: '^[A-Za-z0-9][A-Za-z0-9-]*$',
});

export const promoOf = operation({
  method: 'GET',
  path: '/api/bonuses/promo/:code',
  access: 'public',
  limit: 'credentials',
  proofOfWork: 'always',
  tag: 'promo-codes',
  summary: 'Whether there is a promotion of this code now',
  typedPath: true,
  params: Closed({ code: PromoCodeSchema }),
  response: Closed({ code: Type.String(), state: Type.Enum(['exist', 'not found']) }),
});
export const checkPromo = operation({
  method: 'GET',
  path: '/api/bonuses/check/:code',
  access: 'player',
  limit: 'credentials',
  proofOfWork: 'always',
  tag: 'promo-codes',
  summary: 'Whether I may redeem this code, and if not, why',
  typedPath: true,
  params: Closed({ code: PromoCodeSchema }),
  response: Closed({
    code: Type.String(),
    usable: Type.Boolean(),
    /** `redeemed`: by me, which is once. Null where it is usable. */
    reason: Type.Union([Type.Enum([...PROMO_REFUSALS, 'redeemed']), Type.Null()]),
  }),
});
