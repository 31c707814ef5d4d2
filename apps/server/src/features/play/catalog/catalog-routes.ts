import { getGame } from '@croupier/contract/play/catalog';
import { REGIONS, rulesInForce } from '@croupier/domain/site/regions';
import { findGame } from '@croupier/games';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { gameView } from './catalog-view.ts';
import type { ReadOpenness } from './openness.ts';

/** Prices are shown in this region to a visitor who names none. */
const DEFAULT_REGION = 'UA';

export function catalogRoutes(http: Http, openness: ReadOpenness): void {
  http.handle(getGame, async ({ input, player }) => {
    const game = findGame(input.params.code);
    if (!game) return refuse('not_found');
    const { available, closedRegions } = (await openness())(game.definition.id);
    const region = input.query.region ?? player?.region ?? DEFAULT_REGION;
    // Where the player is, all that holds for them counts; elsewhere it is looking around.
    const rules = player?.region === region ? rulesInForce(player) : REGIONS[region];
    return gameView(game, available && !closedRegions.includes(region), rules);
  });
}
