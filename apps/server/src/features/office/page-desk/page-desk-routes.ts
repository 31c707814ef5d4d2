import * as contract from '@croupier/contract/office/page-desk';
import type { Http } from '../../../platform/http/http.ts';
import { actorOf } from '../audit/feature.ts';
import { listMenuWays } from './list-menu-ways.ts';
import { listPages } from './list-pages.ts';
import type { PageDeskParts } from './page-desk-parts.ts';
import { switchPage } from './switch-page.ts';

export function pageDeskRoutes(http: Http, parts: PageDeskParts): void {
  http.handle(contract.listPageSwitches, async () => ({ pages: await listPages(parts) }));
  http.handle(contract.listMenuWays, async () => ({ ways: await listMenuWays() }));
  http.handle(contract.switchPage, (call) => switchPage(parts, actorOf(call), call.input));
}
