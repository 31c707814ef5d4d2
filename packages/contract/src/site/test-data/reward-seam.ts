import Type from 'typebox';
import {
  AmountSchema,
  Closed,
  CurrencySchema,
  IdempotencyKeySchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { CodeSchema } from '../../rewards/programmes/index.ts';
import { GivenSchema } from '../../rewards/rewards/index.ts';

/** Something that a player is given, as the house's people would. */
export const testReward = operation({
  method: 'POST',
  path: '/api/inner/test/data/reward',
  access: 'test',
  tag: 'test-data',
  summary: 'Gives a player money, points or a box, once by key',
  body: Closed({
    playerId: PlayerIdSchema,
    key: IdempotencyKeySchema,
    reward: Type.Union([
      Closed({ kind: Type.Literal('money'), amountMinor: AmountSchema, currency: CurrencySchema }),
      Closed({ kind: Type.Literal('points'), points: Type.Integer({ minimum: 1, maximum: 1_000_000 }) }),
      Closed({ kind: Type.Literal('box'), code: CodeSchema }),
    ]),
  }),
  refuses: ['not_found'],
  response: GivenSchema,
});
