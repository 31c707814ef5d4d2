import * as contract from '@croupier/contract/people/players';
import type { Http } from '../../../platform/http/http.ts';
import { endOtherSessions, endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';
import type { PlayersParts } from './players-parts.ts';

/** Where a player is signed in, and how that ends from elsewhere. */
export function sessionsRoutes(http: Http, parts: PlayersParts): void {
  http.handle(contract.listSessions, ({ player }) => listSessions(parts, player));
  http.handle(contract.endSession, ({ input, player }) => endSession(parts, player, input.params.id));
  http.handle(contract.endOtherSessions, ({ player }) => endOtherSessions(parts, player));
}
