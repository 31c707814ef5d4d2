import Type, { type Static, type TSchema } from 'typebox';
import {
  AmountOutSchema,
  BalanceKindSchema,
  Closed,
  CurrencySchema,
  DoneSchema,
  GameIdSchema,
  InstantSchema,
  LanguageSchema,
  RegionIdSchema,
  VolatilitySchema,
} from '../../kit/common-schemas.ts';
import { operation } from '../../kit/operation.ts';
import { BannerSchema, WidgetSchema } from '../content/index.ts';

export * from './layout.ts';

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

/** The shapes of tiles, and how many tiles of a shape are loaded at a time (specification, section 3). */
export const TILE_SHAPES = { RECTANGLE: 24, SQUARE: 24, DEFAULT: 30 } as const;
export type TileShape = keyof typeof TILE_SHAPES;
const TileShapeSchema = Type.Enum(['RECTANGLE', 'SQUARE', 'DEFAULT']);

/** What a list can be sorted by: the newest, the highest return, the highest volatility first, or by name. */
export const GAME_SORTS = ['new', 'rtp', 'volatility', 'name'] as const;
export type GameSort = (typeof GAME_SORTS)[number];

/** How many choices of one facet may be asked for at once. */
export const MOST_CHOICES = 10;

const CodeSchema = Type.String({ pattern: '^[a-z0-9][a-z0-9-]{0,39}$' });

/** One value of a query, or some of them: the name repeated. */
const some = <S extends TSchema>(value: S) =>
  Type.Union([value, Type.Array(value, { minItems: 1, maxItems: MOST_CHOICES, uniqueItems: true })]);

/** Whose engine plays a game: the house's stage, or another studio's frame. */
export const MakerSchema = Type.Enum(['house', 'studio']);

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
  /** `new`: among the latest that came; `top`: among the most played of the month; a game that is both is `top`. */
  mark: Type.Union([Type.Enum(['new', 'top']), Type.Null()]),
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
    /** Of several values of a facet a game has any, and it has something of every facet that is named. */
    genre: Type.Optional(some(CodeSchema)),
    feature: Type.Optional(some(CodeSchema)),
    provider: Type.Optional(some(CodeSchema)),
    volatility: Type.Optional(some(Type.String({ pattern: '^([1-5]|chosen)$' }))),
    /** The list's own order when absent, or how well a game fits what is searched for. */
    sort: Type.Optional(Type.Enum([...GAME_SORTS])),
    /** Names in any language and alphabet, with a slip of the finger, or typed in the wrong keyboard layout. */
    search: Type.Optional(Type.String({ maxLength: 60 })),
    /** Which game of the list comes first. */
    from: Type.Optional(Type.String({ pattern: '^[0-9]{1,6}$' })),
    /** At most 200; when absent, what the list's shape loads at a time. */
    limit: Type.Optional(Type.String({ pattern: '^[0-9]{1,3}$' })),
    language: Type.Optional(LanguageSchema),
    /** Of a visitor: which games come first may differ. A player's own goes before it. */
    region: Type.Optional(RegionIdSchema),
  }),
  response: Closed({
    games: Type.Array(LobbyTileSchema),
    from: Type.Integer(),
    /** How many games the whole list has. */
    total: Type.Integer(),
    /** How the list's tiles are shaped. */
    shape: TileShapeSchema,
  }),
});

export const CountedSchema = Closed({ code: Type.String(), count: Type.Integer() });
export const GenreSchema = Closed({
  code: Type.String(),
  count: Type.Integer(),
  /** A game that shows what the genre is like; no other genre has the same one while there are others. */
  poster: Type.Union([Closed({ game: GameIdSchema, poster: Type.String() }), Type.Null()]),
});
export const ProviderSchema = Closed({ code: CodeSchema, name: Type.String(), count: Type.Integer() });

export const FacetsSchema = Closed({
  /** Of the lists that are the same for everybody, how many games each has. */
  lists: Type.Array(Closed({ code: Type.Enum([...GAME_LISTS]), count: Type.Integer() })),
  genres: Type.Array(GenreSchema),
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
  /** As of a tile. */
  poster: Type.Union([Type.String(), Type.Null()]),
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
  summary: 'The latest wins worth telling, newest first, one a player and game; every one a settled round',
  response: Closed({ wins: Type.Array(WinningNowSchema) }),
});

export const lobbyFront = operation({
  method: 'GET',
  path: '/api/app/lobby',
  access: 'public',
  tag: 'lobby',
  summary:
    'What the front of the lobby shows: the beginnings of its lists, the latest wins, what to browse by',
  query: Closed({ language: Type.Optional(LanguageSchema), region: Type.Optional(RegionIdSchema) }),
  response: Closed({
    /** The first games of lists, in the order to show them: what the player played last first. None is empty. */
    rows: Type.Array(
      Closed({
        list: Type.Enum([...GAME_LISTS]),
        shape: TileShapeSchema,
        games: Type.Array(LobbyTileSchema),
      }),
    ),
    /** More games, which the first rows do not show. */
    more: Type.Array(LobbyTileSchema),
    wins: Type.Array(WinningNowSchema),
    facets: FacetsSchema,
  }),
});
export type LobbyFront = Static<(typeof lobbyFront)['response']>;

export const FavouritesSchema = Closed({ favoriteGames: Type.Array(GameIdSchema) });
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

/** The front of the house in one answer (specification, section 3: App info). */
export const appInfo = operation({
  method: 'GET',
  path: '/api/app',
  access: 'public',
  tag: 'app',
  revalidated: true,
  summary:
    'What the front of the house is made of: banners, lists of games, what is asked, and the ways to narrow the games',
  query: Closed({ language: Type.Optional(LanguageSchema), region: Type.Optional(RegionIdSchema) }),
  response: Closed({
    banners: Type.Array(BannerSchema),
    games: lobbyFront.response.properties.rows,
    /** What asks for attention until it is answered or hidden; null where nothing does. */
    widget: Type.Union([WidgetSchema, Type.Null()]),
    navigationAndFilters: FacetsSchema,
    authenticated: Type.Boolean(),
    /** None before there are jackpots. */
    jackpots: Type.Array(Closed({}), { maxItems: 0 }),
  }),
});

/** The widget of that answer alone, for a page that is there already. */
export const currentWidget = operation({
  method: 'GET',
  path: '/api/app/widget',
  access: 'public',
  tag: 'app',
  summary: 'What asks for attention now, of what was neither answered nor hidden',
  query: appInfo.query,
  response: Closed({ widget: appInfo.response.properties.widget }),
});
