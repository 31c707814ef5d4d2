import type { Brand } from '@croupier/domain/site/brands';
import type { RegionId } from '@croupier/domain/site/regions';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { LobbyGames } from './lobby-games.ts';
import type { ListSources } from './choose-games.ts';
import { listFavourites } from './favourites-store.ts';
import { listLayouts } from './layout-store.ts';
import { layoutFor } from './layout.ts';
import { keepFor } from '../../../platform/keep-for.ts';
import { listPicks } from './picks-store.ts';
import { listRecent, rankGames } from './plays-store.ts';

/** Whose lists they are. */
interface ListViewer {
  readonly playerId?: bigint | undefined;
  readonly region?: RegionId | undefined;
}

export interface LobbyParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly lobbyGames: LobbyGames;
  /** Whose house it is. */
  readonly brand: Brand;
  readonly memoryMs: number;
}

const KEEP_MS = 1_000;
const POPULAR_DAYS = 30;
const WEEK_DAYS = 7;
const MOST_RANKED = 200;
const MOST_RECENT = 60;

/** Gathers what the lists are made of: what is the same for everyone once a second, what is the player's each time. */
export function createLists({ db, clock, lobbyGames, brand, memoryMs }: LobbyParts) {
  const shared = keepFor(Math.min(KEEP_MS, memoryMs), async () => {
    const ranking = (days: number) => rankGames(db, { today: clock.now(), days, limit: MOST_RANKED });
    const [popular, week, picked, layouts] = await Promise.all([
      ranking(POPULAR_DAYS),
      ranking(WEEK_DAYS),
      listPicks(db),
      listLayouts(db),
    ]);
    return { popular, week, picked, layouts };
  });
  return async ({ playerId, region }: ListViewer, category?: string): Promise<ListSources> => {
    const [entries, { layouts, ...common }, favourites, recent] = await Promise.all([
      lobbyGames.entries(),
      shared(),
      playerId === undefined ? [] : listFavourites(db, playerId),
      playerId === undefined || category !== 'recent' ? [] : listRecent(db, playerId, MOST_RECENT),
    ]);
    return { entries, ...common, favourites, recent, layout: layoutFor(layouts, { brand, region }) };
  };
}
