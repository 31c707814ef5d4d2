import { liveTicket } from '@croupier/contract/site/live';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import { afterEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { createOffsetClock } from '../clock.ts';
import { createRateLimits, RATE_LIMITS } from '../http/rate-limits.ts';
import { createLog } from '../log.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createLiveHub } from './hub.ts';
import { createLiveSocket, MAX_VISITORS_PER_IP } from './live-socket.ts';

let site: TestApp | undefined;
const opened: WebSocket[] = [];
afterEach(async () => {
  opened.splice(0).forEach((socket) => socket.terminate());
  await site?.close();
  site = undefined;
});

/** @returns the status of the refusal, or 101 for a socket that opened and stays so */
function connectAs(
  { url, from }: { url: string; from: string },
  query = '',
  headers: Record<string, string> = {},
): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/ws${query}`, {
    localAddress: from,
    headers,
  });
  opened.push(socket);
  return new Promise((resolve) => {
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('error', () => {});
  });
}

test('one address has so many visitors’ sockets; players with a ticket and other addresses get theirs', async () => {
  const house = (site = await startTestApp());
  const player = await house.createPlayer();
  const answers: number[] = [];
  for (let n = 0; n < MAX_VISITORS_PER_IP + 5; n++)
    answers.push(await connectAs({ url: house.url, from: '127.0.0.2' }));
  expect(answers).toEqual([...Array(MAX_VISITORS_PER_IP).fill(101), 429, 429, 429, 429, 429]);
  const { ticket } = await player.call(liveTicket, {});
  expect(await connectAs({ url: house.url, from: '127.0.0.2' }, `?token=${ticket}`)).toBe(101);
  expect(await connectAs({ url: house.url, from: '127.0.0.3' })).toBe(101);

  opened[0]!.close();
  await expect.poll(() => connectAs({ url: house.url, from: '127.0.0.2' })).toBe(101);
});

test('upgrades of one address are bounded, and tickets are not looked up beyond it', async () => {
  const database = await createTestDatabase();
  const live = createLiveSocket({
    db: database.db,
    clock: createOffsetClock(),
    hub: createLiveHub(),
    allowedOrigins: new Set(),
    log: createLog('silent'),
    rateLimits: createRateLimits({ now: () => 0 }),
    proxies: 0,
  });
  const server = createServer().on('upgrade', live.upgrade);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { burst } = RATE_LIMITS.upgradesPerIp;
  const answers: number[] = [];
  for (let n = 0; n < burst + 5; n++)
    answers.push(await connectAs({ url, from: '127.0.0.2' }, '?token=made-up'));
  expect(answers).toEqual([...Array(burst).fill(401), 429, 429, 429, 429, 429]);
  expect(await connectAs({ url, from: '127.0.0.3' }, '?token=made-up')).toBe(401);
  await new Promise((resolve) => server.close(resolve));
  await database.drop();
});

test('behind a proxy the forwarded address is the one that counts', async () => {
  const house = (site = await startTestApp({ TRUST_PROXY: '1' }));
  const as = (client: string) =>
    connectAs({ url: house.url, from: '127.0.0.2' }, '', { 'x-forwarded-for': client });
  const answers: number[] = [];
  for (let n = 0; n < MAX_VISITORS_PER_IP + 1; n++) answers.push(await as('192.0.2.1'));
  expect([answers.at(-2), answers.at(-1), await as('192.0.2.2')]).toEqual([101, 429, 101]);
});
