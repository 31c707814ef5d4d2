import * as contract from '@croupier/contract/people/exclusions';
import type { Http } from '../../../platform/http/http.ts';
import { askReturn } from './ask-return.ts';
import { beginStop } from './begin-stop.ts';
import type { ExclusionsParts } from './exclusions-parts.ts';
import { readStops } from './exclusions-view.ts';

export function exclusionsRoutes(http: Http, parts: ExclusionsParts): void {
  http.handle(contract.stops, ({ player }) => readStops(parts, player));
  http.handle(
    contract.beginStop,
    async ({ player, input }) =>
      (await beginStop(parts, player, input.body.term)) ?? readStops(parts, player),
  );
  http.handle(
    contract.askReturn,
    async ({ player }) => (await askReturn(parts, player.playerId)) ?? readStops(parts, player),
  );
}
