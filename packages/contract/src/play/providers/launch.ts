import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  GameIdSchema,
  InstantSchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

const ofGame = Closed({ game: GameIdSchema });

/** Opens a session of another studio's game; the token in the address is the provider's way to our wallet. */
export const gameSession = operation({
  method: 'GET',
  path: '/api/games/session',
  access: 'player',
  tag: 'providers',
  summary: 'A session of a game of another studio',
  query: ofGame,
  refuses: ['not_found', 'game_unavailable'],
  response: Closed({
    game: GameIdSchema,
    provider: Type.String(),
    launchUrl: Type.String(),
    currency: CurrencySchema,
    money: BalanceKindSchema,
    expiresAt: InstantSchema,
  }),
});

/** Where a game is served from and what its frame may do; the page builds the frame from nothing else. */
export const gameServerConfig = operation({
  method: 'GET',
  path: '/api/games/server-config.json',
  access: 'public',
  tag: 'providers',
  summary: 'Where the game is served from and how it talks',
  query: ofGame,
  refuses: ['not_found'],
  response: Closed({
    game: GameIdSchema,
    name: Type.String(),
    provider: Type.String(),
    /** The provider's name as people know it. */
    studio: Type.String(),
    available: Type.Boolean(),
    /** The only origin whose messages are heard. */
    origin: Type.String(),
    /** The `sandbox` attribute of the frame. */
    sandbox: Type.String(),
    channel: Type.String(),
  }),
});

/** How the page watches over a game that it does not run itself. */
export const gameCheckerConfig = operation({
  method: 'GET',
  path: '/api/games/checker-config.json',
  access: 'public',
  tag: 'providers',
  summary: 'How long the page waits for the game',
  query: ofGame,
  refuses: ['not_found'],
  response: Closed({
    game: GameIdSchema,
    /** From the frame's first byte to the game's `ready`; after it the page offers to try again. */
    readyTimeoutMs: Type.Integer(),
    /** A round that has begun and not ended for so long is asked about at the server. */
    roundTimeoutMs: Type.Integer(),
  }),
});

export const ProviderGameSchema = Closed({
  game: GameIdSchema,
  provider: Type.String(),
  studio: Type.String(),
  name: Type.String(),
  available: Type.Boolean(),
});

export const listProviderGames = operation({
  method: 'GET',
  path: '/api/provider-games',
  access: 'public',
  tag: 'providers',
  summary: 'Games of other studios',
  response: Closed({ games: Type.Array(ProviderGameSchema) }),
});

/** A round of another studio's game, as our books have it; what was on its screen only the studio knows. */
export const ProviderRoundSchema = Closed({
  /** The provider's own id. */
  id: Type.String(),
  provider: Type.String(),
  game: GameIdSchema,
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  stakeMinor: AmountOutSchema,
  winMinor: AmountOutSchema,
  /** What of it was bonus money; null where no bonus was active when it began. */
  parts: Type.Union([
    Closed({
      bonusStakeMinor: AmountOutSchema,
      bonusWinMinor: AmountOutSchema,
      /** Of the win, what went back because the bonus had ended before. */
      forfeitedMinor: AmountOutSchema,
    }),
    Type.Null(),
  ]),
  /** Wins that a person looks at before they are paid; in no balance yet. */
  heldMinor: AmountOutSchema,
  /** `void`: every bet was given back. `abandoned`: the studio never ended it; a late win is still paid. */
  state: Type.Enum(['open', 'ended', 'void', 'abandoned']),
  isFree: Type.Boolean(),
  openedAt: InstantSchema,
});
export type ProviderRound = Static<typeof ProviderRoundSchema>;

export const listProviderRounds = operation({
  method: 'GET',
  path: '/api/provider-rounds',
  access: 'player',
  tag: 'providers',
  summary: 'My rounds in games of other studios, newest first',
  query: Closed({
    game: Type.Optional(GameIdSchema),
    cursor: Type.Optional(Type.String({ maxLength: 400 })),
  }),
  refuses: ['invalid_request'],
  response: Closed({
    rounds: Type.Array(ProviderRoundSchema),
    /** Null at the end. */
    nextCursor: Type.Union([Type.String(), Type.Null()]),
  }),
});

/** A line of the file: amounts in units of the currency, with all their decimals. */
export const ProviderRoundLineSchema = Closed({
  id: Type.String(),
  provider: Type.String(),
  openedAt: InstantSchema,
  game: GameIdSchema,
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  stake: Type.String(),
  win: Type.String(),
  /** Of the two, what was bonus money. */
  bonusStake: Type.String(),
  bonusWin: Type.String(),
  /** Of the win, what waits for a person. */
  held: Type.String(),
  state: ProviderRoundSchema.properties.state,
});
export type ProviderRoundLine = Static<typeof ProviderRoundLineSchema>;

export const saveProviderRounds = operation({
  method: 'GET',
  path: '/api/provider-rounds.csv',
  access: 'player',
  limit: 'files',
  tag: 'providers',
  summary: 'My rounds in games of other studios as a file, newest first',
  query: Closed({ game: Type.Optional(GameIdSchema) }),
  response: Type.Unsafe<unknown>({}),
});
