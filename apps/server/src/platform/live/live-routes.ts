import { liveTicket } from '@croupier/contract/site/live';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import { sendError } from '../http/errors.ts';
import type { Http } from '../http/http.ts';
import { issueTicket, TICKET_LIFETIME_MS } from './live-ticket-store.ts';

/** The ticket for the socket, and an answer for those who come to the socket's address without an upgrade. */
export function liveRoutes(http: Http, { db, clock }: { db: Database; clock: Clock }): void {
  http.handle(liveTicket, async ({ player }) => {
    const holder = { playerId: player.playerId, sessionId: player.sessionId };
    return { ticket: await issueTicket(db, holder, clock.now()), expiresInMs: TICKET_LIFETIME_MS };
  });
  http.raw.get('/api/ws', { schema: { hide: true } }, (request, reply) =>
    sendError(request, reply, 'upgrade_required'),
  );
}
