import * as contract from '@croupier/contract/rewards/gifts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Http } from '../../../platform/http/http.ts';
import { refuse } from '../../../platform/refusal.ts';
import { stopGift } from './end-gifts.ts';
import { giftView } from './gift-view.ts';
import { listGifts } from './gifts-store.ts';

/** So many are listed; older ones are in the statement and the history. */
const LISTED = 50;

export function giftsRoutes(http: Http, deps: { db: Database; clock: Clock }): void {
  http.handle(contract.listGifts, async ({ player }) => {
    return { gifts: (await listGifts(deps.db, player.playerId, LISTED)).map(giftView) };
  });
  http.handle(contract.stopGift, async ({ player, input }) => {
    const gift = await stopGift(deps, player.playerId, input.params.id);
    return gift ? giftView(gift) : refuse('not_found');
  });
}
