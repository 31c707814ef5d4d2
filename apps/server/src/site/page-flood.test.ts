import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createRateLimits, RATE_LIMITS, type RateLimits } from '../platform/http/rate-limits.ts';
import { createFastify } from '../platform/http/server.ts';
import { createLog } from '../platform/log.ts';
import { registerSite } from './index.ts';
import { RENDER_LIMITS } from './render-queue.ts';
import { writeTinySite, type TinySite } from './tiny-site.fixture.ts';

const ATTACKER = '127.0.0.2';
const OTHER = '127.0.0.3';

let tiny: TinySite;
let fastify: FastifyInstance;
let nowMs: number;
const sockets: Socket[] = [];

beforeEach(async () => {
  nowMs = 0;
  tiny = await writeTinySite();
  const rateLimits = createRateLimits({ now: () => nowMs });
  fastify = await startSite(rateLimits);
});
afterEach(async () => {
  sockets.splice(0).forEach((socket) => socket.destroy());
  tiny.held.splice(0).forEach((end) => end());
  await fastify.close();
  await tiny.remove();
});

async function startSite(rateLimits: RateLimits): Promise<FastifyInstance> {
  const site = createFastify({
    log: createLog('silent'),
    publicUrl: 'http://localhost:1',
    trustProxy: 0 as never,
    guard: { rateLimits },
  });
  site.get('/api/users/me', async (request) => {
    const id = /session=player(\d+)/.exec(request.headers.cookie ?? '')?.[1];
    return { profile: id === undefined ? null : { id } };
  });
  await registerSite(site, {
    publicUrl: 'http://localhost:1',
    brand: 'rino',
    cspNonce: () => 'nonce',
    hasSession: (cookie) => /session=/.test(cookie ?? ''),
    rateLimits,
    buildFolder: tiny.folder,
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  return site;
}

interface Client {
  socket: Socket;
  read: string;
}

function open(from: string, text: string): Client {
  const { port } = fastify.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => socket.write(text));
  sockets.push(socket);
  const client: Client = { socket, read: '' };
  socket.on('data', (bytes) => (client.read += bytes.toString())).on('error', () => {});
  return client;
}

const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n`;

/** @returns the status, Retry-After and body of one answer */
async function ask(from: string, path: string, headers = '') {
  const client = open(from, get(path, `Connection: close\r\n${headers}`));
  await new Promise((resolve) => client.socket.once('close', resolve));
  const [head = '', body = ''] = client.read.split('\r\n\r\n');
  const retryAfter = /retry-after: (\d+)/i.exec(head)?.[1];
  return { status: Number(head.split(' ')[1]), retryAfter: Number(retryAfter), body };
}

const endHeld = () => tiny.held.splice(0).forEach((end) => end());

test('of a hundred pages in one write few are begun, and another’s page comes in between', async () => {
  const attacker = open(ATTACKER, Array.from({ length: 100 }, (_, n) => get(`/en/held/${n}`)).join(''));
  await new Promise((resolve) => attacker.socket.once('close', resolve));
  expect(tiny.renderings.length).toBeLessThanOrEqual(RENDER_LIMITS.atOnce);
  endHeld();
  expect(await ask(OTHER, '/en/page')).toMatchObject({ status: 200 });
  expect(tiny.renderings.length).toBeLessThanOrEqual(RENDER_LIMITS.atOnce + 1);
});

test('pages are rendered a few at a time, some wait, and beyond that an address is told when to come again', async () => {
  const turnedAway = 3;
  const pages = RENDER_LIMITS.atOnce + RENDER_LIMITS.waitingEach + turnedAway;
  const flood = Array.from({ length: pages }, (_, n) => ask(ATTACKER, `/ua/held/${n}`));
  await expect.poll(() => tiny.renderings).toHaveLength(RENDER_LIMITS.atOnce);
  const other = ask(OTHER, '/en/page');
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (const answer of flood) void answer.then((done) => answers.push(done));
  await expect.poll(() => answers).toHaveLength(turnedAway);
  expect(answers).toEqual(Array(turnedAway).fill({ status: 503, retryAfter: 3, body: 'ua busy 3 nonce' }));
  await expect.poll(() => (endHeld(), answers)).toHaveLength(pages);
  expect((await other).status).toBe(200);
});

test('who opens the 176 public pages one after the other is shown each of them, and others need not wait', async () => {
  const statuses = new Set<number>();
  for (let n = 0; n < 176; n++) statuses.add((await ask(ATTACKER, `/kk/${n}`)).status);
  expect([...statuses]).toEqual([200]);
  expect((await ask(OTHER, '/kk/new')).status).toBe(200);
});

test('thirty who share an address open a page each at the same time, and all are shown theirs', async () => {
  const lesson = Array.from({ length: 30 }, (_, n) => ask(ATTACKER, `/ua/lesson/${n}`));
  expect((await Promise.all(lesson)).map(({ status }) => status)).toEqual(Array(30).fill(200));
});

test('who asks for new pages faster than they are rendered is shown the kept one, or told when to come again', async () => {
  await ask(OTHER, '/kk/kept');
  const held = Array.from({ length: RENDER_LIMITS.atOnce + RENDER_LIMITS.waitingEach }, (_, n) =>
    ask(ATTACKER, `/kk/held/${n}`),
  );
  await expect.poll(() => tiny.renderings).toHaveLength(RENDER_LIMITS.atOnce + 1);
  await expect.poll(connections).toBe(held.length);
  expect(await ask(ATTACKER, '/kk/new')).toEqual({ status: 503, retryAfter: 3, body: 'kk busy 3 nonce' });
  expect((await ask(ATTACKER, '/kk/kept')).status).toBe(200);
  await expect.poll(() => (endHeld(), tiny.renderings.length)).toBeGreaterThan(held.length);
  expect((await Promise.all(held)).every(({ status }) => status === 200)).toBe(true);
});

test('a page that waits for its turn behind a flood comes as soon as somebody else asks for it', async () => {
  const flood = Array.from({ length: RENDER_LIMITS.atOnce + 5 }, (_, n) => ask(ATTACKER, `/ua/held/${n}`));
  await expect.poll(() => tiny.renderings).toHaveLength(RENDER_LIMITS.atOnce);
  // What was asked before is known to the site once it has answered what came after.
  const isKnown = () => ask(OTHER, '/no-file.png');
  await isKnown();
  const wanted = ask(ATTACKER, '/ua/wanted');
  await isKnown();
  const other = ask(OTHER, '/ua/wanted');
  await isKnown();
  tiny.held.shift()!();
  expect((await other).status).toBe(200);
  expect(tiny.renderings[RENDER_LIMITS.atOnce]!.path).toBe('/ua/wanted');
  await expect.poll(() => (endHeld(), tiny.renderings.length)).toBe(flood.length + 1);
  for (const { status } of await Promise.all([wanted, ...flood])) expect(status).toBe(200);
});

test('pages that are kept are counted, also with the cookie of no session', async () => {
  const before = tiny.renderings.length;
  const { burst } = RATE_LIMITS.pagesPerIp;
  const statuses: number[] = [];
  for (let n = 0; n < burst + 2; n++)
    statuses.push((await ask(ATTACKER, '/en/kept', `Cookie: session=guess${n}\r\n`)).status);
  expect(statuses).toEqual([...Array(burst).fill(200), 429, 429]);
  expect(tiny.renderings.length - before).toBeLessThan(burst);
  expect((await ask(OTHER, '/en/kept')).status).toBe(200);
});

test('a player’s pages are counted for the player and for the address', async () => {
  const { renderingsPerPlayer, playersRenderingsPerIp } = RATE_LIMITS;
  const as = (n: number, from = ATTACKER) => ask(from, '/en', `Cookie: session=player${n}\r\n`);
  const own: number[] = [];
  for (let n = 0; n <= renderingsPerPlayer.burst; n++) own.push((await as(0)).status);
  expect(own).toEqual([...Array(renderingsPerPlayer.burst).fill(200), 429]);
  const rest = playersRenderingsPerIp.burst - renderingsPerPlayer.burst - 1;
  const others: number[] = [];
  for (let n = 0; n <= rest; n++) others.push((await as(n + 1)).status);
  expect(others).toEqual([...Array(rest).fill(200), 429]);
  expect((await as(99, OTHER)).status).toBe(200);
});

test('a page whose reader is gone is not begun, and one that is begun is told to stop', async () => {
  const first = Array.from({ length: RENDER_LIMITS.atOnce }, (_, n) => open(ATTACKER, get(`/en/held/${n}`)));
  await expect.poll(() => tiny.renderings).toHaveLength(RENDER_LIMITS.atOnce);
  const waiting = Array.from({ length: 5 }, (_, n) => open(ATTACKER, get(`/en/waits/${n}`)));
  const other = ask(OTHER, '/en/other');
  await expect.poll(connections).toBe(RENDER_LIMITS.atOnce + 6);
  for (const { socket } of [...first, ...waiting]) socket.destroy();
  await expect.poll(() => tiny.renderings.map(({ signal }) => signal.aborted)).toEqual([true, true, true]);
  endHeld();
  expect((await other).status).toBe(200);
  expect(tiny.renderings.map(({ path }) => path).filter((path) => path.includes('waits'))).toEqual([]);
});

const connections = () =>
  new Promise<number>((resolve, reject) =>
    fastify.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
