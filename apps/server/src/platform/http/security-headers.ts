import { isOpenToOthers, type OutsideSources } from '@croupier/domain/site/consent';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';

const nonces = new WeakMap<FastifyRequest, string>();

/** The nonce that inline scripts and styles of this page must carry; the page's policy then names it. */
export function cspNonce(request: FastifyRequest): string {
  let nonce = nonces.get(request);
  if (!nonce) nonces.set(request, (nonce = randomBytes(16).toString('base64')));
  return nonce;
}

/** What a page may load that is not of this site. */
interface FromElsewhere {
  /** Where games of other studios are served from; on every page, because a player comes to their game without a new document. */
  readonly frameOrigins?: readonly string[] | undefined;
  /** Where pictures are served from beside this site. */
  readonly mediaDomain?: string | null | undefined;
  /** Of services of others; only in documents that are open to them. */
  readonly outside?: OutsideSources | undefined;
}

/** Headers of every answer. A route that set its own policy keeps it. */
export function registerSecurityHeaders(
  fastify: FastifyInstance,
  publicUrl: string,
  { frameOrigins = [], mediaDomain, outside = {} }: FromElsewhere = {},
): void {
  const { protocol, host } = new URL(publicUrl);
  const https = protocol === 'https:';
  const socketOrigin = `${https ? 'wss' : 'ws'}://${host}`;
  fastify.addHook('onRequest', async (request, reply) => {
    setClosedHeaders(request, reply);
    if (https) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
  });
  fastify.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '');
    if (NO_DOCUMENT.test(type)) for (const name of OF_DOCUMENTS) reply.removeHeader(name);
    if (type.startsWith('text/html')) {
      const own = reply.getHeader('content-security-policy');
      if (own === NOTHING)
        reply.header(
          'content-security-policy',
          pagePolicy(nonces.get(request), socketOrigin, {
            frameOrigins,
            mediaDomain,
            outside: isOpenToOthers(request.url.split('?', 1)[0]!) ? outside : {},
          }),
        );
    }
    return payload;
  });
}

/** What an answer that is no page carries, whoever makes it. */
export function setClosedHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(CLOSED_HEADERS);
  reply.header('content-security-policy', NOTHING);
  reply.header('x-request-id', request.id);
  if (/^\/(office\/)?api\//.test(request.url)) reply.header('cache-control', 'no-store');
}

/**
 * What a page of the site may load: itself, and inline code only under this request's nonce.
 */
export function pagePolicy(
  nonce: string | undefined,
  socketOrigin: string,
  { frameOrigins = [], mediaDomain, outside = {} }: FromElsewhere,
): string {
  const of = (directive: keyof OutsideSources) =>
    (outside[directive] ?? []).map((source) => ` ${source}`).join('');
  const own = nonce ? `'self' 'nonce-${nonce}'` : `'self'`;
  return [
    `default-src 'self'`,
    `script-src ${own}${of('script')}`,
    `style-src ${own}${of('style')}`,
    // `style="…"` attributes carry positions and colours of the moment; they cannot run anything.
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: blob:${mediaDomain ? ` ${mediaDomain}` : ''}${of('img')}`,
    `font-src 'self'${of('font')}`,
    `media-src 'self' blob:${of('media')}`,
    `worker-src 'self' blob:`,
    `connect-src 'self' ${socketOrigin}${of('connect')}`,
    `frame-src ${[...frameOrigins, ...(outside.frame ?? [])].join(' ') || `'none'`}`,
    ...CLOSED,
  ].join('; ');
}

const CLOSED = [`object-src 'none'`, `base-uri 'none'`, `form-action 'self'`, `frame-ancestors 'none'`];
const NOTHING = [`default-src 'none'`, ...CLOSED.slice(1)].join('; ');

/** Of a file: opened by itself, against its being an attachment, it is of no origin and runs nothing. */
export const FILE_POLICY = `${NOTHING}; sandbox`;

/** What a browser heeds of a document; of a script its referrer policy too, but that says what browsers do anyway. */
const DOCUMENT_HEADERS = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
const OF_DOCUMENTS = Object.keys(DOCUMENT_HEADERS);

const CLOSED_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  ...DOCUMENT_HEADERS,
};

/** A page brings dozens of such files, and small ones would weigh less than their headers. A drawing in SVG can be a document. */
const NO_DOCUMENT = /^(text\/javascript|font\/|image\/(?!svg))/;
