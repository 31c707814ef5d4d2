import { getGame, listGames } from '@croupier/contract';
import { findGame, GAMES } from '@croupier/games';
import type { Database } from '../../platform/database.ts';
import type { Http } from '../../platform/http/http.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { listSwitchedOff } from './catalog-store.ts';
import { gameView, tileView } from './catalog-view.ts';

/** Prices are shown in this region to a visitor who names none. */
const DEFAULT_REGION = 'UA';

export function catalogRoutes(http: Http, db: Database): void {
  http.handle(listGames, async ({ input }) => {
    const off = await listSwitchedOff(db);
    const { category } = input.query;
    const chosen = GAMES.filter((game) => category === undefined || game.genres.includes(category));
    return { games: chosen.map((game) => tileView(game, !off.includes(game.definition.id))) };
  });

  http.handle(getGame, async ({ input, player }) => {
    const game = findGame(input.params.code);
    if (!game) return refuse('not_found');
    const off = await listSwitchedOff(db);
    const region = input.query.region ?? player?.region ?? DEFAULT_REGION;
    return gameView(game, !off.includes(game.definition.id), region);
  });
}
