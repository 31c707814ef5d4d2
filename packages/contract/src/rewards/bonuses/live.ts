import { BONUS_STATES } from '@croupier/domain/rewards/bonuses';
import Type from 'typebox';
import { Closed, IdempotencyKeySchema } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** A bonus of mine is in another state; how many I have not seen. */
  bonus: {
    audience: 'personal',
    data: Closed({
      id: IdempotencyKeySchema,
      code: Type.String(),
      state: Type.Enum([...BONUS_STATES]),
    }),
  },
} as const;
