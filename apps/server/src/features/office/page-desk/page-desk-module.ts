import type { Module } from '../../../platform/module.ts';
import { pageDeskRoutes } from './page-desk-routes.ts';
import type { PageDeskParts } from './page-desk-parts.ts';

/** Where people of the house close pages of the site and open them. */
export function createPageDesk(
  { db, clock, config }: Omit<PageDeskParts, 'record'>,
  { record }: Pick<PageDeskParts, 'record'>,
): { module: Module } {
  const parts = { db, clock, config, record };
  return { module: { name: 'page-desk', office: (http) => pageDeskRoutes(http, parts) } };
}
