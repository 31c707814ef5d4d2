import { REGION_IDS } from '@croupier/domain';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Clock } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { LiveConnection, LiveHub } from './hub.ts';
import { redeemTicket, type TicketHolder } from './live-ticket-store.ts';

export const HEARTBEAT_MS = 25_000;
const MAX_PAYLOAD_BYTES = 4_096;
const MAX_MESSAGES_PER_MINUTE = 100;
/** A client that does not read: cut it off before it costs memory. It will reconnect and refetch. */
const MAX_BUFFERED_BYTES = 256 * 1024;
const MAX_CONNECTIONS = 20_000;

interface Deps {
  db: Database;
  clock: Clock;
  hub: LiveHub;
  allowedOrigins: ReadonlySet<string>;
  log: Log;
}

/** The server's end of `/api/ws`. Hang `upgrade` into the HTTP server. */
export function createLiveSocket(deps: Deps) {
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_PAYLOAD_BYTES,
    perMessageDeflate: false,
  });

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const verdict = await admit(request, deps);
    if (typeof verdict === 'number') return refuseUpgrade(socket, verdict);
    server.handleUpgrade(request, socket, head, (webSocket) => welcome(webSocket, verdict.holder, deps));
  }
  return { upgrade, close: () => server.close() };
}

/** @returns whom the socket is for, or the HTTP status of the refusal. */
async function admit(
  request: IncomingMessage,
  deps: Deps,
): Promise<{ holder: TicketHolder | null } | number> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname !== '/api/ws') return 404;
  const origin = request.headers.origin;
  if (origin !== undefined && !deps.allowedOrigins.has(origin)) return 403;
  if (deps.hub.count() >= MAX_CONNECTIONS) return 503;
  const region = url.searchParams.get('region');
  if (region !== null && !(REGION_IDS as readonly string[]).includes(region)) return 400;
  const token = url.searchParams.get('token');
  if (token === null || token === '') return { holder: null };
  const holder = await redeemTicket(deps.db, token, deps.clock.now()).catch(() => null);
  return holder ? { holder } : 401;
}

const REASONS: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
};

function refuseUpgrade(socket: Duplex, status: number): void {
  socket.end(
    `HTTP/1.1 ${status} ${REASONS[status] ?? 'Service Unavailable'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
  );
}

function welcome(webSocket: WebSocket, holder: TicketHolder | null, { hub, log }: Deps): void {
  const connection: LiveConnection = {
    playerId: holder?.playerId ?? null,
    sessionId: holder?.sessionId ?? null,
    send: (text) => {
      if (webSocket.bufferedAmount > MAX_BUFFERED_BYTES) return webSocket.terminate();
      webSocket.send(text);
    },
    close: (code, reason) => webSocket.close(code, reason),
  };
  hub.add(connection);
  const stopHeartbeat = keepAlive(webSocket);
  limitMessages(webSocket);
  webSocket.on('close', () => {
    stopHeartbeat();
    hub.remove(connection);
  });
  webSocket.on('error', (error) => log.debug({ err: error }, 'live socket failed'));
  connection.send(
    JSON.stringify({ name: 'welcome', data: { heartbeatMs: HEARTBEAT_MS, authenticated: holder !== null } }),
  );
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

/** The server listens to nothing on this socket; what comes is ignored, and too much of it ends the connection. */
function limitMessages(webSocket: WebSocket): void {
  let windowEndsAt = 0;
  let count = 0;
  webSocket.on('message', () => {
    const now = Date.now();
    if (now > windowEndsAt) [windowEndsAt, count] = [now + 60_000, 0];
    if (++count > MAX_MESSAGES_PER_MINUTE) webSocket.close(1008, 'too many messages');
  });
}
