import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A build as small as can be: its page says who asked, counts renderings and carries a nonce. A page whose address has
 * `held` in it is rendered when the test says so.
 */
const BUILD = `
export const renderings = [];
export const held = [];
export const LANGUAGE_COOKIE = 'i18n_redirected';
export const COOKIE_MAX_AGE_SECONDS = 100;
export function visitorOf({ pathname, cookie }, brand) {
  return { language: pathname.slice(1, 3) || 'en', region: 'UA', theme: /theme=dark/.test(cookie) ? 'dark' : 'white', brand };
}
export function pageQuery(search) {
  const known = new URLSearchParams(search).get('x');
  return known === null ? '' : '?x=' + known;
}
export const pausePage = (visitor, { why, seconds, nonce }) => [visitor.language, why, seconds, nonce].join(' ');
export const webManifest = ({ language, region, brand }) => ({ name: brand, lang: language, region });
export const buildId = 'build-1';
export const previewOverPage = (visitor, nonce) => ['over', visitor.language, visitor.theme, nonce].join(' ');
export const offlinePage = (visitor, nonce) => ['offline', visitor.language, visitor.theme, nonce].join(' ');
export async function render(request, host) {
  const url = new URL(request.url);
  const count = renderings.push({ path: url.pathname + url.search, signal: request.signal });
  if (url.pathname.includes('held')) await new Promise((resolve) => held.push(resolve));
  const [, moved] = /\\/moved(\\/.*)$/.exec(url.pathname) ?? [];
  if (moved) return new Response(null, { status: 302, headers: { location: decodeURIComponent(moved.slice(1)) } });
  const profile = host.hasSession ? await (await host.send('/api/users/me', {})).text() : 'visitor';
  const body = '<script nonce="' + host.nonce + '"></script>' + profile + ' ' + request.headers.get('cookie') + ' ' + count + ' ' + host.visitor.theme + (url.pathname.endsWith('/shut') ? ' refused=' + (host.refused ?? '') : '') + (host.preview ? ' preview=' + host.preview.version + ' of ' + host.preview.key + ' for ' + host.visitor.brand : '');
  return new Response(body, { status: url.pathname.endsWith('/gone') ? 404 : 200, headers: { 'content-type': 'text/html', ...(url.pathname === '/sitemap.xml' && { 'cache-control': 'public' }) } });
}`;

export interface TinySite {
  readonly folder: string;
  /** What was begun to be rendered, with the signal that stops it. */
  readonly renderings: { path: string; signal: AbortSignal }[];
  /** Ends of the renderings that are held. */
  readonly held: (() => void)[];
  remove(): Promise<void>;
}

export async function writeTinySite(): Promise<TinySite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'client/assets'), { recursive: true });
  await mkdir(join(folder, 'server'));
  await writeFile(join(folder, 'server/index.js'), BUILD);
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  await writeFile(join(folder, 'client/assets/app-1.js'), 'x'.repeat(5_000));
  await writeFile(join(folder, 'client/mark.svg'), '<svg/>');
  await mkdir(join(folder, 'client/brands'));
  const mark =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2" fill="red"/></svg>';
  await writeFile(join(folder, 'client/brands/rino.svg'), mark);
  const built = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as TinySite;
  const { renderings, held } = built;
  return { folder, renderings, held, remove: () => rm(folder, { recursive: true }) };
}
