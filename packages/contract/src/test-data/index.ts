import Type from 'typebox';
import {
  AmountSchema,
  Closed,
  DoneSchema,
  GameIdSchema,
  LanguageSchema,
  PlayerIdSchema,
  RegionIdSchema,
} from '../kit/common-schemas.ts';
import { operation } from '../kit/operation.ts';

/** These exist only with CROUPIER_TEST_SEAMS=1 and never in production. */
export const testUser = operation({
  method: 'POST',
  path: '/api/inner/test/data/user',
  access: 'test',
  tag: 'test-data',
  summary: 'A player with region, balance and limits',
  body: Closed({
    region: Type.Optional(RegionIdSchema),
    language: Type.Optional(LanguageSchema),
    /** Kept with the account. No rule reads it yet. */
    verified: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
    balanceMinor: Type.Optional(AmountSchema),
    playMinor: Type.Optional(AmountSchema),
    /** Deposit limits in the region's currency, as if the player had set them. */
    limits: Type.Optional(
      Closed({
        day: Type.Optional(AmountSchema),
        week: Type.Optional(AmountSchema),
        month: Type.Optional(AmountSchema),
      }),
    ),
  }),
  response: Closed({ id: PlayerIdSchema, username: Type.String(), password: Type.String() }),
});
export const testToken = operation({
  method: 'POST',
  path: '/api/inner/test/data/token',
  access: 'test',
  tag: 'test-data',
  summary: 'A session for a player, as the cookie to send',
  body: Closed({ id: PlayerIdSchema }),
  response: Closed({ cookie: Type.String() }),
});
export const testClock = operation({
  method: 'POST',
  path: '/api/inner/test/clock',
  access: 'test',
  tag: 'test-data',
  summary: 'Set the clock offset',
  body: Closed({ offsetMs: Type.Integer() }),
  response: DoneSchema,
});
/** Forces the stop positions of the player's next rounds, first in first out. */
export const testFeature = operation({
  method: 'POST',
  path: '/api/inner/test/feature',
  access: 'test',
  tag: 'test-data',
  summary: 'Make the next round of a slot one with free spins, re-spins or its hold-and-win feature',
  body: Closed({ playerId: PlayerIdSchema, game: GameIdSchema }),
  response: DoneSchema,
});
export const testTape = operation({
  method: 'POST',
  path: '/api/inner/test/tape',
  access: 'test',
  tag: 'test-data',
  summary: 'Force the draws of coming rounds',
  body: Closed({
    playerId: PlayerIdSchema,
    game: GameIdSchema,
    rounds: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 2000 }), { maxItems: 50 }),
  }),
  response: DoneSchema,
});
