import type { listSessions as operation } from '@croupier/contract/people/players';
import type { OutputOf } from '@croupier/contract/kit';
import type { SignedIn } from '../../../platform/http/http.ts';
import type { PlayersParts } from './players-parts.ts';
import { IDLE_MAX_MS, LIFETIME_MAX_MS } from './sessions.ts';
import { listSessionsOf } from './sessions-store.ts';

const SHOWN_MAX = 50;

/** Where the player is signed in now, this session first, then as they were used last. What has expired is not told of. */
export async function listSessions(
  { db, clock }: PlayersParts,
  { playerId, sessionId }: SignedIn,
): Promise<OutputOf<typeof operation>> {
  const now = clock.now().getTime();
  const sessions = await listSessionsOf(db, {
    playerId,
    seenSince: new Date(now - IDLE_MAX_MS),
    createdSince: new Date(now - LIFETIME_MAX_MS),
    thisOne: Buffer.from(sessionId, 'hex'),
    limit: SHOWN_MAX,
  });
  return {
    idleMinutes: IDLE_MAX_MS / 60_000,
    lifetimeDays: LIFETIME_MAX_MS / 86_400_000,
    sessions: sessions.map(({ startedAt, lastSeenAt, ...session }) => ({
      ...session,
      startedAt: startedAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    })),
  };
}
