import Type from 'typebox';
import { Closed, DoneSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { EVENT_NAMES } from './events.ts';

export * from './events.ts';

export const COUNTED_AT_ONCE_MAX = 50;

export const countEvents = operation({
  method: 'POST',
  path: '/api/metrics/counter/callback',
  access: 'public',
  always: true,
  limit: 'counters',
  tag: 'analytics',
  summary: 'Count events by their names; who sends them is neither asked nor kept',
  body: Closed({
    counts: Type.Array(
      Closed({
        name: Type.Enum([...EVENT_NAMES]),
        times: Type.Integer({ minimum: 1, maximum: COUNTED_AT_ONCE_MAX }),
      }),
      { minItems: 1, maxItems: EVENT_NAMES.length },
    ),
  }),
  response: DoneSchema,
});
