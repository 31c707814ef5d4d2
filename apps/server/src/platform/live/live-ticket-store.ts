import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../database.ts';

export const TICKET_LIFETIME_MS = 30_000;

export interface TicketHolder {
  playerId: bigint;
  sessionId: string;
}

/** Writes a one-time ticket; only its hash is kept. Tickets that nobody used go at the same time. */
export async function issueTicket(db: Queryable, holder: TicketHolder, now: Date): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + TICKET_LIFETIME_MS);
  await db.query('DELETE FROM live_ticket WHERE expires_at < $1', [now]);
  await db.query(
    'INSERT INTO live_ticket (ticket_hash, player_id, session_id, expires_at) VALUES ($1, $2, $3, $4)',
    [hashOf(ticket), holder.playerId, holder.sessionId, expiresAt],
  );
  return ticket;
}

/** Takes a ticket. The deletion is the check: of two sockets with one ticket, one gets the row. */
export async function redeemTicket(db: Queryable, ticket: string, now: Date): Promise<TicketHolder | null> {
  const [row] = await db.query<{ player_id: bigint; session_id: string; expires_at: Date }>(
    'DELETE FROM live_ticket WHERE ticket_hash = $1 RETURNING player_id, session_id, expires_at',
    [hashOf(ticket)],
  );
  return row && row.expires_at > now ? { playerId: row.player_id, sessionId: row.session_id } : null;
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest();
