import { REWARD_SOURCES } from '@croupier/domain/rewards/rewards';
import Type from 'typebox';
import { Closed, IdempotencyKeySchema } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** I was given something: `GET /api/rewards` has it. */
  reward: {
    audience: 'personal',
    data: Closed({ id: IdempotencyKeySchema, source: Type.Enum([...REWARD_SOURCES]), code: Type.String() }),
  },
} as const;
