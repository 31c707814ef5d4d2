import { LIMIT_PERIODS } from '@croupier/domain/people/limits';
import { CLOSING_RULES } from '@croupier/domain/people/play-rules';
import { GOAL_USES } from '@croupier/domain/rewards/goals';
import { PURSE_ORDERS } from '@croupier/domain/rewards/purses';
import { CodeSchema } from '../../rewards/programmes/amounts.ts';
import Type from 'typebox';
import {
  AmountOutSchema,
  AmountSchema,
  Closed,
  DoneSchema,
  GameIdSchema,
  IdempotencyKeySchema,
  InstantSchema,
  LanguageSchema,
  PlayerIdSchema,
  RegionIdSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { LootDomainSchema } from '../../play/fairness/index.ts';

export * from './office-seams.ts';
export * from './passed-time.ts';
export * from './programme-seam.ts';
export * from './reward-seam.ts';

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
    /** Where the player lives, as documents would have shown. */
    residence: Type.Optional(RegionIdSchema),
    /** How far they have shown who they are; where left out, as far as is asked of them to bet and deposit without bounds. */
    verified: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
    /** Nobody has answered the letter to its address yet. */
    unanswered: Type.Optional(Type.Boolean()),
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
  /** It is `proven`, as if the player had just shown by a code who they are, unless that is false. */
  body: Closed({ id: PlayerIdSchema, proven: Type.Optional(Type.Boolean()) }),
  refuses: ['not_found'],
  response: Closed({ cookie: Type.String() }),
});
export const testVerified = operation({
  method: 'POST',
  path: '/api/inner/test/data/verified',
  access: 'test',
  tag: 'test-data',
  summary: 'Documents that prove a level, as if somebody had seen them elsewhere',
  body: Closed({ playerId: PlayerIdSchema, level: Type.Integer({ minimum: 1, maximum: 3 }) }),
  refuses: ['not_found'],
  response: DoneSchema,
});
export const testBlock = operation({
  method: 'POST',
  path: '/api/inner/test/data/block',
  access: 'test',
  tag: 'test-data',
  summary: 'Blocks an account as an operator does; null for a reason opens it again',
  body: Closed({
    id: PlayerIdSchema,
    reason: Type.Union([Type.String({ minLength: 3, maxLength: 500 }), Type.Null()]),
  }),
  refuses: ['not_found'],
  response: DoneSchema,
});
export const testContent = operation({
  method: 'POST',
  path: '/api/inner/test/data/content',
  access: 'test',
  tag: 'test-data',
  summary: 'Publishes a document that is new, in every language, for whoever it is',
  body: Closed({
    kind: Type.Enum(['messages', 'meta']),
    key: Type.String(),
    scope: Type.String(),
    facts: Type.Record(Type.String(), Type.String()),
    texts: Type.Record(LanguageSchema, Type.Record(Type.String(), Type.String())),
  }),
  refuses: ['invalid_request'],
  response: DoneSchema,
});
/** Of a money bonus, in the currency of the player's region; a term that is left out does not limit. */
const BonusSchema = Closed({
  playerId: PlayerIdSchema,
  /** The bonus of a published programme; everything else is said by that. */
  code: Type.Optional(CodeSchema),
  /** 100.00 where it is left out. */
  amountMinor: Type.Optional(AmountSchema),
  /** What has to be staked until it is the player's own; ten times the amount where it is left out. */
  wagerMinor: Type.Optional(AmountSchema),
  order: Type.Optional(Type.Enum([...PURSE_ORDERS])),
  /** Per cent of a stake that count, by game; all of it elsewhere. */
  contributions: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0, maximum: 100 }))),
  maximumStakeMinor: Type.Optional(AmountSchema),
  maximumConversionMinor: Type.Optional(AmountSchema),
  expiresAt: Type.Optional(InstantSchema),
});
const GrantIdSchema = Closed({ id: IdempotencyKeySchema });

export const testBonus = operation({
  method: 'POST',
  path: '/api/inner/test/data/bonus',
  access: 'test',
  tag: 'test-data',
  summary: 'A money bonus that waits to be activated',
  body: BonusSchema,
  refuses: ['not_found', 'conflict'],
  response: GrantIdSchema,
});
export const testActiveBonus = operation({
  method: 'POST',
  path: '/api/inner/test/data/active-bonus',
  access: 'test',
  tag: 'test-data',
  summary: 'A money bonus that is active: its money is there, its wagering runs',
  body: BonusSchema,
  refuses: ['not_found', 'conflict'],
  response: GrantIdSchema,
});
export const testGift = operation({
  method: 'POST',
  path: '/api/inner/test/data/gift',
  access: 'test',
  tag: 'test-data',
  summary: 'Rounds that are given, in the currency of the player’s region',
  body: Closed({
    playerId: PlayerIdSchema,
    games: Type.Array(GameIdSchema, { minItems: 1, maxItems: 50 }),
    stakeMinor: AmountSchema,
    rounds: Type.Integer({ minimum: 1, maximum: 1_000 }),
    maximumWinMinor: Type.Optional(AmountSchema),
    /** Their wins become a bonus to be staked so often; real money where left out. */
    wagerTimes: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    expiresAt: Type.Optional(InstantSchema),
  }),
  refuses: ['not_found'],
  response: GrantIdSchema,
});
/** As if the player had set it, or a session had come so far. */
export const testPlayRule = operation({
  method: 'POST',
  path: '/api/inner/test/data/play-rule',
  access: 'test',
  tag: 'test-data',
  summary: 'A rule that stakes are held to, or without its amount and instant, none of that name any more',
  body: Type.Union([
    Closed({
      playerId: PlayerIdSchema,
      rule: Type.Enum(['stake_limit', 'loss_limit']),
      period: Type.Enum([...LIMIT_PERIODS]),
      amountMinor: Type.Optional(AmountSchema),
    }),
    Closed({
      playerId: PlayerIdSchema,
      rule: Type.Literal('stake_maximum'),
      amountMinor: Type.Optional(AmountSchema),
    }),
    Closed({
      playerId: PlayerIdSchema,
      rule: Type.Enum([...CLOSING_RULES]),
      from: Type.Optional(InstantSchema),
      until: Type.Optional(InstantSchema),
    }),
  ]),
  refuses: ['not_found'],
  response: DoneSchema,
});
export const testProgress = operation({
  method: 'POST',
  path: '/api/inner/test/data/progress',
  access: 'test',
  tag: 'test-data',
  summary:
    'Has a goal stand where a test wants it, as if its player had come so far; conflict where it is over',
  body: Closed({
    playerId: PlayerIdSchema,
    /** The goal by its id, or the open one of a programme. */
    of: Type.Union([IdempotencyKeySchema, Closed({ use: Type.Enum([...GOAL_USES]), code: CodeSchema })]),
    /** In the goal’s unit. */
    current: AmountOutSchema,
  }),
  refuses: ['conflict'],
  response: DoneSchema,
});
/** What is in somebody's mailbox, for who has none: e-mail that waits to be handed over. */
export const testLetters = operation({
  method: 'POST',
  path: '/api/inner/test/data/letters',
  access: 'test',
  tag: 'test-data',
  summary: 'The newest letters to an address, or texts to a phone, the newest first, and the links in them',
  body: Closed({ to: Type.String({ minLength: 3, maxLength: 254 }) }),
  response: Closed({
    letters: Type.Array(
      Closed({
        subject: Type.String(),
        text: Type.String(),
        html: Type.Union([Type.String(), Type.Null()]),
        unsubscribe: Type.Union([Type.String(), Type.Null()]),
        /** Those that stand in the text, in their order. */
        links: Type.Array(Type.String()),
        createdAt: InstantSchema,
      }),
    ),
  }),
});
export const testCheckDue = operation({
  method: 'POST',
  path: '/api/inner/test/data/check-due',
  access: 'test',
  tag: 'test-data',
  summary: 'Has the reality check of a player come due now; conflict where they have not played',
  body: Closed({ playerId: PlayerIdSchema }),
  refuses: ['conflict'],
  response: DoneSchema,
});
export const testStatement = operation({
  method: 'POST',
  path: '/api/inner/test/data/statement',
  access: 'test',
  tag: 'test-data',
  summary: 'Makes the statement of the month that runs, as if it were over',
  body: Closed({ playerId: PlayerIdSchema }),
  response: DoneSchema,
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
  refuses: ['not_found'],
  response: DoneSchema,
});
/** Forces what is drawn for the player's next rounds of a game, or from a table, first in first out. */
export const testTape = operation({
  method: 'POST',
  path: '/api/inner/test/tape',
  access: 'test',
  tag: 'test-data',
  summary: 'Force the draws of coming rounds',
  body: Closed({
    playerId: PlayerIdSchema,
    /** A game's id, or the domain of a draw: `loot-` or another word of its kind, and a code. */
    game: Type.Union([GameIdSchema, LootDomainSchema]),
    /** Results of `below`, in order: of each round, or of each draw. */
    rounds: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { maxItems: 2000 }), { maxItems: 50 }),
  }),
  response: DoneSchema,
});
