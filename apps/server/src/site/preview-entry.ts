import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseCookie, serialiseCookie } from '../platform/http/cookies.ts';
import type { CookieOptions, Preview } from '../platform/http/http.ts';
import { PREVIEW_COOKIE } from '../platform/http/preview-cookie.ts';
import type { SiteBuild, Visitor } from './site-build.ts';
import type { SiteOptions } from './site-options.ts';

type EntryOptions = Pick<SiteOptions, 'previews' | 'brand' | 'publicUrl' | 'cspNonce'> & { site: SiteBuild };

/** Opened by a link of the office, and left by the bar that each previewed page has. */
const ENTRY = '/preview';
const EXIT = '/preview/leave';

/** @returns whether the address was one of these, and is answered */
export function answerPreviewEntry(
  { site, previews, brand, publicUrl, cspNonce }: EntryOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  // Not as an address: there are paths that are none, like `//`.
  const [pathname = '', query] = request.url.split('?', 2);
  if (pathname !== ENTRY && pathname !== EXIT) return false;
  const secure = publicUrl.startsWith('https:');
  const setCookie = (token: string, options: CookieOptions = {}) =>
    reply.header('set-cookie', serialiseCookie(PREVIEW_COOKIE, token, { ...options, secure }));
  const forget = () => setCookie('', { maxAgeSeconds: 0 });
  // The link is in nobody's cache, and no other site is told of it.
  reply.headers({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
  if (pathname === EXIT) {
    forget().redirect('/', 303);
    return true;
  }
  const token = new URLSearchParams(query).get('link') ?? '';
  const link = previews?.open(token);
  if (!link) {
    const { cookie = '', 'accept-language': acceptLanguage = null } = request.headers;
    const visitor = site.visitorOf({ pathname, cookie, acceptLanguage }, brand);
    forget().code(410).type('text/html; charset=utf-8');
    reply.send(site.previewOverPage(visitor, cspNonce(request)));
    return true;
  }
  // It says itself when it ends.
  setCookie(token).redirect(`/${link.language}${link.path === '/' ? '' : link.path}`, 303);
  return true;
}

/** The site as a preview shows it: the language is the address's, all else is the link's. */
export const previewVisitor = (
  site: SiteBuild,
  { region, theme, brand }: Preview,
  pathname: string,
): Visitor =>
  site.visitorOf({ pathname, cookie: `region=${region}; theme=${theme}`, acceptLanguage: null }, brand);

/** Of a Cookie header what names the preview, and nothing else: its pages are a visitor's. */
export const previewCookieOf = (cookieHeader: string): string =>
  `${PREVIEW_COOKIE}=${parseCookie(cookieHeader)[PREVIEW_COOKIE] ?? ''}`;
