import Type from 'typebox';
import { Closed, CurrencySchema, IdempotencyKeySchema, PlayerIdSchema } from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { PerformedSchema } from '../approvals/index.ts';
import { ReasonSchema } from '../operators/index.ts';

export const adjustMoney = operation({
  method: 'POST',
  path: '/office/api/players/:id/adjust',
  access: { operator: 'adjust.money' },
  tag: 'players',
  summary:
    'Post money to a player, or take it: real money, with a reason that stays in the books. Above what the role may do alone it waits for a second person',
  params: Closed({ id: PlayerIdSchema }),
  body: Closed({
    /** The same key with the same input is one adjustment. */
    key: IdempotencyKeySchema,
    currency: CurrencySchema,
    /** Minor units; below zero it is taken. */
    amountMinor: Type.String({ pattern: '^-?[1-9][0-9]{0,12}$' }),
    reason: ReasonSchema,
  }),
  refuses: ['not_found', 'insufficient_funds', 'key_reused'],
  response: PerformedSchema,
});
