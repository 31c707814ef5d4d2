import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallApi } from './call-api.ts';
import { encode } from './encode.ts';
import { isBot } from './is-bot.ts';
import { PLACEHOLDER, withNonce } from './nonce.ts';
import { createPageCache, type RenderedPage } from './page-cache.ts';
import type { SiteOptions } from './register-site.ts';
import type { SiteBuild, Visitor } from './site-build.ts';

const KEEP_MS = 1_000;
const MAXIMUM_PAGES = 500;
const HTML_LEVEL = 4;

type PagesOptions = SiteOptions & { callApi: CallApi; site: SiteBuild };

/** Answers pages. A visitor's depends only on (address, language, region, theme, brand) and is shared for a second. */
export function createPages(options: PagesOptions) {
  const { site, publicUrl, brand } = options;
  const origin = publicUrl.replace(/\/+$/, '');
  const cache = createPageCache({ keepMs: KEEP_MS, maximumEntries: MAXIMUM_PAGES });

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { cookie = '', 'accept-language': acceptLanguage = null } = request.headers;
    const address = new URL(`${origin}${request.url.startsWith('/') ? '' : '/'}${request.url}`);
    const visitor = site.visitorOf({ pathname: address.pathname, cookie, acceptLanguage }, brand);
    const personal = options.hasSession(cookie);
    const page = personal
      ? await render(options, request, { address, origin, visitor, cookie })
      : await cache.get(keyOf(address, visitor), () =>
          render(options, request, { address, origin, visitor, cookie: undefined }),
        );
    rememberLanguage(reply, { site, visitor, address, cookie, secure: origin.startsWith('https:') });
    reply.header('cache-control', personal ? 'private, no-store' : 'private, no-cache');
    if (page.status >= 400 && isBot(request.headers['user-agent'])) return reply.code(page.status).send('');
    return send(reply, page, options.cspNonce(request), request.headers['accept-encoding']);
  };
}

interface RenderInput {
  address: URL;
  origin: string;
  visitor: Visitor;
  /** Undefined for a visitor: a page that is shared sees nothing of the one who asked first. */
  cookie: string | undefined;
}

async function render(
  { callApi, site }: PagesOptions,
  request: FastifyRequest,
  input: RenderInput,
): Promise<RenderedPage> {
  const headers = new Headers(input.cookie === undefined ? {} : { cookie: input.cookie });
  const response = await site.render(new Request(input.address, { headers }), {
    send: callApi({ cookie: input.cookie, ip: request.ip, requestId: request.id }),
    nonce: PLACEHOLDER,
    visitor: input.visitor,
    hasSession: input.cookie !== undefined,
    origin: input.origin,
    textUrls: (scripts, game) => site.textUrls(input.visitor.language, scripts, game),
  });
  return {
    status: response.status,
    headers: [...response.headers],
    body: Buffer.from(await response.arrayBuffer()),
  };
}

const keyOf = (address: URL, { language, region, theme, brand }: Visitor): string =>
  [address.pathname + address.search, language, region, theme, brand].join('\n');

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
