import Fastify from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerSite } from './index.ts';

/** A build as small as can be: its page says who asked, counts renderings and carries a nonce. */
const BUILD = `
let count = 0;
export const LANGUAGE_COOKIE = 'i18n_redirected';
export const COOKIE_MAX_AGE_SECONDS = 100;
export function visitorOf({ pathname, cookie }, brand) {
  return { language: pathname.slice(1, 3) || 'en', region: 'UA', theme: /theme=dark/.test(cookie) ? 'dark' : 'white', brand };
}
export async function render(request, host) {
  const profile = host.hasSession ? await (await host.send('/api/me', {})).text() : 'visitor';
  const body = '<script nonce="' + host.nonce + '"></script>' + profile + ' ' + request.headers.get('cookie') + ' ' + ++count + ' ' + host.visitor.theme;
  return new Response(body, { status: request.url.endsWith('/ua/gone') ? 404 : 200, headers: { 'content-type': 'text/html' } });
}`;

let folder: string;
const fastify = Fastify();
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server/index.js'), BUILD);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'client/assets/app-1.js'), 'x'.repeat(5_000));
  await writeFile(join(folder, 'client/mark.svg'), '<svg/>');
  fastify.get('/api/me', async (request) => `player ${request.headers.cookie}`);
  let nonce = 0;
  const hasSession = (cookie: string | undefined) => /session=/.test(cookie ?? '');
  await registerSite(fastify, {
    publicUrl: 'https://rino.example',
    brand: 'rino',
    cspNonce: () => `n${++nonce}`,
    hasSession,
    buildFolder: folder,
  });
});
afterAll(async () => {
  await fastify.close();
  await rm(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => fastify.inject({ url, headers });

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
  expect(pages[0].body).toContain('player session=1 session=1');
  expect(pages[1].body).toContain('player session=2 session=2');
  expect(pages[0].headers['cache-control']).toBe('private, no-store');
  expect((await get('/ua')).body).toContain('visitor null');
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
