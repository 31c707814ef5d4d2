import { getGame } from '@croupier/contract/play/catalog';
import { rulesInForce } from '@croupier/domain/site/regions';
import { findGame } from '@croupier/games';
import type { Database } from '../../../platform/database.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { listSwitchedOff } from './catalog-store.ts';
import { gameView } from './catalog-view.ts';

/** Prices are shown in this region to a visitor who names none. */
const DEFAULT_REGION = 'UA';

export function catalogRoutes(http: Http, db: Database): void {
  http.handle(getGame, async ({ input, player }) => {
    const game = findGame(input.params.code);
    if (!game) return refuse('not_found');
    const off = await listSwitchedOff(db);
    const region = input.query.region ?? player?.region ?? DEFAULT_REGION;
    // A wish of the player's counts where the player is; elsewhere it is looking around.
    const wished = player?.region === region ? player.wishedRegion : null;
    return gameView(game, !off.includes(game.definition.id), rulesInForce(region, wished));
  });
}
