import type { LiveEnvelope, LiveMessage } from '@croupier/contract/site/live';
import type { LivePublication } from '../outbox.ts';

/** A connected socket, as far as the hub is concerned. */
export interface LiveConnection {
  readonly playerId: bigint | null;
  readonly sessionId: string | null;
  send(text: string): void;
  close(code: number, reason: string): void;
}

export const MAX_CONNECTIONS_PER_PLAYER = 8;

/** Close codes: 1001 going away; 4001 the session is over; 4002 it goes on under another id; 4008 too many connections. */
export const CLOSE = { goingAway: 1001, sessionEnded: 4001, sessionMoved: 4002, tooMany: 4008 } as const;

export interface LiveHub {
  add(connection: LiveConnection): void;
  remove(connection: LiveConnection): void;
  /** To one player's sockets, or to everyone's. */
  publish(publications: readonly LivePublication[]): void;
  /** Closes every socket that this session opened. They are told that it is over, unless it goes on under another id. */
  endSession(sessionId: string, moved?: 'moved'): void;
  closeAll(): void;
  count(): number;
}

/** Longer than a ticket lives: a socket that comes with a ticket of a session that has just ended is closed too. */
const REMEMBER_ENDED_MS = 60_000;

/**
 * Who is connected to this process. The oldest socket of a player gives way to the ninth.
 * @param check looks at every message before it is sent; it throws when one is not as declared.
 */
export function createLiveHub(check: (message: LiveMessage) => void = () => {}): LiveHub {
  const ended = new Map<string, number>();
  const everyone = new Set<LiveConnection>();
  const byPlayer = new Map<bigint, Set<LiveConnection>>();

  const hub: LiveHub = {
    add: (connection) => {
      everyone.add(connection);
      if (connection.sessionId !== null && ended.has(connection.sessionId)) return end(connection);
      if (connection.playerId === null) return;
      const own = byPlayer.get(connection.playerId) ?? new Set();
      byPlayer.set(connection.playerId, own.add(connection));
      const oldest = own.values().next().value;
      if (own.size > MAX_CONNECTIONS_PER_PLAYER && oldest)
        drop(oldest, CLOSE.tooMany, 'too many connections');
    },
    remove: (connection) => {
      everyone.delete(connection);
      const own = connection.playerId === null ? undefined : byPlayer.get(connection.playerId);
      own?.delete(connection);
      if (own?.size === 0 && connection.playerId !== null) byPlayer.delete(connection.playerId);
    },
    publish: (publications) => {
      for (const { playerId, message, requestId } of publications) {
        const receivers = playerId === null ? everyone : byPlayer.get(playerId);
        if (!receivers?.size) continue;
        check(message);
        const envelope: LiveEnvelope = requestId === undefined ? message : { ...message, requestId };
        const text = JSON.stringify(envelope);
        for (const connection of receivers) connection.send(text);
      }
    },
    endSession: (sessionId, moved) => {
      remember(sessionId);
      for (const connection of everyone) {
        if (connection.sessionId !== sessionId) continue;
        if (moved) drop(connection, CLOSE.sessionMoved, 'session moved');
        else end(connection);
      }
    },
    closeAll: () => {
      for (const connection of everyone) drop(connection, CLOSE.goingAway, 'going away');
    },
    count: () => everyone.size,
  };

  function remember(sessionId: string): void {
    const now = Date.now();
    ended.set(sessionId, now);
    // Insertion order is age: stop at the first that is still to be remembered.
    for (const [id, at] of ended) {
      if (now - at < REMEMBER_ENDED_MS) break;
      ended.delete(id);
    }
  }

  function end(connection: LiveConnection): void {
    const message: LiveMessage = { name: 'sessionEnded', data: {} };
    connection.send(JSON.stringify(message));
    drop(connection, CLOSE.sessionEnded, 'session ended');
  }

  function drop(connection: LiveConnection, code: number, reason: string): void {
    hub.remove(connection);
    connection.close(code, reason);
  }
  return hub;
}
