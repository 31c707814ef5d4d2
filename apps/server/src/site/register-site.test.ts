import { mkdir, writeFile } from 'node:fs/promises';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Preview } from '../platform/http/http.ts';
import { createRateLimits } from '../platform/http/rate-limits.ts';
import { registerSite } from './index.ts';
import { versionOf } from '../features/site/pictures/feature.ts';
import { writeTinySite, type TinySite } from './tiny-site.fixture.ts';

const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>',
);
const PREVIEW: Preview = {
  ...{ kind: 'page', key: 'about', scope: 'all', version: 2, untilMs: 1 },
  ...{ brand: 'toro', region: 'KZ', theme: 'dark' },
};
let tiny: TinySite;
let address: string;
const fastify = Fastify();
beforeAll(async () => {
  tiny = await writeTinySite();
  await mkdir(join(tiny.folder, 'client/art'), { recursive: true });
  await writeFile(join(tiny.folder, 'client/art/wheel.svg'), DRAWING);
  fastify.get('/api/users/me', async (request, reply) => {
    if (/session=blocked/.test(request.headers.cookie ?? '')) return reply.code(423).send({});
    const id = /session=(\d)/.exec(request.headers.cookie ?? '')?.[1];
    return { profile: id === undefined ? null : { id } };
  });
  let nonce = 0;
  const hasSession = (cookie: string | undefined) => /session=/.test(cookie ?? '');
  await registerSite(fastify, {
    publicUrl: 'https://rino.example',
    brand: 'rino',
    cspNonce: () => `n${++nonce}`,
    hasSession,
    closedCountries: { header: 'x-country', countries: new Set(['XA']) },
    rateLimits: createRateLimits({ factor: 20, now: () => 0 }),
    previews: {
      open: (token) => (token === 'good' ? { ...PREVIEW, language: 'kk', path: '/about' } : null),
      read: (cookie) => (cookie?.includes('croupier_preview=good') ? PREVIEW : null),
    },
    buildFolder: tiny.folder,
  });
  address = await fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await fastify.close();
  await tiny.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => fastify.inject({ url, headers });

test('a picture is made for who asks, in the format they take, and kept for ever; what is not listed is not found', async () => {
  const path = `/media/wheel.${versionOf(DRAWING)}.320`;
  const avif = await get(path, { accept: 'image/avif,*/*' });
  expect(avif.statusCode).toBe(200);
  expect(avif.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
  });
  const webp = await get(`${path}.webp`, { accept: 'image/avif,*/*' });
  expect([webp.headers['content-type'], webp.headers['vary']]).toEqual(['image/webp', undefined]);
  expect((await get(`/media/other.${versionOf(DRAWING)}.320.webp`)).statusCode).toBe(404);
});

test('visitors share a page, each with a nonce of their own', async () => {
  const [first, second] = await Promise.all([
    get('/ua', { cookie: 'theme=white; secret=1' }),
    get('/ua', { cookie: 'secret=2' }),
  ]);
  expect(first.body).toMatch(/^<script nonce="n\d+"><\/script>visitor null 1 white$/);
  expect(second.body.replace(/n\d+/, '')).toBe(first.body.replace(/n\d+/, ''));
  expect(second.body).not.toBe(first.body);
  expect(first.headers['cache-control']).toBe('private, no-cache');
});

test.each([
  ['/ua', '/ua?utm_source=x&promo=A'],
  ['/ua?x=1#top', '/ua?x=1&utm_source=x&promo=A#top'],
  ['/ua?promo=B', '/ua?promo=B&utm_source=x'],
  ['//other.example/', '//other.example/'],
  ['https://other.example/', 'https://other.example/'],
])('keeps what a link said when a page leads on to %s, for each visitor their own', async (to, kept) => {
  const moved = `/en/moved/${encodeURIComponent(to)}`;
  const visit = async (query: string) => (await get(moved + query)).headers.location;
  expect(await visit('?utm_source=x&promo=A&gclid=1')).toBe(kept);
  expect(await visit('?gclid=1')).toBe(to);
});

test('who is shut out is told why, as a visitor, and nobody else sees that page', async () => {
  const reason = async (headers: Record<string, string>) => {
    const { body } = await get('/ua/shut', headers);
    return /refused=(\w*)/.exec(body)?.[1];
  };
  expect(await reason({})).toBe('');
  expect(await reason({ cookie: 'session=blocked' })).toBe('account_blocked');
  expect(await reason({ 'x-country': 'XA' })).toBe('country_closed');
  expect(await reason({ 'x-country': 'XA', cookie: 'session=1' })).toBe('country_closed');
  expect(await reason({ 'x-country': 'UA', cookie: 'session=1' })).toBe('');
  expect(await reason({})).toBe('');
  expect((await get('/ua/shut', { cookie: 'session=blocked' })).body).toContain('visitor null');
});

test('what a page depends on keeps pages apart', async () => {
  const pages = await Promise.all([
    get('/ua/a'),
    get('/ua/b'),
    get('/ua/a', { cookie: 'theme=dark' }),
    get('/ua/a?x=1'),
  ]);
  expect(new Set(pages.map(({ body }) => body.replace(/n\d+/, ''))).size).toBe(4);
});

test('bots get the status of an error and no page', async () => {
  const asked = await Promise.all(
    ['Mozilla/5.0 Chrome/140', 'Googlebot/2.1'].map((agent) => get('/ua/gone', { 'user-agent': agent })),
  );
  expect(asked.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  expect(asked.map(({ body }) => body !== '')).toEqual([true, false]);
});

test('a player’s page is made for the player and never kept', async () => {
  const pages = await Promise.all([get('/ua', { cookie: 'session=1' }), get('/ua', { cookie: 'session=2' })]);
  expect(pages[0].body).toContain('{"profile":{"id":"1"}} session=1');
  expect(pages[1].body).toContain('{"profile":{"id":"2"}} session=2');
  expect(pages[0].headers['cache-control']).toBe('private, no-store');
  expect((await get('/ua')).body).toContain('visitor null');
});

test('the page of a session that nobody has is the one that visitors share', async () => {
  const before = tiny.renderings.length;
  const pages = await Promise.all(
    Array.from({ length: 20 }, (_, n) => get('/ua/shared', { cookie: `session=unknown${n}` })),
  );
  expect(new Set(pages.map(({ body }) => body.replace(/n\d+/, ''))).size).toBe(1);
  expect(pages[0]!.body).toContain('visitor null');
  expect(pages[0]!.headers['cache-control']).toBe('private, no-cache');
  expect(tiny.renderings.length - before).toBe(1);
});

test('a query key that no page knows makes no page of its own', async () => {
  const before = tiny.renderings.length;
  await Promise.all(Array.from({ length: 20 }, (_, n) => get(`/ua/query?x=1&unknown${n}=${n}`)));
  expect(tiny.renderings.slice(before).map(({ path }) => path)).toEqual(['/ua/query?x=1']);
});

test('the language of the page is remembered once', async () => {
  expect((await get('/kk')).headers['set-cookie']).toBe(
    'i18n_redirected=kk; Path=/; Max-Age=100; SameSite=Lax; Secure',
  );
  expect((await get('/kk', { cookie: 'i18n_redirected=kk' })).headers['set-cookie']).toBeUndefined();
});

test('files are served compressed and for ever, missing ones are refused without a rendering', async () => {
  const script = await get('/assets/app-1.js', { 'accept-encoding': 'gzip, br' });
  expect([script.statusCode, script.headers['content-encoding'], script.headers['cache-control']]).toEqual([
    200,
    'br',
    'public, max-age=31536000, immutable',
  ]);
  expect(
    (await get('/assets/app-1.js', { 'if-none-match': String(script.headers['etag']) })).statusCode,
  ).toBe(304);
  expect((await get('/mark.svg')).headers['cache-control']).toBe('public, max-age=3600');
  for (const path of [
    '/ua/picture.png',
    '/assets/../../package.json',
    '/assets/%2e%2e/x.js',
    '/favicon.ico',
  ]) {
    const { statusCode, body } = await get(path);
    expect([statusCode, body], path).toEqual([404, 'Not found\n']);
  }
});

test('statuses come from the page, unknown API paths from the API', async () => {
  expect((await get('/ua/gone')).statusCode).toBe(404);
  expect((await get('/api/nope')).headers['content-type']).toContain('json');
});

test('the page for whoever reaches nobody is made of text alone, in the language of its address and in who asks’ colours', async () => {
  const { body, headers } = await get('/kk/offline', { cookie: 'theme=dark' });
  expect(body).toMatch(/^offline kk dark n\d+$/);
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('the link of a preview leads to its page and is remembered; one that is over or cut says so; both ways are nobody’s to keep', async () => {
  const entered = await get('/preview?link=good');
  expect([entered.statusCode, entered.headers['location']]).toEqual([303, '/kk/about']);
  expect(entered.headers['set-cookie']).toBe('croupier_preview=good; Path=/; HttpOnly; Secure; SameSite=Lax');
  const left = await get('/preview/leave', { cookie: 'croupier_preview=good' });
  expect([left.statusCode, left.headers['location']]).toEqual([303, '/']);
  for (const link of ['', 'bad', 'good%00', '..%2f']) {
    const over = await get(`/preview?link=${link}`, { cookie: 'theme=dark' });
    expect([over.statusCode, over.body]).toEqual([410, expect.stringMatching(/^over \w+ dark n\d+$/)]);
    expect(over.headers['set-cookie']).toContain('croupier_preview=; Path=/; Max-Age=0');
  }
  for (const { headers } of [entered, left, await get('/preview')])
    expect(headers).toMatchObject({
      ...{ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
    });
});

test('a preview is a page for its reader alone, as a visitor of the house, region and theme that it names', async () => {
  const cookie = 'session=1; theme=white; croupier_preview=good';
  const before = tiny.renderings.length;
  const [shared, first, again] = [
    await get('/ua/previewed'),
    await get('/ua/previewed', { cookie }),
    await get('/ua/previewed', { cookie }),
  ];
  expect(tiny.renderings.length - before).toBe(3);
  for (const { body, headers } of [first, again]) {
    expect(body).toContain('preview=2 of about for toro');
    expect(body).toMatch(/visitor null \d+ dark/);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect(headers['set-cookie']).toBeUndefined();
  }
  expect((await get('/sitemap.xml')).headers['cache-control']).toBe('public');
  expect((await get('/sitemap.xml', { cookie })).headers['cache-control']).toBe('private, no-store');
  for (const { body, headers } of [shared, await get('/ua/previewed', { cookie: 'theme=dark' })]) {
    expect(body).not.toContain('preview');
    expect(headers['x-robots-tag']).toBeUndefined();
  }
});

test.each(['//', '//[', '/\\', '///preview'])(
  '%s, which no address is made of, is a page like any other',
  async (path) => {
    const { hostname, port } = new URL(address);
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      httpGet({ hostname, port, path }, resolve).on('error', reject);
    });
    answer.resume();
    expect(answer.statusCode).toBe(200);
  },
);
