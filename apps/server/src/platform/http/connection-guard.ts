import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_STATUS } from '@croupier/contract/kit';
import { addressKey, addressOf } from './client-address.ts';
import type { RateLimits } from './rate-limits.ts';
import { MESSAGES } from './messages.ts';

export interface ConnectionLimits {
  /** Connections open at once in all, and of one address where no proxy stands in front. */
  readonly connections: number;
  readonly connectionsPerIp: number;
  /** Requests that wait for their answer. No browser and no proxy sends a second one down a connection before the first is answered. */
  readonly unansweredPerConnection: number;
  /** Also bodies that come slowly: each is a request without an answer. */
  readonly unansweredPerIp: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 30_000,
  connectionsPerIp: 500,
  unansweredPerConnection: 4,
  unansweredPerIp: 200,
};

/** Why something was turned away before it cost anything. */
export type Turned = 'connections' | 'pipelined' | 'unanswered' | 'requests';

export interface ConnectionGuardOptions {
  rateLimits: Pick<RateLimits, 'take'>;
  /** How many proxies name the client, see TRUST_PROXY. */
  proxies: number;
  limits?: ConnectionLimits;
  turned?(why: Turned): void;
}

type Dispatch = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Stands before Fastify, where turning away costs microseconds. Node hands over all requests of a read at once, and reads
 * on while they wait: without a bound one connection could queue thousands.
 */
export function guardConnections(
  options: ConnectionGuardOptions,
): (dispatch: Dispatch, serverOptions: ServerOptions) => Server {
  const { proxies, limits = CONNECTION_LIMITS, turned = () => {} } = options;
  const unansweredOf = createCounts();
  const openedOf = createCounts();

  const admitConnection = (socket: Socket): void => {
    stopReadingWhenDestroyed(socket);
    const address = addressKey(socket.remoteAddress ?? '');
    const late = proxies === 0 && options.rateLimits.take('connectionsPerIp', address) > 0;
    if (late || (proxies === 0 && openedOf.of(address) >= limits.connectionsPerIp)) {
      turned('connections');
      return void socket.destroy();
    }
    openedOf.add(address);
    socket.once('close', () => openedOf.remove(address));
  };

  const admit = (dispatch: Dispatch, request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request;
    if (socket.destroyed) return;
    const waiting = waitingOn(socket);
    if (waiting.size >= limits.unansweredPerConnection) {
      turned('pipelined');
      return void socket.destroy();
    }
    const address = addressKey(addressOf(request, proxies));
    if (unansweredOf.of(address) >= limits.unansweredPerIp) {
      turned('unanswered');
      return refuse(response, 1_000);
    }
    const retryAfterMs = options.rateLimits.take('requestsPerIp', address);
    if (retryAfterMs > 0) {
      turned('requests');
      return refuse(response, retryAfterMs);
    }
    unansweredOf.add(address);
    const answered = (): void => {
      if (waiting.delete(answered)) unansweredOf.remove(address);
    };
    waiting.add(answered);
    response.once('close', answered);
    dispatch(request, response);
  };

  return (dispatch, serverOptions) => {
    const server = createServer(serverOptions, (request, response) => admit(dispatch, request, response));
    server.maxConnections = limits.connections;
    return server.on('connection', admitConnection);
  };
}

/** What the parser is told of a request behind which nothing more is to be read as one. */
const READ_NO_FURTHER = 2;

/**
 * Destroying a connection does not stop Node's parser in the middle of a read: it goes on to make a request of each of
 * thousands that are thrown away, 20 ms of the thread for 64 kB. Its callback can stop it, though no documented way leads there;
 * a test counts what is handed over, so that a Node in which this changes is noticed.
 */
function stopReadingWhenDestroyed(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming?: (...request: unknown[]) => unknown } };
  const handOver = parser?.onIncoming;
  if (!parser || !handOver) return;
  parser.onIncoming = (...request) => (socket.destroyed ? READ_NO_FURTHER : handOver.apply(parser, request));
}

const waitingBySocket = new WeakMap<Socket, Set<() => void>>();

/** What to do for each request of the connection that is not answered, when it is or when the connection is gone. */
function waitingOn(socket: Socket): Set<() => void> {
  let waiting = waitingBySocket.get(socket);
  if (!waiting) {
    const own = new Set<() => void>();
    waitingBySocket.set(socket, (waiting = own));
    // An answer that waits behind another never hears that its connection is gone.
    socket.once('close', () => [...own].forEach((answered) => answered()));
  }
  return waiting;
}

function createCounts() {
  const counts = new Map<string, number>();
  const of = (key: string): number => counts.get(key) ?? 0;
  return {
    of,
    add: (key: string): void => void counts.set(key, of(key) + 1),
    remove: (key: string): void => {
      if (of(key) > 1) counts.set(key, of(key) - 1);
      else counts.delete(key);
    },
  };
}

const TOO_MANY = JSON.stringify({
  error: { key: 'too_many_requests', message: MESSAGES.too_many_requests, requestId: '' },
});

/** Closes the connection: who comes again must open another one, and those are counted. */
function refuse(response: ServerResponse, retryAfterMs: number): void {
  const head = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': TOO_MANY.length,
    'retry-after': String(Math.ceil(retryAfterMs / 1000)),
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
  };
  response.writeHead(ERROR_STATUS.too_many_requests, head).end(TOO_MANY);
}
