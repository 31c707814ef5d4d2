import { linkQueryOf, withLinkQuery } from '@croupier/contract/site/labels';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../platform/http/client-address.ts';
import { isFromClosedCountry } from '../platform/http/closed-countries.ts';
import type { RateLimits } from '../platform/http/rate-limits.ts';
import type { Preview } from '../platform/http/http.ts';
import type { CallApi } from './call-api.ts';
import { encode } from '../platform/http/encode.ts';
import { inlineStyles } from './inline-styles.ts';
import { isBot } from './is-bot.ts';
import { PLACEHOLDER, withNonce } from './nonce.ts';
import { BUSY, createPageAdmission, type Pause } from './page-admission.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import { readerOf } from './reader.ts';
import { createRenderQueue, NotRendered, type RenderQueue } from './render-queue.ts';
import { findPlayer, type Send } from './find-player.ts';
import { previewCookieOf, previewVisitor } from './preview-entry.ts';
import type { PageHost, Refused, SiteBuild, Visitor } from './site-build.ts';
import type { SiteOptions } from './site-options.ts';

const KEEP_MS = 1_000;
/** What a visitor sees may be so old before it is better to say that they have to wait. */
const KEEP_IN_NEED_MS = 60_000;
const MAXIMUM_PAGES = 500;
const HTML_LEVEL = 4;

type PagesOptions = SiteOptions & {
  callApi: CallApi;
  site: SiteBuild;
  rateLimits: Pick<RateLimits, 'take'>;
  /** A style sheet of the build, by its address. */
  sheet: (path: string) => Buffer | undefined;
  /** How a page shows a picture that content names. */
  picture: PageHost['picture'];
  /** Looks now which pictures there are. */
  lookForPictures(): Promise<void>;
};

interface Parts extends PagesOptions {
  origin: string;
  queue: RenderQueue;
  admission: ReturnType<typeof createPageAdmission>;
  cache: ReturnType<typeof createPageCache>;
}

/** What one request asks for. */
interface Asked {
  readonly request: FastifyRequest;
  readonly address: URL;
  /** What the link said that led here: no page is rendered by it, and a redirect keeps it. */
  readonly linkQuery: string;
  readonly visitor: Visitor;
  readonly cookie: string;
  readonly reader: AbortSignal;
  /** Why the house is closed to who asks, if it is. */
  readonly refused?: Refused;
  readonly preview: Preview | null;
}

/** Answers pages. A visitor's depends only on (address, language, region, theme, brand) and is shared for a second. */
export function createPages(options: PagesOptions) {
  const { site, brand, turned = () => {} } = options;
  const origin = options.publicUrl.replace(/\/+$/, '');
  const parts: Parts = {
    ...options,
    origin,
    queue: createRenderQueue(),
    admission: createPageAdmission(options.rateLimits),
    cache: createPageCache({ keepMs: KEEP_MS, keepInNeedMs: KEEP_IN_NEED_MS, maximumPages: MAXIMUM_PAGES }),
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { cookie = '', 'accept-language': acceptLanguage = null } = request.headers;
    const address = new URL(`${origin}${request.url.startsWith('/') ? '' : '/'}${request.url}`);
    const linkQuery = linkQueryOf(address.searchParams);
    address.search = site.pageQuery(address.search);
    const preview = options.previews?.read(cookie) ?? null;
    const { pathname } = address;
    const visitor = preview
      ? previewVisitor(site, preview, pathname)
      : site.visitorOf({ pathname, cookie, acceptLanguage }, brand);
    const reader = readerOf(request, reply);
    const asked: Asked = { request, address, linkQuery, visitor, cookie, preview, reader };
    const { page, personal } = await findPage(parts, asked);
    if ('why' in page) {
      turned(page.why === 'busy' ? 'renderings' : 'pages');
      return sendPause(parts, asked, reply, page);
    }
    if (preview) reply.header('x-robots-tag', 'noindex');
    else rememberLanguage(reply, { site, visitor, address, cookie, secure: origin.startsWith('https:') });
    reply.header('cache-control', personal ? 'private, no-store' : 'private, no-cache');
    if (page.status >= 400 && isBot(request.headers['user-agent'])) return reply.code(page.status).send('');
    return send(
      reply,
      keepingLink(page, asked),
      options.cspNonce(request),
      request.headers['accept-encoding'],
    );
  };
}

interface Found {
  readonly page: RenderedPage | Pause;
  readonly personal: boolean;
}

/** Counts, then renders or takes what is kept. */
async function findPage(parts: Parts, asked: Asked): Promise<Found> {
  if (asked.reader.aborted) return { page: BUSY, personal: false };
  const pause = parts.admission.page(asked.request.ip);
  if (pause) return { page: pause, personal: false };
  try {
    return await admitted(parts, asked);
  } catch (error) {
    // To whom it is said when the reader is gone does not matter.
    if (error instanceof NotRendered || asked.reader.aborted) return { page: BUSY, personal: false };
    throw error;
  }
}

async function admitted(parts: Parts, asked: Asked): Promise<Found> {
  const { request, cookie, address } = asked;
  const callAs = (cookieHeader: string | undefined): Send =>
    parts.callApi({ cookie: cookieHeader, ip: request.ip, requestId: request.id });
  // Whose the account is shows on no page: all that are shut out for one reason share theirs.
  const shutOut = async (refused: Refused): Promise<Found> => ({
    page: await visitorsPage(parts, { ...asked, refused }, callAs(undefined)),
    personal: true,
  });
  if (parts.closedCountries && isFromClosedCountry(parts.closedCountries, request.headers))
    return shutOut('country_closed');
  if (asked.preview) return { page: await previewPage(parts, asked, callAs), personal: true };
  const player = parts.hasSession(cookie) && (await findPlayer(callAs(cookie)));
  if (player === 'blocked') return shutOut('account_blocked');
  if (!player) return { page: await visitorsPage(parts, asked, callAs(undefined)), personal: false };
  const pause = parts.admission.playersRendering(request.ip, address.pathname, player.id);
  if (pause) return { page: pause, personal: true };
  // Each for themselves: thousands can share the address of a mobile network.
  const page = await parts.queue.run(new Set([`player ${player.id}`]), asked.reader, () =>
    render(parts, asked, { cookie, send: player.send, signal: asked.reader }),
  );
  return { page, personal: true };
}

/** Nobody else's: it is rendered each time, of calls that say what is previewed, and kept nowhere. */
async function previewPage(
  parts: Parts,
  asked: Asked,
  callAs: (cookieHeader: string | undefined) => Send,
): Promise<RenderedPage> {
  const { request, reader, cookie } = asked;
  await parts.lookForPictures();
  const send = callAs(previewCookieOf(cookie));
  const page = await parts.queue.run(new Set([addressKey(request.ip)]), reader, () =>
    render(parts, asked, { cookie: undefined, send, signal: reader }),
  );
  // Some pages (the sitemap) let everybody keep them: what is previewed is in none of their caches.
  return { ...page, headers: page.headers.filter(([name]) => name !== 'cache-control') };
}

async function visitorsPage(parts: Parts, asked: Asked, send: Send): Promise<RenderedPage> {
  const { cache, queue } = parts;
  const { request, reader } = asked;
  const key = keyOf(asked);
  // Who causes a rendering waits for it; what was rendered a moment ago is better than that.
  const who = addressKey(request.ip);
  const kept = !cache.has(key) && queue.isLate(who) && cache.last(key);
  if (kept) return kept;
  try {
    const page = cache.get(key, { who, gone: reader }, (signal, askers) =>
      queue.run(askers, signal, () => render(parts, asked, { cookie: undefined, send, signal })),
    );
    // Whoever asked first may have to wait for their share: who comes to it and need not has it rendered now.
    queue.look();
    return await page;
  } catch (error) {
    const last = error instanceof NotRendered && cache.last(key);
    if (last) return last;
    throw error;
  }
}

interface RenderInput {
  /** Undefined for a visitor: a page that is shared sees nothing of the one who asked first. */
  cookie: string | undefined;
  send: Send;
  signal: AbortSignal;
}

async function render(
  { site, origin, sheet, picture }: Parts,
  { address, visitor, refused, preview }: Asked,
  { cookie, send, signal }: RenderInput,
): Promise<RenderedPage> {
  const headers = new Headers(cookie === undefined ? {} : { cookie });
  let html: string | undefined;
  const response = await site.render(new Request(address, { headers, signal }), {
    send,
    nonce: PLACEHOLDER,
    visitor,
    hasSession: cookie !== undefined,
    ...(refused && { refused }),
    ...(preview && { preview }),
    origin,
    picture,
    textUrls: (scripts, game) => site.textUrls(visitor.language, scripts, game),
    written: (text) => (html = text),
  });
  return {
    status: response.status,
    headers: [...response.headers],
    body:
      html === undefined ? Buffer.from(await response.arrayBuffer()) : inlineStyles(html, PLACEHOLDER, sheet),
  };
}

const keyOf = ({ address, visitor: { language, region, theme, brand }, refused }: Asked): string =>
  [address.pathname + address.search, language, region, theme, brand, refused ?? ''].join('\n');

/** 429 for who asks for too much, 503 when all together do; a page of its own in the visitor's language, made of text alone. */
function sendPause(
  { site, cspNonce }: Parts,
  { request, visitor }: Asked,
  reply: FastifyReply,
  { why, retryAfterMs }: Pause,
): FastifyReply {
  const seconds = Math.max(Math.ceil(retryAfterMs / 1000), 1);
  reply.code(why === 'busy' ? 503 : 429);
  // Who goes on regardless needs a new connection each time, and those are counted.
  reply.headers({ 'retry-after': String(seconds), 'cache-control': 'no-store', connection: 'close' });
  reply.type('text/html; charset=utf-8');
  return reply.send(site.pausePage(visitor, { why, seconds, nonce: cspNonce(request) }));
}

/** A page that leads to another address of the site leads there with what the visitor's link said: the browser reads it from there. */
function keepingLink(page: RenderedPage, { linkQuery }: Asked): RenderedPage {
  if (linkQuery === '' || page.status < 300 || page.status >= 400) return page;
  const headers = page.headers.map(([name, value]): [string, string] => {
    const leadsOn = name.toLowerCase() === 'location' && /^\/(?!\/)/.test(value);
    return [name, leadsOn ? withLinkQuery(value, linkQuery) : value];
  });
  return { ...page, headers };
}

async function send(
  reply: FastifyReply,
  page: RenderedPage,
  nonce: string,
  acceptEncoding: string | undefined,
): Promise<FastifyReply> {
  reply.code(page.status);
  for (const [name, value] of page.headers) if (name !== 'content-length') reply.header(name, value);
  const { body, encoding } = await encode(withNonce(page.body, nonce), acceptEncoding, HTML_LEVEL);
  if (encoding) reply.header('content-encoding', encoding);
  reply.header('vary', 'accept-encoding, accept-language, cookie');
  return reply.send(body);
}

/** Keeps the language of the page someone looks at for 365 days (specification, section 9). */
function rememberLanguage(
  reply: FastifyReply,
  input: { site: SiteBuild; visitor: Visitor; address: URL; cookie: string; secure: boolean },
): void {
  const { site, visitor, address, cookie, secure } = input;
  if (!address.pathname.startsWith(`/${visitor.language}`) || address.pathname.endsWith('.data')) return;
  const pair = `${site.LANGUAGE_COOKIE}=${visitor.language}`;
  if (cookie.split(';').some((part) => part.trim() === pair)) return;
  reply.header(
    'set-cookie',
    `${pair}; Path=/; Max-Age=${site.COOKIE_MAX_AGE_SECONDS}; SameSite=Lax${secure ? '; Secure' : ''}`,
  );
}
