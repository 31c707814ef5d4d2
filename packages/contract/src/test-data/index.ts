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
/** The next round of this entry ends as wished: its draws are found by trying, and put on the player's tape. */
export const testOutcome = operation({
  method: 'POST',
  path: '/api/inner/test/outcome',
  access: 'test',
  tag: 'test-data',
  summary:
    'Make the next round a won one, a lost one, or one with its free spins, re-spins or hold-and-win feature',
  body: Closed({
    playerId: PlayerIdSchema,
    game: GameIdSchema,
    outcome: Type.Union([Type.Literal('won'), Type.Literal('lost'), Type.Literal('feature')]),
    /** The game's first where none is named. */
    mode: Type.Optional(Type.String()),
    /** What the player will choose, the bet's own choice first where the mode asks for one. */
    choices: Type.Optional(Type.Array(Type.Array(Type.Integer({ minimum: 0 })))),
  }),
  response: DoneSchema,
});
/** Forces the stop positions of the player's next rounds, first in first out. */
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
