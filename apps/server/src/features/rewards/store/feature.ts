import * as contract from '@croupier/contract/rewards/store';
import { STORE_ITEM } from '@croupier/contract/rewards/store/kind';
import { REGIONS, type Language } from '@croupier/domain/site/regions';
import { feature } from '../../../platform/feature.ts';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { Module } from '../../../platform/module.ts';
import type { Needs } from '../../../platform/platform.ts';
import { isRefusal } from '../../../platform/refusal.ts';
import { readPoints } from '../points/feature.ts';
import type { ReadProgrammes } from '../programmes/feature.ts';
import { createAddressBox, type OfferOf } from '../rewards/feature.ts';
import { buyItem } from './buy-item.ts';
import { STORE_PERSONAL } from './personal-store.ts';
import { purchaseViews } from './purchase-view.ts';
import { listPurchases } from './purchases-store.ts';
import { shownItems, type StoreParts } from './shelf.ts';
import { STORE_BOOKS } from './store-books-store.ts';

export const STORE = feature({
  name: 'store',
  level: 9,
  about: 'what players buy for points',
  owns: ['purchase'],
  kinds: [STORE_ITEM],
  books: () => STORE_BOOKS,
});

export { returnPurchase } from './return-purchase.ts';

const PURCHASES_A_PAGE = 30;
/** To a visitor who names no region. */
const DEFAULT_REGION = 'UA';

/** The store: its shelves, what is bought, and where things are sent to. */
export function createStore(
  { db, clock, config }: Needs<'db' | 'clock', 'brand' | 'seedKey'>,
  { programmes, offerOf }: { programmes: ReadProgrammes; offerOf: OfferOf },
): { module: Module } {
  const addresses = createAddressBox(config);
  const parts: StoreParts = { db, clock, brand: config.brand, programmes, addresses, offerOf };
  const readingOf = ({ region, language }: SignedIn, asked: Language | undefined) => ({
    currency: REGIONS[region].currency,
    language: asked ?? language,
  });
  return {
    module: {
      name: 'store',
      personal: STORE_PERSONAL,
      routes: (http) => {
        http.handle(contract.readStore, async ({ player, input: { query } }) => {
          const region = player?.region ?? query.region ?? DEFAULT_REGION;
          const language = query.language ?? player?.language ?? 'en';
          const looking = { playerId: player?.playerId, region, language, now: clock.now() };
          return {
            items: await shownItems(parts, looking),
            points: player ? await readPoints(db, player.playerId) : null,
          };
        });
        http.handle(contract.buyItem, async ({ player, input: { body } }) => {
          const bought = await buyItem(parts, player, body);
          if (isRefusal(bought)) return bought;
          const [purchase] = await purchaseViews(parts, [bought], readingOf(player, body.language));
          return { purchase: purchase!, points: await readPoints(db, player.playerId) };
        });
        http.handle(contract.listPurchases, async ({ player, input: { query } }) => {
          const page = { after: query.cursor ?? null, limit: PURCHASES_A_PAGE };
          const rows = await listPurchases(db, player.playerId, page);
          return {
            purchases: await purchaseViews(parts, rows, readingOf(player, query.language)),
            nextCursor: rows.length === PURCHASES_A_PAGE ? rows.at(-1)!.id : null,
          };
        });
      },
    },
  };
}
