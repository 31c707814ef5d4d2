import { Closed, IdempotencyKeySchema } from '../../kit/common-schemas.ts';

export const LIVE = {
  /** A card or an account of mine has come, is proven, refused or given up: `GET /api/payments/pay-out` has them. */
  method: { audience: 'personal', data: Closed({ id: IdempotencyKeySchema }) },
} as const;
