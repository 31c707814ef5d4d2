import type { SwitchedPage } from '@croupier/contract/office/page-desk';
import { switchStateAt } from '@croupier/domain/play/catalog';
import { CLOSABLE_PAGES, REGION_IDS } from '@croupier/domain/site/regions';
import type { PageDeskParts } from './page-desk-parts.ts';
import { listPageSwitches, type PageSwitchRow } from './page-desk-store.ts';

/** Every page that can be closed, with for whom and when it is. */
export async function listPages({
  db,
  clock,
  config,
}: Pick<PageDeskParts, 'db' | 'clock' | 'config'>): Promise<SwitchedPage[]> {
  const now = clock.now();
  const switches = Map.groupBy(await listPageSwitches(db, now), ({ page }) => page);
  const { closedPages } = config.site;
  return CLOSABLE_PAGES.map((page) => ({
    page,
    switches: (switches.get(page) ?? []).map((row) => switchView(row, now)),
    installation: REGION_IDS.filter((region) => closedPages[region].has(page)),
  }));
}

const switchView = (
  { scope, reason, changedAt, ...times }: PageSwitchRow,
  now: Date,
): SwitchedPage['switches'][number] => ({
  scope,
  state: switchStateAt(times, now) === 'planned' ? 'planned' : 'closed',
  from: times.from?.toISOString() ?? null,
  until: times.until?.toISOString() ?? null,
  reason,
  changedAt: changedAt.toISOString(),
});
