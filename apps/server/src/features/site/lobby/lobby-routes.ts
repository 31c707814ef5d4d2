import * as contract from '@croupier/contract/site/lobby';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { chooseGames } from './choose-games.ts';
import { MOST_EXAMPLES, seedExamples } from './examples.ts';
import { facetsOf } from './facets.ts';
import { deleteFavourite, insertFavourite, listFavourites } from './favourites-store.ts';
import { createLists, type LobbyParts } from './lists.ts';
import { entriesByCode, inOrderOf } from './lobby-entry.ts';
import { tileView, winView } from './lobby-view.ts';
import { listWins } from './wins-store.ts';

const PAGE_GAMES = 30;
const MOST_GAMES = 200;
const ROW_GAMES = 12;
const SHOWN_WINS = 12;
const MOST_FAVOURITES = 500;

export function lobbyRoutes(http: Http, parts: LobbyParts): void {
  listRoutes(http, parts);
  favouriteRoutes(http, parts);
  // Only where there are test seams.
  http.handle(contract.seedCatalogue, async ({ input }) => {
    await seedExamples(parts.db, Math.min(input.body.count, MOST_EXAMPLES));
    return { done: true as const };
  });
}

function listRoutes(http: Http, { db, clock, lobbyGames }: LobbyParts): void {
  const sourcesFor = createLists({ db, clock, lobbyGames });

  http.handle(contract.listGames, async ({ input, player }) => {
    const { search, language = player?.language ?? 'en', from = '0', limit, ...narrowing } = input.query;
    const sources = await sourcesFor(player?.playerId, narrowing.category);
    const chosen = chooseGames(sources, narrowing);
    const found = search?.trim() ? inOrderOf(await lobbyGames.search(search), chosen) : chosen;
    const first = Math.min(Number(from), found.length);
    const page = found.slice(first, first + Math.min(Number(limit ?? PAGE_GAMES), MOST_GAMES));
    const viewer = { language, signedIn: player !== null, favourites: new Set(sources.favourites) };
    return { games: page.map((entry) => tileView(entry, viewer)), from: first, total: found.length };
  });

  http.handle(contract.lobbyFront, async ({ input, player }) => {
    const { language = player?.language ?? 'en' } = input.query;
    const [sources, wins] = await Promise.all([sourcesFor(player?.playerId, 'recent'), latestWins()]);
    const viewer = { language, signedIn: player !== null, favourites: new Set(sources.favourites) };
    const row = (category: contract.GameList) =>
      chooseGames(sources, { category })
        .slice(0, ROW_GAMES)
        .map((entry) => tileView(entry, viewer));
    const [all, popular, week, recent] = [row('all'), row('popular'), row('week'), row('recent')];
    return { all, popular, week, recent, wins, facets: facetsOf(sources.entries) };
  });

  http.handle(contract.listFacets, async () => facetsOf(await lobbyGames.entries()));
  http.handle(contract.listProviders, async () => ({
    providers: facetsOf(await lobbyGames.entries()).providers,
  }));

  http.handle(contract.listWinningNow, async () => ({ wins: await latestWins() }));

  async function latestWins() {
    const [wins, gameOf] = await Promise.all([listWins(db, SHOWN_WINS), lobbyGames.gameByCode()]);
    return wins.map((win) => winView(win, gameOf(win.game)));
  }
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
