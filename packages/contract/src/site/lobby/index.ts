import Type, { type Static } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  DoneSchema,
  GameIdSchema,
  InstantSchema,
  LanguageSchema,
  VolatilitySchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';

/** Lists with a meaning of their own; every other category is a genre. */
export const GAME_LISTS = [
  'all',
  'popular',
  'week',
  'classical',
  'royal',
  'tournament',
  'favorites',
  'recent',
] as const;
export type GameList = (typeof GAME_LISTS)[number];

const CodeSchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });

/** Whose engine plays a game: the house's stage, or another studio's frame. */
const MakerSchema = Type.Enum(['house', 'studio']);

export const LobbyTileSchema = Closed({
  code: GameIdSchema,
  /** In the language asked for. */
  name: Type.String(),
  provider: Closed({ code: CodeSchema, name: Type.String() }),
  maker: MakerSchema,
  /** Address of the poster, or null: the site then draws one. */
  poster: Type.Union([Type.String(), Type.Null()]),
  /**
   * `open`: may be entered now; `sign-in`: after signing in; `closed`: switched off; `example`: an entry of a
   * demonstration, which leads nowhere.
   */
  access: Type.Enum(['open', 'sign-in', 'closed', 'example']),
  /** May be tried without an account, for play money. */
  demo: Type.Boolean(),
  genres: Type.Array(Type.String()),
  features: Type.Array(Type.String()),
  /** Null where the studio does not say. */
  volatility: Type.Union([VolatilitySchema, Type.Null()]),
  /** In 1/10⁶ of the stake. Of the house's own games it is computed, of others declared. */
  rtpMicro: Type.Union([Type.Integer(), Type.Null()]),
  /** In hundredths of the stake. */
  maximumWinCenti: Type.Union([Type.Integer(), Type.Null()]),
  /** Among the favourites of the player who asks. */
  favourite: Type.Boolean(),
});
export type LobbyTile = Static<typeof LobbyTileSchema>;

export const listGames = operation({
  method: 'GET',
  path: '/api/app/games',
  access: 'public',
  tag: 'lobby',
  summary: 'The games of the lobby: a window of a list, narrowed and searched',
  query: Closed({
    /** One of `GAME_LISTS` or a genre; `all` when absent. */
    category: Type.Optional(CodeSchema),
    genre: Type.Optional(CodeSchema),
    feature: Type.Optional(CodeSchema),
    provider: Type.Optional(CodeSchema),
    volatility: Type.Optional(Type.String({ pattern: '^([1-5]|chosen)$' })),
    /** Names in any language and alphabet, with a slip of the finger, or typed in the wrong keyboard layout. */
    search: Type.Optional(Type.String({ maxLength: 60 })),
    /** Which game of the list comes first. */
    from: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
    /** At most 200; 30 when absent. */
    limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
    language: Type.Optional(LanguageSchema),
  }),
  response: Closed({
    games: Type.Array(LobbyTileSchema),
    from: Type.Integer(),
    /** How many games the whole list has. */
    total: Type.Integer(),
  }),
});

const CountedSchema = Closed({ code: Type.String(), count: Type.Integer() });
export const ProviderSchema = Closed({ code: CodeSchema, name: Type.String(), count: Type.Integer() });

const FacetsSchema = Closed({
  genres: Type.Array(CountedSchema),
  features: Type.Array(CountedSchema),
  providers: Type.Array(ProviderSchema),
  volatilities: Type.Array(Closed({ step: VolatilitySchema, count: Type.Integer() })),
});
export type GameFacets = Static<typeof FacetsSchema>;

export const listFacets = operation({
  method: 'GET',
  path: '/api/app/games/facets',
  access: 'public',
  tag: 'lobby',
  summary: 'What the list of games can be narrowed by, most games first',
  response: FacetsSchema,
});

export const listProviders = operation({
  method: 'GET',
  path: '/api/app/providers',
  access: 'public',
  tag: 'lobby',
  summary: 'The studios whose games are offered',
  response: Closed({ providers: Type.Array(ProviderSchema) }),
});

/** A win worth telling. The nickname is shortened: `pl•••42`. */
export const WinningNowSchema = Closed({
  id: Type.String(),
  player: Type.String(),
  game: GameIdSchema,
  maker: MakerSchema,
  /** The game's name by language. */
  names: Closed({ ua: Type.String(), ru: Type.String(), en: Type.String(), kk: Type.String() }),
  currency: CurrencySchema,
  kind: BalanceKindSchema,
  stakeMinor: AmountOutSchema,
  winMinor: AmountOutSchema,
  wonAt: InstantSchema,
});
export type WinningNow = Static<typeof WinningNowSchema>;

export const listWinningNow = operation({
  method: 'GET',
  path: '/api/app/winning-now',
  access: 'public',
  tag: 'lobby',
  summary: 'The latest wins worth telling, newest first; every one a settled round',
  response: Closed({ wins: Type.Array(WinningNowSchema) }),
});

export const lobbyFront = operation({
  method: 'GET',
  path: '/api/app/lobby',
  access: 'public',
  tag: 'lobby',
  summary:
    'What the front of the lobby shows: the beginnings of its lists, the latest wins, what to browse by',
  query: Closed({ language: Type.Optional(LanguageSchema) }),
  response: Closed({
    /** The first games of each list; `recent` is empty for a visitor. */
    all: Type.Array(LobbyTileSchema),
    popular: Type.Array(LobbyTileSchema),
    week: Type.Array(LobbyTileSchema),
    recent: Type.Array(LobbyTileSchema),
    wins: Type.Array(WinningNowSchema),
    facets: FacetsSchema,
  }),
});
export type LobbyFront = Static<(typeof lobbyFront)['response']>;

const FavouritesSchema = Closed({ favoriteGames: Type.Array(GameIdSchema) });
export const addFavouriteGame = operation({
  method: 'POST',
  path: '/api/users/profile/add-favorite-game/:id',
  access: 'player',
  tag: 'lobby',
  summary: 'Keep a game among my favourites; again is the same',
  params: Closed({ id: GameIdSchema }),
  refuses: ['not_found'],
  response: FavouritesSchema,
});
export const removeFavouriteGame = operation({
  method: 'DELETE',
  path: '/api/users/profile/del-favorite-game/:id',
  access: 'player',
  tag: 'lobby',
  summary: 'Take a game out of my favourites; again is the same',
  params: Closed({ id: GameIdSchema }),
  response: FavouritesSchema,
});

export const seedCatalogue = operation({
  method: 'POST',
  path: '/api/inner/test/data/catalogue',
  access: 'test',
  tag: 'test-data',
  summary: 'Fill the lobby with so many examples, which cannot be played; 0 takes them away',
  body: Closed({ count: Type.Integer({ minimum: 0, maximum: 5000 }) }),
  response: DoneSchema,
});
