import { BONUS_STATES } from '@croupier/domain/rewards/bonuses';
import Type from 'typebox';
import { Closed, IdempotencyKeySchema, InstantSchema } from '../../kit/common-schemas.ts';

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
  /** An active bonus of mine ends within a day. */
  bonusExpiring: {
    audience: 'personal',
    data: Closed({
      id: IdempotencyKeySchema,
      code: Type.String(),
      expireDate: InstantSchema,
      phase: Type.Literal('soon'),
    }),
  },
} as const;
