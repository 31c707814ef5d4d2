import { askTogether } from '../../../platform/ask-together.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Queryable, Tx } from '../../../platform/database.ts';
import type { Authenticate, Recall, SignedIn } from '../../../platform/http/http.ts';
import { hashSecret, newSecret } from '../../../platform/secrets.ts';
import { provenLately, rotate, type Rotated } from './rotate-session.ts';
import { sessionIdOf } from './session-cookie.ts';
import { createSessionMemory } from './session-memory.ts';
import * as store from './sessions-store.ts';
import { NOWHERE, placeOf, type Visit } from './visit.ts';

export const IDLE_MAX_MS = 30 * 60_000;
export const LIFETIME_MAX_MS = 30 * 24 * 3_600_000;
/** A session in use is written at most this often. */
const TOUCH_EVERY_MS = 60_000;

export interface Sessions {
  /**
   * Starts a session under a new random id. It is `proven` when whoever began it has shown more than a password.
   * @returns the secret for the cookie; it is not kept here
   */
  start(db: Queryable, playerId: bigint, begun?: { visit?: Visit; proven?: boolean }): Promise<string>;
  /**
   * Gives the session a new id, in the transaction of what the player has just shown; the old one is nobody's from the commit on.
   * Call `announceMoved` with the answer after it. @returns undefined when the session has ended meanwhile
   */
  rotate(tx: Tx, player: SignedIn, shown: { proven: boolean }): Promise<Rotated | undefined>;
  /** Whether the player has proven in this session, a short while ago, who they are by more than a password. */
  isProvenLately(player: SignedIn): Promise<boolean>;
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
  /** Closes the sockets of a session that has another id now; they come back under that one. */
  announceMoved(rotated: Rotated): void;
  removeExpired(): Promise<void>;
}

export interface SessionsDeps {
  db: Database;
  clock: Clock;
  secureCookies: boolean;
  /** Under it addresses are hashed. */
  addressKey: Buffer;
  /** Closes the sockets that a session opened; of one that moved they are told nothing, and come back. */
  endSession(sessionId: string, moved?: 'moved'): void;
}

/**
 * Sessions: 256 random bits in a cookie, their SHA-256 in the database (ASVS 7.2.3). They end after 30 minutes
 * without a request and after 30 days whatever happens. `SignedIn.sessionId` is the hash: fit for logs, useless to a thief.
 */
export function createSessions(deps: SessionsDeps): Sessions {
  const { db, clock, secureCookies, endSession } = deps;
  const idOf = (cookieHeader: string | undefined) => sessionIdOf(cookieHeader, secureCookies);
  const memory = createSessionMemory();
  const findSession = askTogether((idHashes: readonly Buffer[]) => store.findSessions(db, idHashes));
  const announce = (sessionIds: readonly string[]): void => sessionIds.forEach((id) => endSession(id));
  return {
    ...ending(deps, announce),
    announce,
    announceMoved: ({ endedId }) => endSession(endedId, 'moved'),
    start: (tx, playerId, begun = {}) => start(deps, tx, playerId, begun),
    rotate: (tx, player, shown) => rotate(deps, tx, player, shown),
    isProvenLately: (player) => provenLately(deps, player),
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
      const { playerId, region, wishedRegion, residence, language, blocked } = session;
      const player = {
        playerId,
        sessionId: idHash.toString('hex'),
        region,
        wishedRegion,
        residence,
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
  };
}

async function start(
  { clock, addressKey }: SessionsDeps,
  tx: Queryable,
  playerId: bigint,
  { visit, proven = false }: { visit?: Visit; proven?: boolean },
): Promise<string> {
  const { secret, secretHash } = newSecret();
  const place = visit ? placeOf(visit, addressKey) : NOWHERE;
  const now = clock.now();
  await store.insertSession(tx, {
    ...{ idHash: secretHash, playerId, now, provenAt: proven ? now : null },
    ...place,
  });
  return secret;
}

/** Sessions that end without their cookie. */
function ending(
  { db, clock }: SessionsDeps,
  announce: Sessions['announce'],
): Pick<Sessions, 'endOthers' | 'endAll' | 'removeExpired'> {
  const named = (idHashes: readonly Buffer[]) => idHashes.map((idHash) => idHash.toString('hex'));
  return {
    endOthers: async (tx, { playerId, sessionId }) =>
      named(await store.deleteOtherSessions(tx, playerId, Buffer.from(sessionId, 'hex'))),
    endAll: async (tx, playerId) => named(await store.deleteSessionsOf(tx, playerId)),
    removeExpired: async () => {
      const now = clock.now().getTime();
      const ended = await store.deleteExpiredSessions(db, {
        seenBefore: new Date(now - IDLE_MAX_MS),
        createdBefore: new Date(now - LIFETIME_MAX_MS),
      });
      announce(named(ended));
    },
  };
}

function isExpired(session: store.SessionRow, now: Date): boolean {
  return (
    now.getTime() - session.lastSeenAt.getTime() > IDLE_MAX_MS ||
    now.getTime() - session.createdAt.getTime() > LIFETIME_MAX_MS
  );
}
