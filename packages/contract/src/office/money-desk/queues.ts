import Type from 'typebox';
import { Closed, InstantSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { nullable, tag } from './schemas.ts';

export const MONEY_QUEUES = ['held-wins', 'payment-findings', 'reconciliation', 'verify-findings'] as const;
export type MoneyQueue = (typeof MONEY_QUEUES)[number];

export const moneyQueues = operation({
  access: { operator: 'read.money' },
  tag,
  method: 'GET',
  path: '/office/api/money/queues',
  summary: 'What waits for a person, and for how long',
  response: Closed({
    queues: Type.Array(
      Closed({
        queue: Type.Enum([...MONEY_QUEUES]),
        waiting: Type.Integer(),
        /** Since when the oldest item waits; null where none does. */
        oldestAt: nullable(InstantSchema),
        /** How many of them somebody has in hand. */
        taken: Type.Integer(),
      }),
    ),
  }),
});
