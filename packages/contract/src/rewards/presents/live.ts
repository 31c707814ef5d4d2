import { PRESENT_STATES } from '@croupier/domain/rewards/presents';
import Type from 'typebox';
import { Closed, IdempotencyKeySchema } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** A present of mine has come, or is over: `GET /api/bonuses/gifts` has those that wait. */
  present: {
    audience: 'personal',
    data: Closed({ id: IdempotencyKeySchema, code: Type.String(), state: Type.Enum([...PRESENT_STATES]) }),
  },
} as const;
