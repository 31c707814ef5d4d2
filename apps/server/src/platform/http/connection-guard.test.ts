import type { FastifyInstance } from 'fastify';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { CONNECTION_LIMITS, type ConnectionLimits, type Turned } from './connection-guard.ts';
import { createRateLimits, type RateLimitName } from './rate-limits.ts';
import { createFastify } from './server.ts';
import type { BucketSize } from './token-buckets.ts';

const ATTACKER = '127.0.0.2';
const OTHER = '127.0.0.3';

let stop: (() => Promise<unknown>) | undefined;
afterEach(async () => {
  await stop?.();
});

/** A server whose `/held` answers when `release` is called, and that counts what reached it. */
async function startHouse(
  own: {
    limits?: Partial<ConnectionLimits>;
    rates?: Partial<Record<RateLimitName, BucketSize>>;
    proxies?: number;
  } = {},
) {
  const turned: Turned[] = [];
  const waiting: (() => void)[] = [];
  let begun = 0;
  const rateLimits = createRateLimits({ limits: own.rates ?? {}, now: () => 0 });
  const fastify = createFastify({
    log: createLog('silent'),
    publicUrl: 'http://localhost:1',
    trustProxy: own.proxies ?? 0,
    guard: { rateLimits, limits: { ...CONNECTION_LIMITS, ...own.limits }, turned: (why) => turned.push(why) },
  }) as FastifyInstance;
  let handedOver = 0;
  fastify.server.on('request', () => handedOver++);
  fastify.get('/held', () => {
    begun++;
    return new Promise((resolve) => waiting.push(() => resolve('done')));
  });
  fastify.post('/body', async () => 'taken');
  fastify.get('/now', async () => {
    begun++;
    return 'now';
  });
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  stop = () => fastify.close();
  const { port } = fastify.server.address() as AddressInfo;
  return {
    port,
    turned,
    handedOver: () => handedOver,
    begun: () => begun,
    release: () => waiting.splice(0).forEach((answer) => answer()),
  };
}

interface Client {
  socket: Socket;
  read: string;
  closed: Promise<void>;
}

function open(port: number, from: string, text = ''): Client {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  const client: Client = {
    socket,
    read: '',
    closed: new Promise((done) => socket.once('close', () => done())),
  };
  socket.on('data', (bytes) => (client.read += bytes.toString())).on('error', () => {});
  if (text) socket.write(text);
  return client;
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;
const statuses = (client: Client) =>
  [...client.read.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

/** Asks as somebody else and resolves when that one is answered. */
async function askAs(port: number, from: string, headers = ''): Promise<number> {
  const client = open(port, from, get('/now', `Connection: close\r\n${headers}`));
  await client.closed;
  return statuses(client)[0]!;
}

test('of hundreds of requests in one write only a few are begun, and the connection is closed', async () => {
  const house = await startHouse();
  const attacker = open(house.port, ATTACKER, get('/held').repeat(300));
  await attacker.closed;
  expect(house.begun()).toBe(4);
  expect(house.turned).toEqual(['pipelined']);
  expect(house.handedOver()).toBe(CONNECTION_LIMITS.unansweredPerConnection + 1);
  expect(await askAs(house.port, OTHER)).toBe(200);
});

test('as many as may wait are answered in their order on a connection that stays', async () => {
  const house = await startHouse();
  const client = open(house.port, OTHER, get('/now').repeat(CONNECTION_LIMITS.unansweredPerConnection));
  await expect.poll(() => statuses(client)).toEqual([200, 200, 200, 200]);
  client.socket.write(get('/now'));
  await expect.poll(() => statuses(client)).toHaveLength(5);
  client.socket.destroy();
});

test('one address has so many requests under way; when they are done or gone it may ask again', async () => {
  const house = await startHouse({ limits: { unansweredPerIp: 5 } });
  const held = Array.from({ length: 5 }, () => open(house.port, ATTACKER, get('/held')));
  await expect.poll(() => house.begun()).toBe(5);
  expect(await askAs(house.port, ATTACKER)).toBe(429);
  expect(await askAs(house.port, OTHER)).toBe(200);
  held[0]!.socket.destroy();
  await expect.poll(() => askAs(house.port, ATTACKER)).toBe(200);
  house.release();
  await expect.poll(() => held.slice(1).map(statuses)).toEqual([[200], [200], [200], [200]]);
});

test('bodies that do not come count as requests under way', async () => {
  const house = await startHouse({ limits: { unansweredPerIp: 5 } });
  const head =
    'POST /body HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n"';
  const slow = Array.from({ length: 20 }, () => open(house.port, ATTACKER, head));
  await expect.poll(() => slow.filter((client) => statuses(client)[0] === 429)).toHaveLength(15);
  expect(await askAs(house.port, OTHER)).toBe(200);
  slow.forEach(({ socket }) => socket.destroy());
});

test('more requests than an address may send are refused in its own name only, with the time to wait', async () => {
  const house = await startHouse({ rates: { requestsPerIp: { burst: 3, perSecond: 0.1 } } });
  const asked = [];
  for (let n = 0; n < 6; n++) asked.push(await askAs(house.port, ATTACKER));
  expect(asked).toEqual([200, 200, 200, 429, 429, 429]);
  const refused = open(house.port, ATTACKER, get('/now'));
  await refused.closed;
  expect(refused.read).toMatch(/retry-after: 10\r\n[^]*"key":"too_many_requests"/i);
  expect(await askAs(house.port, OTHER)).toBe(200);
  expect(house.begun()).toBe(4);
});

test('connections of one address are bounded, open ones and new ones', async () => {
  const house = await startHouse({ limits: { connectionsPerIp: 10 } });
  const idle = Array.from({ length: 15 }, () => open(house.port, ATTACKER));
  await expect.poll(() => house.turned).toHaveLength(5);
  expect(await askAs(house.port, OTHER)).toBe(200);
  idle.forEach(({ socket }) => socket.destroy());
  await expect.poll(() => askAs(house.port, ATTACKER)).toBe(200);

  await stop?.();
  const second = await startHouse({ rates: { connectionsPerIp: { burst: 10, perSecond: 0.001 } } });
  const begun = Array.from({ length: 25 }, () => open(second.port, ATTACKER));
  await expect.poll(() => second.turned).toEqual(Array(15).fill('connections'));
  expect(await askAs(second.port, OTHER)).toBe(200);
  begun.forEach(({ socket }) => socket.destroy());
});

test('behind a proxy it is the forwarded address that counts, and the proxy’s own connections do not', async () => {
  const house = await startHouse({
    proxies: 1,
    limits: { connectionsPerIp: 1 },
    rates: { requestsPerIp: { burst: 2, perSecond: 0.001 } },
  });
  const proxy = Array.from({ length: 5 }, () => open(house.port, OTHER));
  const as = (client: string) => askAs(house.port, OTHER, `X-Forwarded-For: ${client}\r\n`);
  expect([await as('192.0.2.1'), await as('192.0.2.1'), await as('9.9.9.9, 192.0.2.1')]).toEqual([
    200, 200, 429,
  ]);
  expect(await as('192.0.2.2')).toBe(200);
  proxy.forEach(({ socket }) => socket.destroy());
});
