import { isClosedAt } from '@croupier/domain/play/catalog';
import { CLOSABLE_PAGES, type ClosablePage, type RegionId } from '@croupier/domain/site/regions';
import { keepFor } from '../../../platform/keep-for.ts';
import type { Needs } from '../../../platform/platform.ts';
import { listClosedNow } from './page-switches-store.ts';

/** What is switched is so after this time, in every process. */
const KEEP_MS = 1_000;

/** The pages that are closed in a region now: not found, and left out of menus, search and sitemap. */
export type ClosedPages = (region: RegionId) => Promise<ReadonlySet<ClosablePage>>;

/** What people of the house closed at this brand, and what the installation closes for good. */
export function createClosedPages({
  db,
  clock,
  config: { brand, site, memoryMs },
}: Needs<'db' | 'clock', 'brand' | 'site' | 'memoryMs'>): ClosedPages {
  const switches = keepFor(Math.min(KEEP_MS, memoryMs), async () =>
    Map.groupBy(await listClosedNow(db, clock.now()), ({ page }) => page),
  );
  return async (region) => {
    const closed = await switches();
    const isClosed = (page: ClosablePage) =>
      site.closedPages[region].has(page) ||
      isClosedAt(
        (closed.get(page) ?? []).map(({ scope }) => scope),
        { region, brand },
      );
    return new Set(CLOSABLE_PAGES.filter(isClosed));
  };
}
