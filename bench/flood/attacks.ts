import { randomBytes } from 'node:crypto';

/** What a flood does, as data: how many connections, how often, with what. */
export interface Attack {
  readonly name: string;
  /** Connections it keeps open, and how many it opens a second at most; one that was closed is opened anew. */
  readonly connections: number;
  readonly opensPerSecond: number;
  /** Over all connections. */
  readonly writesPerSecond: number;
  /** When a connection writes again: as soon as something came back, or after so many milliseconds. */
  readonly again: 'answered' | number;
  first(): string;
  next(): string;
}

const HOST = 'Host: localhost\r\n';
const random = (): string => randomBytes(8).toString('hex');
const get = (path: string, headers = ''): string => `GET ${path} HTTP/1.1\r\n${HOST}${headers}\r\n`;

function attack(
  name: string,
  shape: Omit<Attack, 'name' | 'first' | 'next'>,
  first: () => string,
  next: () => string = first,
): Attack {
  return { name, ...shape, first, next };
}

const STEADY = { connections: 64, opensPerSecond: 200, writesPerSecond: 1_000, again: 'answered' } as const;
const SLOW_HEAD = `POST /api/rounds HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n"`;
const upgrade = (): string =>
  get(
    '/api/ws',
    `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n`,
  );

/** Each from one address. */
export const ATTACKS: readonly Attack[] = [
  attack(
    'pipelined pages',
    { connections: 30, opensPerSecond: 200, writesPerSecond: 30, again: 'answered' },
    () => Array.from({ length: 300 }, () => get(`/en?x=${random()}`)).join(''),
  ),
  attack('new pages', STEADY, () => get(`/en/games?q=${random()}`)),
  attack('cookies of no session', STEADY, () =>
    get('/en', `Cookie: croupier_session=${randomBytes(32).toString('base64url')}\r\n`),
  ),
  attack('calls', STEADY, () => get(`/api/app/games?search=${random()}`)),
  attack('unknown addresses', STEADY, () => get(`/api/${random()}`)),
  attack(
    'sockets',
    { connections: 3_000, opensPerSecond: 300, writesPerSecond: 300, again: 60_000 },
    upgrade,
  ),
  attack(
    'slow bodies',
    { connections: 2_000, opensPerSecond: 200, writesPerSecond: 2_000, again: 1_000 },
    () => SLOW_HEAD,
    () => 'a',
  ),
];
