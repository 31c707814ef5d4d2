import { GIFT_ENDS } from '@croupier/domain/rewards/gifts';
import Type from 'typebox';
import { Closed, IdempotencyKeySchema } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** I was given free rounds of another studio. */
  freeRoundsGiven: { audience: 'personal', data: Closed({ id: IdempotencyKeySchema }) },
  /** Free rounds of another studio of mine are over; what they gathered is money now. */
  freeRoundsEnded: {
    audience: 'personal',
    data: Closed({ id: IdempotencyKeySchema, state: Type.Enum([...GIFT_ENDS]) }),
  },
} as const;
