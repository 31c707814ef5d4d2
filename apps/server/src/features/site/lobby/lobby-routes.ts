import * as contract from '@croupier/contract/site/lobby';
import type { Language, RegionId } from '@croupier/domain/site/regions';
import type { Http, SignedIn } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Content } from '../content/feature.ts';
import { chooseGames, type ListSources } from './choose-games.ts';
import { MOST_EXAMPLES, seedExamples } from './examples.ts';
import { facetsOf } from './facets.ts';
import { deleteFavourite, insertFavourite, listFavourites } from './favourites-store.ts';
import { countLists, frontOf } from './front.ts';
import { genresShown } from './layout.ts';
import { shapeOf } from './list-shapes.ts';
import { createLists, type LobbyParts } from './lists.ts';
import { entriesByCode, inOrderOf } from './lobby-entry.ts';
import { tileView, winView } from './lobby-view.ts';
import { marksOf } from './marks.ts';
import { listRecent } from './plays-store.ts';
import { sortGames } from './sort-games.ts';
import { KEPT_WINS, listWins } from './wins-store.ts';
import { strip } from './worth-telling.ts';

const MOST_GAMES = 200;
const MOST_FAVOURITES = 500;

export type FrontContent = Pick<Content, 'banners' | 'widget'>;

export function lobbyRoutes(http: Http, parts: LobbyParts, content: FrontContent): void {
  const sourcesFor = createLists(parts);
  listRoutes(http, parts, sourcesFor);
  frontRoutes(http, parts, { sourcesFor, content });
  favouriteRoutes(http, parts);
  // Only where there are test seams.
  http.handle(contract.seedCatalogue, async ({ input }) => {
    await seedExamples(parts.db, Math.min(input.body.count, MOST_EXAMPLES));
    return { done: true as const };
  });
}

type SourcesFor = ReturnType<typeof createLists>;

function listRoutes(http: Http, { clock, lobbyGames }: LobbyParts, sourcesFor: SourcesFor): void {
  http.handle(contract.listGames, async ({ input, player }) => {
    const {
      search,
      sort,
      language = player?.language ?? 'en',
      from = '0',
      limit,
      region,
      ...narrowing
    } = input.query;
    const sources = await sourcesFor(listsOf(player, region), narrowing.category);
    const shape = shapeOf(narrowing.category);
    const chosen = chooseGames(sources, narrowing);
    const fitting = search?.trim() ? inOrderOf(await lobbyGames.search(search), chosen) : chosen;
    const found = sort ? sortGames(fitting, { sort, language, all: sources.entries }) : fitting;
    const first = Math.min(Number(from), found.length);
    const most = Math.min(Number(limit ?? contract.TILE_SHAPES[shape]), MOST_GAMES);
    const viewer = viewerOf(sources, { language, player, region, now: clock.now() });
    const games = found.slice(first, first + most).map((entry) => tileView(entry, viewer));
    return { games, from: first, total: found.length, shape };
  });

  http.handle(contract.listFacets, async () => facets(await sourcesFor({})));
  http.handle(contract.listProviders, async () => ({
    providers: facetsOf(await lobbyGames.entries()).providers,
  }));
}

function frontRoutes(
  http: Http,
  { db, clock, lobbyGames }: LobbyParts,
  { sourcesFor, content }: { sourcesFor: SourcesFor; content: FrontContent },
): void {
  http.handle(contract.lobbyFront, async ({ input, player }) => {
    const { language = player?.language ?? 'en' } = input.query;
    const [sources, wins] = await Promise.all([
      sourcesFor(listsOf(player, input.query.region), 'recent'),
      latestWins(),
    ]);
    const viewer = viewerOf(sources, { language, player, region: input.query.region, now: clock.now() });
    const { rows, more } = frontOf(sources);
    return {
      rows: rows.map((row) => ({ ...row, games: row.games.map((entry) => tileView(entry, viewer)) })),
      more: more.map((entry) => tileView(entry, viewer)),
      wins,
      facets: facetsShown(sources),
    };
  });

  http.handle(contract.appInfo, async ({ input, player, preview, cookies }) => {
    const { language = player?.language ?? 'en' } = input.query;
    const [sources, banners] = await Promise.all([
      sourcesFor(listsOf(player, input.query.region), 'recent'),
      content.banners(input.query, { player, preview }),
    ]);
    const played = sources.recent.length > 0;
    const viewer = viewerOf(sources, { language, player, region: input.query.region, now: clock.now() });
    return {
      banners,
      games: frontOf(sources).rows.map((row) => ({
        ...row,
        games: row.games.map((entry) => tileView(entry, viewer)),
      })),
      widget: await content.widget(input.query, { player, preview, played, cookies }),
      navigationAndFilters: facetsShown(sources),
      authenticated: player !== null,
      jackpots: [],
    };
  });

  http.handle(contract.currentWidget, async ({ input, player, preview, cookies }) => {
    const played = player !== null && (await listRecent(db, player.playerId, 1)).length > 0;
    return { widget: await content.widget(input.query, { player, preview, played, cookies }) };
  });

  http.handle(contract.listWinningNow, async () => ({ wins: await latestWins() }));

  async function latestWins() {
    const [wins, gameOf] = await Promise.all([listWins(db, KEPT_WINS), lobbyGames.gameByCode()]);
    return strip(wins).map((win) => winView(win, gameOf(win.game)));
  }
}

/** Of a player the region goes before the one that is asked for. */
const listsOf = (player: SignedIn | null, region: RegionId | undefined) => ({
  playerId: player?.playerId,
  region: player?.region ?? region,
});

/** What a tile depends on beside its game. */
const viewerOf = (
  sources: ListSources,
  {
    language,
    player,
    region,
    now,
  }: { language: Language; player: SignedIn | null; region: RegionId | undefined; now: Date },
) => ({
  language,
  signedIn: player !== null,
  region: listsOf(player, region).region,
  favourites: new Set(sources.favourites),
  markOf: marksOf(sources, now),
});

const facets = (sources: ListSources): contract.GameFacets => ({
  lists: countLists(sources),
  ...facetsOf(sources.entries),
});

/** The same as the front shows it. */
function facetsShown(sources: ListSources): contract.GameFacets {
  const all = facets(sources);
  return { ...all, genres: genresShown(all.genres, sources.layout) };
}

function favouriteRoutes(http: Http, { db, clock, lobbyGames }: LobbyParts): void {
  http.handle(contract.addFavouriteGame, async ({ player: { playerId }, input }) => {
    const game = input.params.id;
    if (!entriesByCode(await lobbyGames.entries()).has(game)) return refuse('not_found');
    await db.transaction((tx) =>
      insertFavourite(tx, { playerId, game, at: clock.now(), limit: MOST_FAVOURITES }),
    );
    return { favoriteGames: await listFavourites(db, playerId) };
  });

  http.handle(contract.removeFavouriteGame, async ({ player: { playerId }, input }) => {
    await deleteFavourite(db, playerId, input.params.id);
    return { favoriteGames: await listFavourites(db, playerId) };
  });
}
