import type { LiveMessage } from '@croupier/contract/site/live';
import { REGION_IDS } from '@croupier/domain/site/regions';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import { isFromClosedCountry, type ClosedCountries } from '../http/closed-countries.ts';
import { addressKey, addressOf } from '../http/client-address.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import type { Log } from '../log.ts';
import type { LiveConnection, LiveHub } from './hub.ts';
import { redeemTicket, type TicketHolder } from './live-ticket-store.ts';

export const HEARTBEAT_MS = 25_000;
const MAX_PAYLOAD_BYTES = 4_096;
const MAX_MESSAGES_PER_MINUTE = 100;
/** A client that does not read: cut it off before it costs memory. It will reconnect and refetch. */
const MAX_BUFFERED_BYTES = 256 * 1024;
const MAX_CONNECTIONS = 20_000;
/** Of visitors: who is signed in brings a ticket and has a bound of their own, so that a mobile network's players all get one. */
export const MAX_VISITORS_PER_IP = 100;

interface Deps {
  db: Database;
  clock: Clock;
  hub: LiveHub;
  allowedOrigins: ReadonlySet<string>;
  log: Log;
  rateLimits: Pick<RateLimits, 'take'>;
  /** How many proxies name the client, see TRUST_PROXY. */
  proxies: number;
  closedCountries?: ClosedCountries;
  /** Told of everything a client sends: there is nothing that it should. */
  ignored?(): void;
}

/** Sockets that do not answer our close are cut after this. */
const CLOSE_TIMEOUT_MS = 1_000;

/** The server's end of `/api/ws`. Hang `upgrade` into the HTTP server. */
export function createLiveSocket(deps: Deps) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
  });
  const visitors = new Map<string, number>();

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const address = addressKey(addressOf(request, deps.proxies));
    const verdict = await admit(request, { ...deps, address, visitors: visitors.get(address) ?? 0 });
    if (typeof verdict === 'number') return refuseUpgrade(socket, verdict);
    if (verdict.holder === null) countWhileOpen(visitors, address, socket);
    server.handleUpgrade(request, socket, head, (webSocket) => welcome(webSocket, verdict.holder, deps));
  }
  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
      upgrade(request, socket, head).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'live socket refused');
        refuseUpgrade(socket, 503);
      });
    },
    /** After the hub has closed them: waits for the clients' part, and cuts who does not answer. */
    drain: async (): Promise<void> => {
      const endsAt = Date.now() + CLOSE_TIMEOUT_MS;
      while (server.clients.size > 0 && Date.now() < endsAt) await sleep(20);
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

/** @returns whom the socket is for, or the HTTP status of the refusal. */
async function admit(
  request: IncomingMessage,
  deps: Deps & { address: string; visitors: number },
): Promise<{ holder: TicketHolder | null } | number> {
  if (deps.rateLimits.take('upgradesPerIp', deps.address) > 0) return 429;
  const url = URL.parse(request.url ?? '/', 'http://localhost');
  if (!url) return 400;
  if (url.pathname !== '/api/ws') return 404;
  const origin = request.headers.origin;
  if (origin !== undefined && !deps.allowedOrigins.has(origin)) return 403;
  if (deps.closedCountries && isFromClosedCountry(deps.closedCountries, request.headers)) return 423;
  if (deps.hub.count() >= MAX_CONNECTIONS) return 503;
  const region = url.searchParams.get('region');
  if (region !== null && !(REGION_IDS as readonly string[]).includes(region)) return 400;
  const token = url.searchParams.get('token');
  if (token === null || token === '') return deps.visitors < MAX_VISITORS_PER_IP ? { holder: null } : 429;
  const holder = await redeemTicket(deps.db, token, deps.clock.now());
  return holder ? { holder } : 401;
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  423: 'Locked',
  429: 'Too Many Requests',
};
/** For whoever was too many, or came when we could not. */
const RETRY_AFTER_SECONDS = 10;

function refuseUpgrade(socket: Duplex, status: number): void {
  const later = status === 429 || status === 503 ? `Retry-After: ${RETRY_AFTER_SECONDS}\r\n` : '';
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Service Unavailable'}\r\nConnection: close\r\n${later}Content-Length: 0\r\n\r\n`,
  );
}

function countWhileOpen(counts: Map<string, number>, key: string, socket: Duplex): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
  socket.once('close', () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  });
}

function welcome(webSocket: WebSocket, holder: TicketHolder | null, { hub, log, ignored }: Deps): void {
  const connection: LiveConnection = {
    playerId: holder?.playerId ?? null,
    sessionId: holder?.sessionId ?? null,
    send: (text) => {
      if (webSocket.bufferedAmount > MAX_BUFFERED_BYTES) return webSocket.terminate();
      if (webSocket.readyState === webSocket.OPEN) webSocket.send(text);
    },
    close: (code, reason) => {
      if (webSocket.readyState === webSocket.OPEN) webSocket.close(code, reason);
    },
  };
  const stopHeartbeat = keepAlive(webSocket);
  limitMessages(webSocket, ignored);
  webSocket.on('close', () => {
    stopHeartbeat();
    hub.remove(connection);
  });
  webSocket.on('error', (error) => log.debug({ err: error }, 'live socket failed'));
  const first: LiveMessage = {
    name: 'welcome',
    data: { heartbeatMs: HEARTBEAT_MS, authenticated: holder !== null },
  };
  connection.send(JSON.stringify(first));
  hub.add(connection);
}

function keepAlive(webSocket: WebSocket): () => void {
  let answered = true;
  webSocket.on('pong', () => (answered = true));
  const timer = setInterval(() => {
    if (!answered) return webSocket.terminate();
    answered = false;
    webSocket.ping();
  }, HEARTBEAT_MS);
  return () => clearInterval(timer);
}

/** The server takes nothing on this socket; what comes is counted and ignored, and too much of it ends the connection. */
function limitMessages(webSocket: WebSocket, ignored: (() => void) | undefined): void {
  let windowEndsAt = 0;
  let count = 0;
  webSocket.on('message', () => {
    ignored?.();
    const now = Date.now();
    if (now > windowEndsAt) [windowEndsAt, count] = [now + 60_000, 0];
    if (++count > MAX_MESSAGES_PER_MINUTE) webSocket.close(1008, 'too many messages');
  });
}
