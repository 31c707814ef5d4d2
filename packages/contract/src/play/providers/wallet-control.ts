import Type from 'typebox';
import {
  AmountOutSchema,
  AmountSchema,
  Closed,
  CurrencySchema,
  GameIdSchema,
  IdempotencyKeySchema,
  PlayerIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/**
 * What a test of the wallet needs from the house: the control address of the conformance kit (docs/wallet-api.md).
 * Only with CROUPIER_TEST_SEAMS=1, never in production.
 */
export const testWalletControl = operation({
  method: 'POST',
  path: '/api/inner/test/provider-wallet',
  access: 'test',
  tag: 'test-data',
  summary: 'Players, tokens and switches for a test of the wallet API',
  body: Closed({
    action: Type.Enum([
      'create-session',
      'expire-session',
      'block-player',
      'unblock-player',
      'switch-game-off',
      'switch-game-on',
      'grant-free-rounds',
      'cancel-free-rounds',
      'give-bonus',
      'cancel-bonus',
      'limit-stakes',
      'exclude-player',
    ]),
    provider: Type.Optional(Type.String({ maxLength: 40 })),
    game: Type.Optional(GameIdSchema),
    balanceMinor: Type.Optional(AmountSchema),
    token: Type.Optional(Type.String({ maxLength: 128 })),
    playerId: Type.Optional(PlayerIdSchema),
    stakeMinor: Type.Optional(AmountSchema),
    /** Of a bonus, chosen by who asks: asked for again, it is given once. */
    bonusId: Type.Optional(IdempotencyKeySchema),
    amountMinor: Type.Optional(AmountSchema),
    /** Wins of the free rounds are paid at their end, as real money. */
    gathers: Type.Optional(Type.Boolean()),
    freeRoundsId: Type.Optional(IdempotencyKeySchema),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  }),
  refuses: ['invalid_request', 'not_found'],
  response: Closed({
    playerId: Type.Optional(PlayerIdSchema),
    token: Type.Optional(Type.String()),
    currency: Type.Optional(CurrencySchema),
    balanceMinor: Type.Optional(AmountOutSchema),
    freeRoundsId: Type.Optional(Type.String()),
  }),
});
