import { askTogether } from '../../../platform/ask-together.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable } from '../../../platform/database.ts';
import type { Authenticate, Recall, SignedIn } from '../../../platform/http/http.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';
import { sessionIdOf } from './session-cookie.ts';
import { createSessionMemory } from './session-memory.ts';
import * as store from './sessions-store.ts';

const IDLE_MAX_MS = 30 * 60_000;
const LIFETIME_MAX_MS = 30 * 24 * 3_600_000;
/** A session in use is written at most this often. */
const TOUCH_EVERY_MS = 60_000;

export interface Sessions {
  /** Starts a session under a new random id. @returns the secret for the cookie; it is not kept here. */
  start(db: Queryable, playerId: bigint): Promise<string>;
  /** Who a request's Cookie header speaks for; null for a visitor, an unknown id and an expired session alike. */
  authenticate: Authenticate;
  recall: Recall;
  /** Ends the session of a Cookie header, if it has one, and closes its sockets. */
  end(cookieHeader: string | undefined): Promise<void>;
  /** Ends every session of the player but this one. Call `announce` with the answer after the commit. */
  endOthers(db: Queryable, player: SignedIn): Promise<string[]>;
  /** Ends every session of a player. Call `announce` with the answer after the commit. */
  endAll(db: Queryable, playerId: bigint): Promise<string[]>;
  /** Closes the sockets of ended sessions. */
  announce(sessionIds: readonly string[]): void;
  removeExpired(): Promise<void>;
}

export interface SessionsDeps {
  db: Database;
  clock: Clock;
  secureCookies: boolean;
  /** Closes the sockets that a session opened. */
  endSession(sessionId: string): void;
}

/**
 * Sessions: 256 random bits in a cookie, their SHA-256 in the database (ASVS 7.2.3). They end after 30 minutes
 * without a request and after 30 days whatever happens. `SignedIn.sessionId` is the hash: fit for logs, useless to a thief.
 */
export function createSessions({ db, clock, secureCookies, endSession }: SessionsDeps): Sessions {
  const idOf = (cookieHeader: string | undefined) => sessionIdOf(cookieHeader, secureCookies);
  const memory = createSessionMemory();
  const findSession = askTogether((idHashes: readonly Buffer[]) => store.findSessions(db, idHashes));
  const announce = (sessionIds: readonly string[]): void => sessionIds.forEach(endSession);
  return {
    announce,
    start: async (tx, playerId) => {
      const { secret, secretHash } = newSecret();
      await store.insertSession(tx, { idHash: secretHash, playerId, now: clock.now() });
      return secret;
    },
    authenticate: async (cookieHeader) => {
      const id = idOf(cookieHeader);
      if (id === undefined) return null;
      memory.forget(id);
      const idHash = hashSecret(id);
      const session = await findSession(idHash);
      const now = clock.now();
      if (!session || isExpired(session, now)) return null;
      if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MS)
        await store.touchSession(db, idHash, now);
      const { playerId, region, wishedRegion, language, blocked } = session;
      const player = {
        playerId,
        sessionId: idHash.toString('hex'),
        region,
        wishedRegion,
        language,
        blocked,
      };
      if (!blocked) memory.keep(id, player, { now, endMs: session.createdAt.getTime() + LIFETIME_MAX_MS });
      return player;
    },
    recall: (cookieHeader) => {
      const id = idOf(cookieHeader);
      return id === undefined ? null : memory.recall(id, clock.now());
    },
    end: async (cookieHeader) => {
      const id = idOf(cookieHeader);
      if (id === undefined) return;
      memory.forget(id);
      const idHash = hashSecret(id);
      if (await store.deleteSession(db, idHash)) announce([idHash.toString('hex')]);
    },
    endOthers: async (tx, player) => {
      const ended = await store.deleteOtherSessions(
        tx,
        player.playerId,
        Buffer.from(player.sessionId, 'hex'),
      );
      return ended.map((idHash) => idHash.toString('hex'));
    },
    endAll: async (tx, playerId) => {
      const ended = await store.deleteSessionsOf(tx, playerId);
      return ended.map((idHash) => idHash.toString('hex'));
    },
    removeExpired: async () => {
      const now = clock.now().getTime();
      const ended = await store.deleteExpiredSessions(db, {
        seenBefore: new Date(now - IDLE_MAX_MS),
        createdBefore: new Date(now - LIFETIME_MAX_MS),
      });
      announce(ended.map((idHash) => idHash.toString('hex')));
    },
  };
}

function isExpired(session: store.SessionRow, now: Date): boolean {
  return (
    now.getTime() - session.lastSeenAt.getTime() > IDLE_MAX_MS ||
    now.getTime() - session.createdAt.getTime() > LIFETIME_MAX_MS
  );
}
