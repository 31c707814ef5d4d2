import { BOX_STATES } from '@croupier/domain/rewards/treasures';
import Type from 'typebox';
import { Closed, IdempotencyKeySchema } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** A box of mine has come, is full, or is over: `GET /api/boxes` has it. */
  box: {
    audience: 'personal',
    data: Closed({ id: IdempotencyKeySchema, code: Type.String(), state: Type.Enum([...BOX_STATES]) }),
  },
} as const;
